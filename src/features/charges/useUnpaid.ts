import type { Mandate } from '../../domain/money/collections';
import { whyUnpaid, type Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';
import { useSession } from '../../session/SessionContext';

/** Why a mandate hasn't collected what is due, in forint; undefined where nothing is due, or no mandate is known. */
export const useUnpaid = (mandate: Mandate | null | undefined, dueNow: number): Unpaid | undefined => {
  const { newMandates = [] } = useSession();
  if (!mandate || dueNow <= 0) return undefined;
  return whyUnpaid(mandate, { dueNow, today: today(), isNew: newMandates.includes(mandate.kind) });
};
