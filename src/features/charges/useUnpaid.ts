import type { Mandate } from '../../domain/money/collections';
import type { Debt } from '../../domain/money/debt';
import { whyUnpaid, type Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';
import { useSession } from '../../session/SessionContext';
import { useWithdrawal } from '../paying/useWithdrawal';

/** Why what is due wasn't collected by a mandate; undefined where nothing is due, or nothing collects. */
export const useUnpaid = (mandate: Mandate | null | undefined, debt: Debt | undefined): Unpaid | undefined => {
  const { newMandates = [] } = useSession();
  const withdrawal = useWithdrawal();
  if (debt === undefined) return undefined;
  const isNew = mandate ? newMandates.includes(mandate.kind) : false;
  return whyUnpaid(mandate ?? undefined, { debt, today: today(), isNew, withdrawal });
};
