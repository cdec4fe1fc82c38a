import type { FieldPath, FieldValues } from 'react-hook-form';

import { normaliseEmail } from '~/domain/text/normalisers';
import { isEmail, required } from '~/domain/validation/validators';

import { TextField } from './TextField';

interface EmailFieldProps<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  hint?: string;
}

/** An e-mail address. No `type="email"`: Chrome would turn accented domains into punycode, and such inputs expose no caret. */
export const EmailField = <T extends FieldValues>({ name, label, hint }: EmailFieldProps<T>) => (
  <TextField<T>
    name={name}
    label={label}
    hint={hint}
    inputMode="email"
    verbatim
    autoComplete="email"
    normalise={normaliseEmail}
    rules={[required, isEmail]}
  />
);
