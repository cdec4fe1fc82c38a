import Box from '@mui/material/Box';
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

interface AmountFieldProps {
  /** The annual debit, in forint. */
  max: number;
  disabled?: boolean;
}

/** "12 400 Ft" without its unit, which the field shows by itself. */
const grouped = (digits: string, language: 'hu' | 'en'): string => formatForint(Number(digits), language).slice(0, -3);

/** The amount to pay: grouped until it is edited, plain digits while it is. */
export const AmountField = ({ max, disabled }: AmountFieldProps) => {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const { setValue } = useFormContext<PayValues>();
  const label = t('form.amount');
  const rules = [(value: string) => required(value), (value: string) => amountRule({ max })(plainAmount(value))];
  const { field, id, errorId, error } = useField<PayValues, string>({ name: 'amount', label }, rules);
  // Not on focus: changing the value then would undo the browser's selection.
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
          <Box component="span" aria-hidden="true" sx={{ px: 1, color: 'text.secondary', fontWeight: 650 }}>
            {t('form.currency')}
          </Box>
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
