/** The address as a URL; undefined if it is none. `URL.canParse` is missing below Chrome 120 and Safari 17. */
export const parseUrl = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
};
