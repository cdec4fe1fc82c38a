import type { ButtonVariant } from '../../components/Button';
import type { Mandate } from '../../domain/money/collections';
import { chargeToCome, isWaiting, type Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';

/** Paying isn't the coloured button while a charge is or may be to come: the sum could be taken twice. */
export const payVariant = (mandate: Mandate | null | undefined, unpaid: Unpaid | undefined): ButtonVariant =>
  isWaiting(unpaid) || chargeToCome(mandate, unpaid, today()) !== undefined ? 'secondary' : 'primary';
