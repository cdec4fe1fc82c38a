import { useTranslation } from 'react-i18next';

import { CareLine } from '../../components/feedback/CareLine';
import { announcedCollections } from '../../domain/money/collections';
import { formatForint } from '../../domain/money/money';
import type { Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';
import { useLanguage } from '../../i18n/useLanguage';
import { useWithdrawalEnds } from '../paying/useWithdrawalEnds';
import { useWithdrawnMandate } from '../paying/useWithdrawnMandate';
import { FailedCollections } from './Uncollected';

/** After a withdrawal: what may still be collected, how long to wait for it, and who pays what falls due. */
export const JustWithdrawn = ({ kr, unpaid }: { kr: string; unpaid?: Unpaid | undefined }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const withdrawn = useWithdrawnMandate(kr);
  const until = useWithdrawalEnds();
  const [next] = withdrawn === undefined ? [] : announcedCollections(withdrawn, today());
  if (next !== undefined)
    return (
      <>
        {withdrawn && unpaid?.why === 'withdrawn' && <FailedCollections mandate={withdrawn} />}
        <p>{t('payment.next.withdrawnAnnounced', { date: next.date, amount: formatForint(next.amount, language) })}</p>
      </>
    );
  if (unpaid?.why === 'withdrawn') return <p>{t('payment.next.withdrawnWait', { until: unpaid.until })}</p>;
  return (
    until !== undefined && (
      <>
        <p>{t('payment.next.withdrawnText', { until })}</p>
        <CareLine />
      </>
    )
  );
};
