import { useTranslation } from 'react-i18next';
import { initUpgrade } from '../../services/contracting';
import { useSession } from '../../session/SessionContext';
import { Page } from '../../components/Page';
import { Blocked } from './Blocked';
import { OfferSearch } from './OfferSearch';
import { PaymentServiceNotice } from './PaymentServiceNotice';
import { PriceList } from './PriceList';
import { StartGate } from './StartGate';

/** /contracting/upgrade. An upgrade starts with the kr, so there has to be one. */
export const Component = () => {
  const { t } = useTranslation('start');
  const { currentUser } = useSession();
  return (
    <Page title={t('upgrade.title')} lead={t('upgrade.lead')}>
      <PaymentServiceNotice />
      <StartGate name="upgrade" ask={initUpgrade}>
        {currentUser?.kr === undefined ? (
          <Blocked codes={['NO_KR']} />
        ) : (
          <>
            <OfferSearch type="U" />
            <PriceList type="U" />
          </>
        )}
      </StartGate>
    </Page>
  );
};
