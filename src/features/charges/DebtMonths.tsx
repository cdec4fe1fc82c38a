import { useTranslation } from 'react-i18next';

import { feesIn } from '../../domain/money/debt';
import { formatForint } from '../../domain/money/money';
import { useLanguage } from '../../i18n/useLanguage';

/** How many monthly fees a debt is. Renders nothing unless it is a whole number of them and the fee is known. */
export const DebtMonths = ({ amount, fee }: { amount: number; fee: number | undefined }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const count = feesIn(amount, fee);
  if (count === undefined || count === 0 || fee === undefined) return null;
  return <p>{t('status.debtMonths', { count, fee: formatForint(fee, language) })}</p>;
};
