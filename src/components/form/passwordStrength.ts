/** Judging takes longer the more there is; what comes after this many characters makes no password weaker. */
const judgedLength = 24;

/** So many words are ranked before anything else gets its turn: a few milliseconds' worth. */
const wordsAtOnce = 2_000;

type Ranked = Record<string, number>;

const otherTasks = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Each word's rank. An object without a prototype, so that "constructor" is no word. */
const rank = async (words: readonly string[]): Promise<Ranked> => {
  const ranked = Object.create(null) as Ranked;
  for (let start = 0; start < words.length; start += wordsAtOnce) {
    words.slice(start, start + wordsAtOnce).forEach((word, index) => (ranked[word] = start + index + 1));
    await otherTasks();
  }
  return ranked;
};

/** The lists as they came. Only once: a second try after a failure finds them taken away. */
let words: [list: string, words: readonly string[]][] | undefined;

/**
 * zxcvbn ranks its 94,000 words the moment it is imported, which holds a slow phone up for half a second in the middle of
 * somebody's typing (PERF-4). So its lists are taken away from it before, and handed back ranked, a slice at a time.
 */
const load = async (): Promise<(password: string) => number> => {
  const { default: lists } = await import('zxcvbn/lib/frequency_lists');
  words ??= Object.entries(lists);
  for (const [name] of words) Reflect.deleteProperty(lists, name);
  await otherTasks();
  const [{ default: zxcvbn }, { default: matching }] = await Promise.all([import('zxcvbn'), import('zxcvbn/lib/matching')]);

  const dictionaries: Record<string, Ranked> = {};
  for (const [name, list] of words) dictionaries[name] = await rank(list);
  // Reversed and l33t words come through this one too.
  const match = matching.dictionary_match;
  matching.dictionary_match = (password) => match.call(matching, password, dictionaries);

  return (password) => zxcvbn(password.slice(0, judgedLength)).score;
};

let judge: ReturnType<typeof load> | undefined;

/** Fetches the dictionary, once, and gives what judges a password: 0 to 4 (PUB-3). Rejects when it can't be had. */
export const loadPasswordStrength = (): ReturnType<typeof load> => {
  judge ??= load().catch((error: unknown) => {
    judge = undefined;
    throw error;
  });
  return judge;
};
