import { resultDays } from '../../domain/money/collections';
import type { Withdrawal } from '../../domain/money/unpaid';
import { budapestMoment, today } from '../../domain/time/clock';
import { addDays } from '../../domain/time/dates';
import { useWithdrawn } from './useMandate';

/**
 * What was withdrawn in this session, or on this device, while a charge of it may still be under way; undefined without it. Of two mandates it
 * is the one that was withdrawn last.
 */
export const useWithdrawal = (): Withdrawal | undefined => {
  const directDebit = useWithdrawn('directDebit');
  const regularCredit = useWithdrawn('regularCredit');
  const all = [
    { kind: 'directDebit' as const, ...directDebit },
    { kind: 'regularCredit' as const, ...regularCredit },
  ].flatMap(({ kind, at, isUnused, isAwaited = false }) => {
    if (at === undefined || isUnused === true) return [];
    const until = addDays(budapestMoment(new Date(at)).date, resultDays);
    return until < today() ? [] : [{ kind, at, until, isAwaited }];
  });
  const last = all.sort((one, other) => other.at - one.at)[0];
  return last && { kind: last.kind, until: last.until, isAwaited: all.some(({ isAwaited }) => isAwaited) };
};
