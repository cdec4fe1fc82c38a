import { compareDates, type IsoDate } from '../../domain/dates';

/** The stages of a mandate in their order (MAN-6). */
export const mandateStages = ['requested', 'bank', 'active'] as const;
export type MandateStage = (typeof mandateStages)[number];

interface Known {
  /** The service's state: authorised. */
  state: boolean;
  /** The first collection day, where the service tells one. */
  from?: IsoDate | undefined;
  /** Set up on this very page: the bank can't have taken it over yet. */
  justSet?: boolean;
}

/**
 * Where a mandate stands; undefined while there is none. The services say only whether it is authorised: one whose first
 * day is still to come, or that was given a moment ago, is at the bank, which takes several working days (MAN-5).
 */
export const mandateStage = ({ state, from, justSet = false }: Known, today: IsoDate): MandateStage | undefined => {
  if (!state) return undefined;
  return justSet || (from !== undefined && compareDates(today, from) < 0) ? 'bank' : 'active';
};
