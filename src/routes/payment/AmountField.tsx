import { useState, type ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatForint } from '../../domain/money';
import { amount as amountRule, required } from '../../domain/validators';
import { caretAfter, significantIn } from '../../components/form/caret';
import { FieldFrame } from '../../components/form/FieldFrame';
import { Input } from '../../components/form/Input';
import { textOf } from '../../components/form/textOf';
import { useField } from '../../components/form/useField';
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

/** The amount to pay (PAY-2): grouped until it is edited, plain while it is typed. */
export const AmountField = ({ max, disabled }: AmountFieldProps) => {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const { setValue } = useFormContext<PayValues>();
  const label = t('form.amount');
  const rules = [(value: string) => required(value), (value: string) => amountRule({ max })(plainAmount(value))];
  const { field, id, errorId, error } = useField<PayValues, string>({ name: 'amount', label }, rules);
  // Not with the focus already: a value that changes then would undo what the browser has selected.
  const [editing, setEditing] = useState(false);
  const value = textOf(field.value);

  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const typed = target.value;
    const next = withoutSpaces(typed);
    if (next !== typed) {
      const at = target.selectionStart ?? typed.length;
      const caret = caretAfter(next, significantIn(typed.slice(0, at)), at === typed.length);
      target.value = next;
      target.setSelectionRange(caret, caret);
    }
    setEditing(true);
    field.onChange(next);
  };

  return (
    <FieldFrame id={id} label={label} error={error} hint={disabled ? undefined : t('form.max', { amount: formatForint(max, language) })}>
      <Input
        ref={field.ref}
        id={id}
        name={field.name}
        value={!editing && /^\d+$/.test(value) ? grouped(value, language) : value}
        invalid={error !== undefined}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={errorId}
        end={
          <span className={styles.unit} aria-hidden="true">
            {t('form.currency')}
          </span>
        }
        onChange={change}
        onBlur={() => {
          setEditing(false);
          if (plainAmount(value) !== value) setValue('amount', plainAmount(value), { shouldDirty: true });
          field.onBlur();
        }}
      />
    </FieldFrame>
  );
};
