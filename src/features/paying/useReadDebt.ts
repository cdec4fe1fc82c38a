import type { Debt } from '../../domain/money/debt';
import { getAmounts } from '../../services/payment';

/** Reads what is due. */
export const useReadDebt =
  () =>
  (body: { kr: string; year: number }, signal: AbortSignal): Promise<Debt> =>
    getAmounts(body, signal);
