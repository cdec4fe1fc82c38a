import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import { Page } from '../../../components/layout/Page';
import { finalStep } from '../../../domain/constants';
import { today } from '../../../domain/time/clock';
import { compareDates, yearOf } from '../../../domain/time/dates';
import { StartedContract } from '../../../features/contract/StartedContract';
import { initContract } from '../../../services/contracting';
import { useSession } from '../../../session/SessionContext';
import { OfferSearch } from '../offers/OfferSearch';
import { Decision } from './Decision';
import { StartGate } from './StartGate';

/** A member with a contract who may start another renews it; the present one stays in force. */
const Renewal = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  const to = currentUser?.kr === undefined ? undefined : currentUser.to;
  if (to === undefined || compareDates(to, today()) < 0) return null;
  return <Message>{t('start.new.renewal', { year: yearOf(to) + 1, to })}</Message>;
};

/** The contract under way in this tab; starting another one would abandon it, so it comes first. */
const UnderWay = () => {
  const { contractKey, step } = useSession();
  if (contractKey === undefined) return null;
  return <StartedContract started={step === finalStep ? 'signed' : 'here'} />;
};

/** /contracting/init. */
export const Component = () => {
  const { t } = useTranslation('portal');
  return (
    <Page title={t('start.new.title')} lead={t('start.new.lead')}>
      <Decision>
        <StartGate name="init" lines={12} ask={initContract}>
          <UnderWay />
          <Renewal />
          <OfferSearch type="R" />
        </StartGate>
      </Decision>
    </Page>
  );
};
