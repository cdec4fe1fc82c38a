import { currentYear } from '../../domain/clock';
import type { Debt } from '../../domain/debt';
import { getAmounts } from '../../services/payment';

/** A mandate's data and what is due this year, undefined if that can't be read. */
export const withDebt = async <T extends object>(data: Promise<T>, kr: string, signal: AbortSignal): Promise<T & { debt: Debt | undefined }> => {
  const debt = getAmounts({ kr, year: currentYear() }, signal).catch(() => undefined);
  return { ...(await data), debt: await debt };
};
