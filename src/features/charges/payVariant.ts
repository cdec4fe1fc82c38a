import type { ButtonVariant } from '../../components/Button';
import { isCollectionAnnounced, type Mandate } from '../../domain/money/collections';
import { today } from '../../domain/time/clock';

/** Paying isn't the coloured button while the bank is about to collect, or just after a withdrawal: the sum could be taken twice. */
export const payVariant = (mandate: Mandate | null | undefined, hasWithdrawn: boolean): ButtonVariant =>
  hasWithdrawn || isCollectionAnnounced(mandate, today()) ? 'secondary' : 'primary';
