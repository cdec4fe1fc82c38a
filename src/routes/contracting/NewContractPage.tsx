import { useTranslation } from 'react-i18next';
import { today } from '../../domain/clock';
import { compareDates, formatDottedDate, yearOf } from '../../domain/dates';
import { initContract } from '../../services/contracting';
import { useSession } from '../../session/SessionContext';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { OfferSearch } from './OfferSearch';
import { StartGate } from './StartGate';

/** A member with a contract who may start another renews it; the present one stays in force. */
const Renewal = () => {
  const { t } = useTranslation('start');
  const { currentUser } = useSession();
  const to = currentUser?.kr === undefined ? undefined : currentUser.to;
  if (to === undefined || compareDates(to, today()) < 0) return null;
  return <Message>{t('new.renewal', { year: yearOf(to) + 1, to: formatDottedDate(to) })}</Message>;
};

/** /contracting/init. */
export const Component = () => {
  const { t } = useTranslation('start');
  return (
    <Page title={t('new.title')}>
      <StartGate name="init" ask={initContract}>
        <Renewal />
        <OfferSearch type="R" />
      </StartGate>
    </Page>
  );
};
