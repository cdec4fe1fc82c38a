import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { Page } from '../../components/Page';
import { CaptchaDocument } from './CaptchaDocument';
import { RegisterForm } from './RegisterForm';

/** /register (PUB-1); who is signed in goes home. */
export const Component = () => {
  const { t } = useTranslation('public');
  return (
    <CaptchaDocument signedIn={<Navigate to={paths.home} replace />}>
      <Page narrow title={t('register.title')} lead={t('register.lead')}>
        <RegisterForm />
      </Page>
    </CaptchaDocument>
  );
};
