/** The modules of zxcvbn that passwordStrength.ts imports; its own types only cover the main one. */
declare module 'zxcvbn/lib/frequency_lists' {
  /** Words by list, the most frequent first. */
  const lists: Record<string, string[]>;
  export default lists;
}

declare module 'zxcvbn/lib/matching' {
  type RankedWords = Record<string, Record<string, number>>;
  const matching: { dictionary_match: (password: string, dictionaries?: RankedWords) => object[] };
  export default matching;
}
