import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { TextField } from '../../../components/form/fields/TextField';
import { formatForint, normaliseAmount } from '../../../domain/money/money';
import { amount as amountRule, required } from '../../../domain/text/validators';
import { currentYear } from '../../../domain/time/clock';
import { useLanguage } from '../../../i18n/useLanguage';
import { useGroupedAmount } from '../useGroupedAmount';
import { mostOf, type PayValues, type Sums } from './payValues';

interface AmountFieldProps {
  /** As told, in forint; undefined without a kr. */
  debt: Sums | undefined;
}

/** The amount to pay: at most the year's sum, or what is due now where that is more. */
export const AmountField = ({ debt }: AmountFieldProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { setValue } = useFormContext<PayValues>();
  const { onLeave, ...grouped } = useGroupedAmount();
  const max = debt === undefined ? 0 : mostOf(debt);
  const limit = { amount: formatForint(max, language), year: currentYear() };
  const hints = debt && [
    ...(debt.currentDebit > 0 ? [] : [t('payment.form.ahead')]),
    debt.currentDebit > debt.annualDebit ? t('payment.form.maxNow', limit) : t('payment.form.max', limit),
  ];
  return (
    <TextField<PayValues>
      name="amount"
      label={t('payment.form.amount')}
      rules={[required, (value) => amountRule({ max })(normaliseAmount(value))]}
      hint={hints?.join(' ')}
      disabled={debt === undefined}
      {...grouped}
      onLeave={(value) => {
        onLeave(value);
        if (normaliseAmount(value) !== value) setValue('amount', normaliseAmount(value), { shouldDirty: true });
      }}
    />
  );
};
