import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { Page } from '../../../components/layout/Page';
import type { Member } from '../../../domain/identity/member';
import { today } from '../../../domain/time/clock';
import { useSignedUpgrade } from '../../../features/contract/useSignedUpgrade';
import { useStartedContract } from '../../../features/contract/useStartedContract';
import { paths } from '../../../paths';
import { initUpgrade } from '../../../services/contracting';
import { useSession } from '../../../session/SessionContext';
import { OfferSearch } from '../offers/OfferSearch';
import { StartSteps, UpgradePrices, useHasNoUpgrade } from '../offers/UpgradePrices';
import { Blocked } from './Blocked';
import { Decision } from './Decision';
import { PaymentServiceNotice } from './PaymentServiceNotice';
import { StartGate } from './StartGate';

/** The upgrade that was signed a while ago: the offers below would be one more. */
const SignedUpgrade = ({ member }: { member: Member }) => {
  const { t } = useTranslation('portal');
  const upgrade = useSignedUpgrade(member);
  const { started } = useStartedContract();
  // While the club prepares it, the page says where it stands.
  if (upgrade?.pack === undefined || started === 'signed') return null;
  return (
    <Message
      tone="success"
      title={t('start.upgrade.signed', { pack: upgrade.pack, date: upgrade.from })}
      action={<LinkButton to={paths.wizard}>{t('start.next.current')}</LinkButton>}
    >
      {upgrade.from > today() && <p>{t('start.upgrade.untilThen')}</p>}
    </Message>
  );
};

const UpgradeOffers = ({ member }: { member: Member }) => {
  const hasNone = useHasNoUpgrade(member);
  return (
    <OfferSearch
      type="U"
      basicAbout={
        <>
          <UpgradePrices member={member} />
          {!hasNone && <StartSteps of="upgrade" />}
        </>
      }
      isBasicUseless={hasNone}
    />
  );
};

/** /contracting/upgrade. An upgrade starts with the kr, so there has to be one. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  return (
    <Page title={t('start.upgrade.title')} lead={t('start.upgrade.lead')}>
      <PaymentServiceNotice />
      <Decision>
        {currentUser !== undefined && <SignedUpgrade member={currentUser} />}
        <StartGate name="upgrade" lines={7} ask={initUpgrade}>
          {currentUser?.kr === undefined ? <Blocked codes={['NO_KR']} /> : <UpgradeOffers member={currentUser} />}
        </StartGate>
      </Decision>
    </Page>
  );
};
