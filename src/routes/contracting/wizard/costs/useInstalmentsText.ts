import { useTranslation } from 'react-i18next';

import type { Instalments } from '../../../../domain/money/fees';
import { formatForint } from '../../../../domain/money/money';
import { useLanguage } from '../../../../i18n/useLanguage';

/** The later instalments as a calculation in one line. */
export const useInstalmentsText = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return ({ count, amount, total, firstDay }: Instalments): string => {
    const sums = { n: count, fee: formatForint(amount, language), total: formatForint(total, language) };
    return firstDay === undefined
      ? t('wizard.fees.later', sums)
      : t('wizard.fees.laterFrom', { ...sums, date: firstDay });
  };
};
