import { useTranslation } from 'react-i18next';

import { CareLine } from '../../components/feedback/CareLine';
import { StepList } from '../../components/layout/StepList';
import { announcedCollections, type Mandate } from '../../domain/money/collections';
import { formatForint } from '../../domain/money/money';
import { isAfterWithdrawal, type Unpaid } from '../../domain/money/unpaid';
import { budapestMoment, currentYear, today } from '../../domain/time/clock';
import { yearOf } from '../../domain/time/dates';
import { useLanguage } from '../../i18n/useLanguage';
import { useWithdrawn } from '../paying/useMandate';
import { useWithdrawal } from '../paying/useWithdrawal';
import { useWithdrawnMandate } from '../paying/useWithdrawnMandate';
import { ChargeOfDue } from './ChargeOfDue';
import { FailedCollections } from './Uncollected';

interface JustWithdrawnProps {
  kr: string;
  unpaid?: Unpaid | undefined;
  /** Null without a known mandate, undefined while loading. */
  mandate?: Mandate | null | undefined;
}

/**
 * After a withdrawal: what may still be collected, how long to wait for it, and who pays what falls due; later that it was
 * made, as far as the device knows, because fees that were collected are the member's since.
 */
export const JustWithdrawn = ({ kr, unpaid, mandate }: JustWithdrawnProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const withdrawn = useWithdrawnMandate(kr);
  const withdrawal = useWithdrawal();
  const lastAt = Math.max(useWithdrawn('directDebit')?.at ?? 0, useWithdrawn('regularCredit')?.at ?? 0);
  const [next] = withdrawn === undefined ? [] : announcedCollections(withdrawn, today());
  const charge = next ?? (unpaid?.why === 'withdrawn' ? unpaid.charge : undefined);
  if (charge !== undefined) {
    const words = { date: charge.date, amount: formatForint(charge.amount, language) };
    return (
      <>
        {withdrawn && unpaid?.why === 'withdrawn' && <FailedCollections mandate={withdrawn} />}
        {unpaid?.why === 'withdrawn' && charge.date <= today() ? (
          <ChargeOfDue charge={charge} until={unpaid.until} />
        ) : (
          <p>{t('payment.next.withdrawnAnnounced', words)}</p>
        )}
      </>
    );
  }
  if (unpaid?.why === 'withdrawn') return <p>{t('payment.next.withdrawnWait', { until: unpaid.until })}</p>;
  if (withdrawal === undefined) {
    const { date } = budapestMoment(new Date(lastAt));
    const isTold = mandate === null && yearOf(date) === currentYear();
    return isTold ? <p>{t('payment.next.withdrawnSince', { date })}</p> : null;
  }
  // A mandate that stands explains itself.
  if ((mandate || unpaid !== undefined) && !isAfterWithdrawal(unpaid)) return null;
  const { kind, until } = withdrawal;
  return (
    <>
      <p>{t(unpaid?.why === 'stopped' ? 'payment.next.stopped' : 'payment.next.withdrawnText', { until })}</p>
      {unpaid?.why === 'stopped' && (
        <>
          <StepList gap={0.5}>
            <li>{t(`status.uncollected.check.${kind}`)}</li>
            <li>{t('status.uncollected.pay')}</li>
          </StepList>
          <CareLine />
        </>
      )}
    </>
  );
};
