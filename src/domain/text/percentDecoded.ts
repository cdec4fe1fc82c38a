/** Decodes percent-encoding; undefined if it is malformed. Use the result: the bundler drops calls whose result is unused. */
export const percentDecoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
