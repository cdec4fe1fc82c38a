import type { Mandate } from '../../domain/money/collections';
import type { Debt } from '../../domain/money/debt';
import { whyUnpaid, type Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';
import { useSession } from '../../session/SessionContext';

/** Why a mandate hasn't collected what is due; undefined where nothing is due, or no mandate is known. */
export const useUnpaid = (mandate: Mandate | null | undefined, debt: Debt | undefined): Unpaid | undefined => {
  const { newMandates = [] } = useSession();
  if (!mandate || debt === undefined) return undefined;
  return whyUnpaid(mandate, { debt, today: today(), isNew: newMandates.includes(mandate.kind) });
};
