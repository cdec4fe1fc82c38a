/** The parts of zxcvbn that passwordJudge.ts takes one by one; its types know the whole only. */
declare module 'zxcvbn/lib/frequency_lists' {
  /** Words by the list they stand in, the most frequent first. */
  const lists: Record<string, string[]>;
  export default lists;
}

declare module 'zxcvbn/lib/matching' {
  type RankedWords = Record<string, Record<string, number>>;
  const matching: { dictionary_match: (password: string, dictionaries?: RankedWords) => object[] };
  export default matching;
}
