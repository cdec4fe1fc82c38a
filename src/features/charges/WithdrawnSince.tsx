import { useTranslation } from 'react-i18next';

import type { Mandate } from '../../domain/money/collections';
import { budapestMoment, currentYear } from '../../domain/time/clock';
import { yearOf } from '../../domain/time/dates';
import { useKeptWithdrawal } from '../paying/useMandate';
import { useWithdrawal } from '../paying/useWithdrawal';
import { useWithdrawnMandate } from '../paying/useWithdrawnMandate';

interface WithdrawnSinceProps {
  kr: string;
  /** Null without a known mandate, undefined while loading. */
  mandate: Mandate | null | undefined;
}

/**
 * Why fees are the member's to pay that were collected before: a mandate was withdrawn this year, as far as the device
 * knows. While a charge of it may be under way, JustWithdrawn says it.
 */
export const WithdrawnSince = ({ kr, mandate }: WithdrawnSinceProps) => {
  const { t } = useTranslation('portal');
  const kept = useKeptWithdrawal();
  const isUnderWay = useWithdrawal() !== undefined;
  const mayCollect = useWithdrawnMandate(kr) !== undefined;
  if (kept === undefined || isUnderWay || mayCollect || mandate !== null) return null;
  const { date } = budapestMoment(new Date(kept.at));
  return yearOf(date) === currentYear() ? <p>{t(`payment.next.withdrawnSince.${kept.kind}`, { date })}</p> : null;
};
