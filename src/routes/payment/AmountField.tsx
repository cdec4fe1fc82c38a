import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatForint } from '../../domain/money';
import { amount as amountRule, required } from '../../domain/validators';
import { FieldFrame } from '../../forms/FieldFrame';
import { Input } from '../../forms/Input';
import { useField } from '../../forms/useField';
import { useLanguage } from '../../i18n/useLanguage';
import { plainAmount, withoutSpaces, type PayValues } from './payValues';
import styles from './PayForm.module.css';

interface AmountFieldProps {
  /** The annual debit, in forint (PAY-2). */
  max: number;
  disabled?: boolean;
}

/** "12 400 Ft" without its unit, which stands in the field. */
const grouped = (digits: string, language: 'hu' | 'en'): string => formatForint(Number(digits), language).slice(0, -3);

/** The amount to pay (PAY-2): grouped while it is only looked at, plain while it is being typed. */
export const AmountField = ({ max, disabled }: AmountFieldProps) => {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const { setValue } = useFormContext<PayValues>();
  const label = t('form.amount');
  const rules = [(value: string) => required(value), (value: string) => amountRule({ max })(plainAmount(value))];
  const { field, id, errorId, error } = useField<PayValues, string>({ name: 'amount', label }, rules);
  const [focused, setFocused] = useState(false);
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame id={id} label={label} error={error} hint={disabled ? undefined : t('form.max', { amount: formatForint(max, language) })}>
      <Input
        id={id}
        name={field.name}
        ref={field.ref}
        invalid={error !== undefined}
        disabled={disabled}
        value={!focused && /^\d+$/.test(value) ? grouped(value, language) : value}
        onFocus={() => setFocused(true)}
        onChange={({ target }) => field.onChange(withoutSpaces(target.value))}
        onBlur={() => {
          setFocused(false);
          if (plainAmount(value) !== value) setValue('amount', plainAmount(value), { shouldDirty: true });
          field.onBlur();
        }}
        autoComplete="off"
        end={
          <span className={styles.unit} aria-hidden="true">
            {t('form.currency')}
          </span>
        }
        inputMode="numeric"
        aria-describedby={errorId}
      />
    </FieldFrame>
  );
};
