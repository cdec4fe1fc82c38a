import type { ButtonVariant } from '../../components/Button';
import { isCollectionAnnounced, type Mandate } from '../../domain/money/collections';
import { chargeOf, type Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';

/** Paying isn't the coloured button while a charge is to come, or just after a withdrawal: the sum could be taken twice. */
export const payVariant = (
  mandate: Mandate | null | undefined,
  unpaid: Unpaid | undefined,
  hasWithdrawn: boolean,
): ButtonVariant =>
  hasWithdrawn || chargeOf(unpaid) !== undefined || isCollectionAnnounced(mandate, today()) ? 'secondary' : 'primary';
