import { useTranslation } from 'react-i18next';
import { Page } from '../../components/Page';
import { CaptchaDocument } from './CaptchaDocument';
import { RegisterForm } from './RegisterForm';

/** /register; redirects signed-in members home. */
export const Component = () => {
  const { t } = useTranslation('public');
  return (
    <CaptchaDocument>
      <Page narrow title={t('register.title')} lead={t('register.lead')}>
        <RegisterForm />
      </Page>
    </CaptchaDocument>
  );
};
