/** zxcvbn takes longer the longer the password is. Only the first 24 characters are scored, to bound the time. */
const judgedLength = 24;

type Judge = (password: string) => number;

const load = async (): Promise<Judge> => {
  const { default: zxcvbn } = await import('zxcvbn');
  return (password) => zxcvbn(password.slice(0, judgedLength)).score;
};

let judge: Promise<Judge> | undefined;

/** Loads zxcvbn once. Resolves to a function that gives a password's strength, 0 to 4; rejects if it can't be loaded. */
export const loadPasswordStrength = (): Promise<Judge> => {
  judge ??= load().catch((error: unknown) => {
    judge = undefined;
    throw error;
  });
  return judge;
};
