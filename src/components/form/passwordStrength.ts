/** zxcvbn takes longer the longer the password is. Only the first 24 characters are scored, to bound the time. */
const judgedLength = 24;

/** Words to rank per slice: a few milliseconds of work. */
const wordsAtOnce = 2_000;

type Ranked = Record<string, number>;

const otherTasks = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Maps each word to its rank. No prototype, so that "constructor" isn't a word. */
const rank = async (words: readonly string[]): Promise<Ranked> => {
  const ranked = Object.create(null) as Ranked;
  for (let start = 0; start < words.length; start += wordsAtOnce) {
    words.slice(start, start + wordsAtOnce).forEach((word, index) => (ranked[word] = start + index + 1));
    await otherTasks();
  }
  return ranked;
};

/** zxcvbn's word lists, kept because a retry would find them emptied. */
let words: [list: string, words: readonly string[]][] | undefined;

/**
 * zxcvbn ranks its 94,000 words on import, which blocks a slow phone for half a second while the member types.
 * So this empties its lists first, ranks the words in slices, and hands them back ranked.
 */
const load = async (): Promise<(password: string) => number> => {
  const { default: lists } = await import('zxcvbn/lib/frequency_lists');
  words ??= Object.entries(lists);
  for (const [name] of words) Reflect.deleteProperty(lists, name);
  await otherTasks();
  const [{ default: zxcvbn }, { default: matching }] = await Promise.all([import('zxcvbn'), import('zxcvbn/lib/matching')]);

  const dictionaries: Record<string, Ranked> = {};
  for (const [name, list] of words) dictionaries[name] = await rank(list);
  // Reversed and l33t words are looked up through it too.
  const match = matching.dictionary_match;
  matching.dictionary_match = (password) => match.call(matching, password, dictionaries);

  return (password) => zxcvbn(password.slice(0, judgedLength)).score;
};

let judge: ReturnType<typeof load> | undefined;

/** Loads zxcvbn once. Resolves to a function that gives a password's strength, 0 to 4; rejects if it can't be loaded. */
export const loadPasswordStrength = (): ReturnType<typeof load> => {
  judge ??= load().catch((error: unknown) => {
    judge = undefined;
    throw error;
  });
  return judge;
};
