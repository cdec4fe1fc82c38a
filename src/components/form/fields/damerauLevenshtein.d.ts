declare module 'damerau-levenshtein' {
  /** `steps`: the letters added, left out, changed or swapped between two words. */
  const distance: (one: string, other: string) => { steps: number };
  export default distance;
}
