import { useTranslation } from 'react-i18next';
import { initContract } from '../../services/contracting';
import { Page } from '../../components/Page';
import { OfferSearch } from './OfferSearch';
import { StartGate } from './StartGate';

/** /contracting/init (CON-1, CON-2). */
export const Component = () => {
  const { t } = useTranslation('start');
  return (
    <Page title={t('new.title')}>
      <StartGate name="init" ask={initContract}>
        <OfferSearch type="R" />
      </StartGate>
    </Page>
  );
};
