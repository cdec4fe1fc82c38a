import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { TextField } from '../../../components/form/fields/TextField';
import { isBlocked } from '../../../domain/contract/cardStatus';
import { formatForint, normaliseAmount } from '../../../domain/money/money';
import { amount as amountRule, required } from '../../../domain/text/validators';
import { currentYear } from '../../../domain/time/clock';
import { useLanguage } from '../../../i18n/useLanguage';
import { useSession } from '../../../session/SessionContext';
import { useGroupedAmount } from '../useGroupedAmount';
import type { PayValues } from './payValues';

interface AmountFieldProps {
  /** The annual debit, in forint. */
  max: number;
  /** What is due now, in forint. */
  due: number;
  disabled?: boolean;
}

/** The amount to pay. */
export const AmountField = ({ max, due, disabled }: AmountFieldProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { control, setValue } = useFormContext<PayValues>();
  const blocked = isBlocked(useSession().currentUser?.cardStatus);
  const rest = due - Number(normaliseAmount(useWatch({ control, name: 'amount' })));
  const limit = t('payment.form.max', { amount: formatForint(max, language), year: currentYear() });
  const stays = t(blocked ? 'payment.form.staysBlocked' : 'payment.form.stays', {
    amount: formatForint(rest, language),
  });
  const { onLeave, ...grouped } = useGroupedAmount();
  return (
    <TextField<PayValues>
      name="amount"
      label={t('payment.form.amount')}
      rules={[required, (value) => amountRule({ max })(normaliseAmount(value))]}
      // A part of the debt: what it leaves.
      hint={disabled ? undefined : rest > 0 && rest < due ? `${limit}. ${stays}` : limit}
      disabled={disabled}
      {...grouped}
      onLeave={(value) => {
        onLeave(value);
        if (normaliseAmount(value) !== value) setValue('amount', normaliseAmount(value), { shouldDirty: true });
      }}
    />
  );
};
