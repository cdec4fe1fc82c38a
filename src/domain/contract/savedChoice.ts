export interface SavedChoice<T extends string> {
  /** "" if nothing is chosen. */
  value: T | '';
  /** The saved one, if it isn't on offer any more. */
  gone?: string;
}

/** What a saved choice opens with: itself while it is on offer, else the only one left, else nothing. */
export const savedChoice = <T extends string>(choice: string | undefined, offered: readonly T[]): SavedChoice<T> => {
  if (choice === undefined || choice === '') return { value: '' };
  const value = offered.find((one) => one === choice);
  if (value !== undefined) return { value };
  return { value: offered.length === 1 ? (offered[0] ?? '') : '', gone: choice };
};
