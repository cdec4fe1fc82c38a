import { useTexts } from '../../i18n/TextsContext';
import { initContract } from '../../services/contracting';
import { Page } from '../../ui/Page';
import { OfferSearch } from './OfferSearch';
import { StartGate } from './StartGate';

/** /contracting/init (CON-1, CON-2). */
export const Component = () => {
  const t = useTexts('start');
  return (
    <Page title={t('new.title')}>
      <StartGate name="init" ask={initContract}>
        <OfferSearch type="R" />
      </StartGate>
    </Page>
  );
};
