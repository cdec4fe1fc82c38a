import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../components/Button';
import { CareLine } from '../../components/feedback/CareLine';
import { Page } from '../../components/layout/Page';
import { paths } from '../../paths';

/** Shown in the shell for unknown paths. */
export const NotFoundPage = () => {
  const { t } = useTranslation();
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
