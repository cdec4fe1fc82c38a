import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useField } from '~/components/form/useField';
import { useLanguage } from '~/i18n/useLanguage';
import { visuallyHidden } from '~/theme/visuallyHidden';

import { CaptchaContext, type CaptchaProps } from './CaptchaContext';
import { GoogleCaptcha } from './GoogleCaptcha';

/** The field that holds the solution. Each one works only once: after a failed call the form sets it to ''. */
export interface CaptchaValues {
  captcha: string;
}

const solved = (value: string): string | undefined => (value === '' ? 'validate_captcha' : undefined);

export const CaptchaField = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const drawStandin = use(CaptchaContext);
  const { field, id, messageId, error, invalid, root } = useField<CaptchaValues, string>({ name: 'captcha' }, [solved]);
  const { ref } = field;
  // Google's captcha has no input for the ref.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  const props: CaptchaProps = {
    id,
    name: field.name,
    describedBy: messageId,
    invalid,
    language,
    value: field.value,
    onChange: field.onChange,
  };
  return (
    <FormControl {...root} component="fieldset">
      <FormLabel component="legend" sx={visuallyHidden}>
        {t('public.captcha.label')}
      </FormLabel>
      {drawStandin === undefined ? <GoogleCaptcha {...props} /> : drawStandin(props)}
      <FormHelperText id={messageId}>{error}</FormHelperText>
    </FormControl>
  );
};
