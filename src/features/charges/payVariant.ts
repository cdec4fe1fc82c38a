import type { ButtonVariant } from '../../components/Button';
import type { Mandate } from '../../domain/money/collections';
import { chargeToCome, isWaiting, type Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';

/** Paying isn't the coloured button while a charge is or may be to come: the sum could be taken twice. */
export const payVariant = (mandate: Mandate | null | undefined, unpaid: Unpaid | undefined): ButtonVariant => {
  // What the charge takes isn't a part of the sum.
  if (unpaid?.why === 'before' && unpaid.rest !== undefined) return 'primary';
  return isWaiting(unpaid) || chargeToCome(mandate, unpaid, today()) !== undefined ? 'secondary' : 'primary';
};
