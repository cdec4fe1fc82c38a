import { useTranslation } from 'react-i18next';

import { CareLine } from '../../components/feedback/CareLine';
import { StepList } from '../../components/layout/StepList';
import { announcedCollections } from '../../domain/money/collections';
import { formatForint } from '../../domain/money/money';
import type { Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';
import { useLanguage } from '../../i18n/useLanguage';
import { useWithdrawal } from '../paying/useWithdrawal';
import { useWithdrawnMandate } from '../paying/useWithdrawnMandate';
import { ChargeOfDue } from './ChargeOfDue';
import { FailedCollections } from './Uncollected';

/** After a withdrawal: what may still be collected, how long to wait for it, and who pays what falls due. */
export const JustWithdrawn = ({ kr, unpaid }: { kr: string; unpaid?: Unpaid | undefined }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const withdrawn = useWithdrawnMandate(kr);
  const withdrawal = useWithdrawal();
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
  if (withdrawal === undefined) return null;
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
