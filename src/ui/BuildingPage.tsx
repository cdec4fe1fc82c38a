import { useTranslation } from 'react-i18next';
import { Page } from './Page';

/** Stands where a page is still being built, and says so. */
export const BuildingPage = () => {
  const { t } = useTranslation('common');
  return <Page title={t('building.text')} />;
};
