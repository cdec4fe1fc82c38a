import { useTranslation } from 'react-i18next';

import { normaliseEmail } from '~/domain/text/normalisers';
import { isEmail, required } from '~/domain/validation/validators';

import { TextField } from './TextField';

/** An e-mail address. No `type="email"`: Chrome would turn accented domains into punycode, and such inputs expose no caret. */
export const EmailField = ({ hint }: { hint?: string }) => {
  const { t } = useTranslation('portal');
  return (
    <TextField<{ email: string }>
      name="email"
      label={t('member.email')}
      hint={hint}
      inputMode="email"
      verbatim
      autoComplete="email"
      normalise={normaliseEmail}
      rules={[required, isEmail]}
    />
  );
};
