import type { Session } from '../../session/sessionSchema';

/** Whether a charge of a mandate that was withdrawn in this session may still be under way. */
export const hasRecentWithdrawal = ({ withdrawnMandates: { directDebit, regularCredit } = {} }: Session): boolean =>
  [directDebit, regularCredit].some((withdrawal) => withdrawal !== undefined && withdrawal.isUnused !== true);
