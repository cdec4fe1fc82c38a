import { useTranslation } from 'react-i18next';
import type { Instalments } from '../../../domain/fees';
import { formatForint } from '../../../domain/money';
import { useLanguage } from '../../../i18n/useLanguage';

/** What is paid later, as a calculation in one line. */
export const useLaterText = () => {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  return ({ count, amount, total }: Instalments): string =>
    t('fees.later', { n: count, fee: formatForint(amount, language), total: formatForint(total, language) });
};
