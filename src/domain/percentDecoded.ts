/**
 * A text with its percent signs decoded; undefined where one stands for nothing. The result is what to look at: a bare call for
 * its error alone is taken for one without effect, and left out of the build.
 */
export const percentDecoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
