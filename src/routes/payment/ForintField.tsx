import { InputAdornment } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { TextField, type TextFieldProps } from '~/components/form/fields/TextField';
import { formatForint } from '~/domain/money/money';
import { useLanguage } from '~/i18n/useLanguage';

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** "12 400 Ft" without its unit, which the field shows itself. */
const grouped = (digits: string, language: 'hu' | 'en'): string => formatForint(Number(digits), language).slice(0, -3);

/** A field for a sum in forint: its value is plain digits, which show grouped until they are edited. */
export const ForintField = <T extends FieldValues>(field: TextFieldProps<T>) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (
    <TextField<T>
      {...field}
      inputMode="numeric"
      autoComplete="off"
      normalise={withoutSpaces}
      format={(value) => (/^\d{1,15}$/.test(value) ? grouped(value, language) : value)}
      endAdornment={
        <InputAdornment position="end" aria-hidden="true" sx={{ px: 1 }}>
          {t('payment.form.currency')}
        </InputAdornment>
      }
    />
  );
};
