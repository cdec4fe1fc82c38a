import { resultDays } from '../../domain/money/unpaid';
import { budapestMoment } from '../../domain/time/clock';
import { addDays, type IsoDate } from '../../domain/time/dates';
import { useSession } from '../../session/SessionContext';
import type { Session } from '../../session/sessionSchema';

/** Whether a charge of a mandate that was withdrawn in this session may still be under way. */
export const hasRecentWithdrawal = ({ withdrawnMandates: { directDebit, regularCredit } = {} }: Session): boolean =>
  [directDebit, regularCredit].some((withdrawal) => withdrawal !== undefined && withdrawal.isUnused !== true);

/** The day after which a charge that was under way at the last withdrawal of this session has its result. */
export const useWithdrawalEnds = (): IsoDate | undefined => {
  const { withdrawnMandates: { directDebit, regularCredit } = {} } = useSession();
  const moments = [directDebit, regularCredit].flatMap((withdrawal) =>
    withdrawal === undefined ? [] : [withdrawal.at],
  );
  return moments.length === 0 ? undefined : addDays(budapestMoment(new Date(Math.max(...moments))).date, resultDays);
};
