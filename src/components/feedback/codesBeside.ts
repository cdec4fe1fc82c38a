/** The codes that came beside OK, if the data are a reply that has some. */
export const codesBeside = (data: unknown): readonly string[] =>
  typeof data === 'object' && data !== null && 'codes' in data && Array.isArray(data.codes)
    ? data.codes.filter((code) => typeof code === 'string')
    : [];
