import { useTranslation } from 'react-i18next';

import { announcedCollections } from '../../domain/money/collections';
import { formatForint } from '../../domain/money/money';
import { today } from '../../domain/time/clock';
import { useLanguage } from '../../i18n/useLanguage';
import { useWithdrawnMandate } from '../paying/useWithdrawnMandate';

/** After a withdrawal: what is still announced, and who pays what falls due. */
export const JustWithdrawn = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const withdrawn = useWithdrawnMandate(kr);
  const [next] = withdrawn === undefined ? [] : announcedCollections(withdrawn, today());
  return (
    <>
      {next !== undefined && (
        <p>{t('mandates.ask.withdraw.announced', { date: next.date, amount: formatForint(next.amount, language) })}</p>
      )}
      <p>{t('payment.next.withdrawnText')}</p>
    </>
  );
};
