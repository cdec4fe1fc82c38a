import type { Debt } from '../../../domain/money/debt';

/** A mandate's data and what is due this year, undefined if that can't be read. */
export const withDebt = async <T extends object>(
  data: Promise<T>,
  debt: Promise<Debt>,
): Promise<T & { debt: Debt | undefined }> => {
  const known = debt.catch(() => undefined);
  return { ...(await data), debt: await known };
};
