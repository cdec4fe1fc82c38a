import { useTranslation } from 'react-i18next';

import { Page } from '../../../components/layout/Page';
import { initUpgrade } from '../../../services/contracting';
import { useSession } from '../../../session/SessionContext';
import { OfferSearch } from '../offers/OfferSearch';
import { UpgradePrices } from '../offers/UpgradePrices';
import { Blocked } from './Blocked';
import { PaymentServiceNotice } from './PaymentServiceNotice';
import { StartGate } from './StartGate';

/** /contracting/upgrade. An upgrade starts with the kr, so there has to be one. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  return (
    <Page title={t('start.upgrade.title')} lead={t('start.upgrade.lead')}>
      <PaymentServiceNotice />
      <StartGate name="upgrade" lines={7} ask={initUpgrade}>
        {currentUser?.kr === undefined ? (
          <Blocked codes={['NO_KR']} />
        ) : (
          <>
            <OfferSearch type="U" />
            <UpgradePrices />
          </>
        )}
      </StartGate>
    </Page>
  );
};
