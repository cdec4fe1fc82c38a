import type { Instalment, Mandate } from '../../domain/money/collections';
import { today } from '../../domain/time/clock';

/** The key of what a payment beside that charge could pay twice. */
export const twiceKey = ({ date }: Instalment, mandate: Mandate | null | undefined) => {
  if (date <= today()) return 'processing';
  return mandate?.isWithdrawn === true ? 'withdrawnAnnounced' : (mandate?.kind ?? 'directDebit');
};
