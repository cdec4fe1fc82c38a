import { nextInstalment, type Mandate } from '../../../domain/money/collections';
import { debtSegments, type Debt } from '../../../domain/money/debt';
import { isWaiting, type Unpaid } from '../../../domain/money/unpaid';
import type { IsoDate } from '../../../domain/time/dates';

interface NextPayment {
  title: 'due' | 'awaited' | 'withdrawn' | 'nothingNow' | 'overpaid' | 'nothingLeft' | 'ended';
  /** Nothing is due now, and an instalment is left. */
  hasNext: boolean;
}

const dueKey = (unpaid: Unpaid | undefined) => {
  if (unpaid?.why === 'withdrawn') return 'withdrawn';
  return isWaiting(unpaid) ? 'awaited' : 'due';
};

/** What is paid next. `isOver`: the contract has ended, and no other one is known. */
export const nextPayment = (
  debt: Debt,
  mandate: Mandate | undefined,
  unpaid: Unpaid | undefined,
  today: IsoDate,
  isOver = false,
): NextPayment => {
  const { dueNow, later, overpaid } = debtSegments(debt);
  if (dueNow > 0) return { title: dueKey(unpaid), hasNext: false };
  const hasNext = later > 0 || nextInstalment(mandate, later, today) !== undefined;
  if (overpaid > 0) return { title: 'overpaid', hasNext };
  if (hasNext) return { title: 'nothingNow', hasNext };
  return { title: isOver ? 'ended' : 'nothingLeft', hasNext };
};
