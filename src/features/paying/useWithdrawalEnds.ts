import { resultDays } from '../../domain/money/unpaid';
import { budapestMoment, today } from '../../domain/time/clock';
import { addDays, type IsoDate } from '../../domain/time/dates';
import { useSession } from '../../session/SessionContext';
import type { Session } from '../../session/sessionSchema';

/** ms since 1970 of this session's withdrawals after which a charge may be under way. */
const momentsIn = ({ withdrawnMandates: { directDebit, regularCredit } = {} }: Session): number[] =>
  [directDebit, regularCredit].flatMap((withdrawal) =>
    withdrawal === undefined || withdrawal.isUnused === true ? [] : [withdrawal.at],
  );

/** The day until which a charge of a mandate that was withdrawn in this session may be under way; undefined without one. */
export const useWithdrawalEnds = (): IsoDate | undefined => {
  const moments = momentsIn(useSession());
  if (moments.length === 0) return undefined;
  const end = addDays(budapestMoment(new Date(Math.max(...moments))).date, resultDays);
  return end < today() ? undefined : end;
};
