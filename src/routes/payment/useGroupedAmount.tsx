import { useState } from 'react';

import type { TextFieldProps } from '../../components/form/fields/TextField';
import { formatForint } from '../../domain/money/money';
import { useLanguage } from '../../i18n/useLanguage';
import { ForintUnit } from './ForintUnit';

type AmountProps = Required<
  Pick<TextFieldProps, 'inputMode' | 'autoComplete' | 'normalise' | 'format' | 'endAdornment' | 'onValue' | 'onLeave'>
>;

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** "12 400 Ft" without its unit, which the field shows itself. */
const grouped = (digits: string, language: 'hu' | 'en'): string => formatForint(Number(digits), language).slice(0, -3);

/** The props of a field for a sum in forint: its value is plain digits; they show grouped until they are edited. */
export const useGroupedAmount = (): AmountProps => {
  const language = useLanguage();
  // Not on focus: changing the value then would undo the browser's selection.
  const [editing, setEditing] = useState(false);
  return {
    inputMode: 'numeric',
    autoComplete: 'off',
    normalise: withoutSpaces,
    format: (value) => (!editing && /^\d{1,15}$/.test(value) ? grouped(value, language) : value),
    endAdornment: <ForintUnit />,
    onValue: () => setEditing(true),
    onLeave: () => setEditing(false),
  };
};
