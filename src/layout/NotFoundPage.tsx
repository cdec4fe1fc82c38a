import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { LinkButton } from '../components/Button';
import { CareLine } from '../components/CareLine';
import { Page } from '../components/Page';

/** Shown in the shell for unknown paths. */
export const NotFoundPage = () => {
  const { t } = useTranslation('common');
  return (
    <Page title={t('notFound.title')} lead={t('notFound.text')}>
      <div>
        <LinkButton to={paths.home} variant="primary">
          {t('button.home')}
        </LinkButton>
      </div>
      <p>
        <CareLine />
      </p>
    </Page>
  );
};
