import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/layout/Dialog';
import { paymentNotice } from '../../../domain/constants';
import { paymentNoticeShown } from '../../../domain/identity/member';
import { budapestMoment, now, onClockChange } from '../../../domain/time/clock';
import { useSession, useSessionStore } from '../../../session/SessionContext';

const noticeName = 'paymentService';

const isTime = (): boolean => paymentNoticeShown(budapestMoment(now()));

/** The dated notice of the payment service; once dismissed it stays away for the session. */
export const PaymentServiceNotice = () => {
  const { t } = useTranslation(['portal', 'common']);
  const store = useSessionStore();
  const { dismissed = [] } = useSession();
  const time = useSyncExternalStore(onClockChange, isTime, () => false);
  const dismiss = (): void => store.update({ dismissed: [...dismissed, noticeName] });
  const { date, from, to } = paymentNotice;
  return (
    <Dialog
      open={time && !dismissed.includes(noticeName)}
      title={t('start.notice.title')}
      onClose={dismiss}
      actions={<Button onClick={dismiss}>{t('common:button.close')}</Button>}
    >
      {t('start.notice.text', { date, from, to })}
    </Dialog>
  );
};
