import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../components/form/FieldError';
import { useField } from '../../components/form/useField';
import { useLanguage } from '../../i18n/useLanguage';
import { CaptchaContext, type CaptchaProps } from './CaptchaContext';
import { GoogleCaptcha } from './GoogleCaptcha';

/** Every form with a captcha holds its proof under this name. */
export interface CaptchaValues {
  captcha: string;
}

const solved = (value: string): string | undefined => (value === '' ? 'validate_captcha' : undefined);

/** The captcha as a field of its form: required, and pointed at by the summary of errors (PUB-18). */
export const CaptchaField = () => {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const drawStandin = use(CaptchaContext);
  const { field, id, errorId, error } = useField<CaptchaValues, string>({ name: 'captcha', label: t('captcha.label') }, [solved]);
  const props: CaptchaProps = {
    id,
    name: field.name,
    describedBy: errorId,
    invalid: error !== undefined,
    language,
    value: field.value,
    onChange: field.onChange,
  };
  return (
    <div>
      {drawStandin === undefined ? <GoogleCaptcha {...props} /> : drawStandin(props)}
      <FieldError id={errorId} error={error} />
    </div>
  );
};
