import type { ButtonVariant } from '../../components/Button';
import type { Mandate } from '../../domain/money/collections';
import { chargeToCome, type Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';

/** Paying isn't the coloured button while a charge is to come, or just after a withdrawal: the sum could be taken twice. */
export const payVariant = (
  mandate: Mandate | null | undefined,
  unpaid: Unpaid | undefined,
  hasWithdrawn: boolean,
): ButtonVariant => (hasWithdrawn || chargeToCome(mandate, unpaid, today()) !== undefined ? 'secondary' : 'primary');
