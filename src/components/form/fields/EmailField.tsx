import type { FieldPath, FieldValues } from 'react-hook-form';

import { normaliseEmail } from '../../../domain/text/normalisers';
import { isEmail, required } from '../../../domain/text/validators';
import { TextField } from './TextField';

/** An e-mail address. No `type="email"`: Chrome would turn accented domains into punycode, and such inputs expose no caret. */
export const EmailField = <T extends FieldValues>({ name, label }: { name: FieldPath<T>; label: string }) => (
  <TextField<T>
    name={name}
    label={label}
    inputMode="email"
    autoComplete="email"
    normalise={normaliseEmail}
    rules={[required, isEmail]}
  />
);
