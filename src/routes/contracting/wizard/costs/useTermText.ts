import { useTranslation } from 'react-i18next';

import type { Costs } from '../../../../domain/money/fees';
import type { PaymentTerm } from '../../../../domain/money/feeTerms';
import { formatForint } from '../../../../domain/money/money';
import { useLanguage } from '../../../../i18n/useLanguage';

/** What a term of the first payment is called; an upgrade's names the contract that it belongs to. */
export const useTermText = (costs: Costs): ((name: PaymentTerm) => string) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { monthlyFee, months, replaces } = costs;
  const retainer = replaces === undefined ? 'retainer' : 'newRetainer';
  return (name) =>
    name === 'retainer'
      ? t(`wizard.cost.${retainer}`, { fee: formatForint(monthlyFee, language), months })
      : t(`wizard.cost.${name}`);
};
