import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '~/components/layout/Dialog';
import { Page } from '~/components/layout/Page';
import { paymentNotice } from '~/domain/constants';
import { budapestMoment, now, onClockChange } from '~/domain/time/clock';
import { paymentNoticeShown } from '~/domain/time/deadlines';
import { useSession, useSessionStore } from '~/session/SessionContext';

import { EmployerDecision } from './EmployerDecision';
import { OfferSearch } from './OfferSearch';
import { Blocked, StartGate } from './StartGate';

const noticeName = 'paymentService';

const isTime = (): boolean => paymentNoticeShown(budapestMoment(now()));

/** The dated notice of the payment service; once dismissed it stays away for the session (CON-4). */
const PaymentServiceNotice = () => {
  const { t } = useTranslation(['portal', 'common']);
  const store = useSessionStore();
  const dismissed = useSession((session) => session.dismissed) ?? [];
  const time = useSyncExternalStore(onClockChange, isTime, () => false);
  const dismiss = (): void => store.update({ dismissed: [...dismissed, noticeName] });
  const { date, from, to } = paymentNotice;
  return (
    <Dialog
      open={time && !dismissed.includes(noticeName)}
      title={t('start.notice.title')}
      onClose={dismiss}
      closeText={t('common:button.close')}
    >
      {t('start.notice.text', { date, from, to })}
    </Dialog>
  );
};

/** /contracting/upgrade. An upgrade starts with the kr, so there has to be one. */
const UpgradePage = () => {
  const { t } = useTranslation('portal');
  const currentUser = useSession((session) => session.currentUser);
  return (
    <Page title={t('member.menu.upgrade')} lead={t('start.upgrade.lead')}>
      <PaymentServiceNotice />
      <EmployerDecision>
        <StartGate name="upgrade" lines={5}>
          {currentUser?.kr === undefined ? <Blocked codes={['NO_KR']} /> : <OfferSearch type="U" />}
        </StartGate>
      </EmployerDecision>
    </Page>
  );
};

export { UpgradePage as Component };
