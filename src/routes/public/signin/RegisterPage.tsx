import { useTranslation } from 'react-i18next';

import { Page } from '../../../components/layout/Page';
import { CaptchaDocument } from '../captcha/CaptchaDocument';
import { RegisterForm } from './RegisterForm';

/** /register; redirects signed-in members home. */
export const Component = () => {
  const { t } = useTranslation('portal');
  return (
    <CaptchaDocument>
      <Page narrow title={t('public.register.title')} lead={t('public.register.lead')}>
        <RegisterForm />
      </Page>
    </CaptchaDocument>
  );
};
