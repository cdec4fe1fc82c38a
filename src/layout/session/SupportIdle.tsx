import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../components/Button';
import { Dialog } from '../../components/layout/Dialog';
import { supportIdleMs, supportIdleWarningMs } from '../../domain/constants';
import { now } from '../../domain/time/clock';
import { useEndSupport } from './useEndSupport';

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Ends a support session after ten idle minutes, and asks a minute before, naming the account. */
export const SupportIdle = ({ account }: { account: string }) => {
  const { t } = useTranslation('portal');
  const end = useEndSupport();
  const lastSign = useRef(0);
  const [warning, setWarning] = useState(false);

  useEffect(() => {
    lastSign.current = now().getTime();
    const isWarning = (): boolean => now().getTime() - lastSign.current >= supportIdleMs - supportIdleWarningMs;
    // Once asked, only an answer counts, not an accidental mouse move.
    const seen = (): void => {
      if (!isWarning()) lastSign.current = now().getTime();
    };
    const look = (): void => {
      if (now().getTime() - lastSign.current < supportIdleMs) {
        setWarning(isWarning());
        return;
      }
      end();
    };
    for (const name of activityEvents) window.addEventListener(name, seen, { passive: true });
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, 1000);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const name of activityEvents) window.removeEventListener(name, seen);
    };
  }, [end]);

  const stay = (): void => {
    lastSign.current = now().getTime();
    setWarning(false);
  };
  return (
    <Dialog
      anyPage
      open={warning}
      title={t('member.support.idleTitle')}
      onClose={stay}
      actions={<Button onClick={stay}>{t('member.support.idleStay')}</Button>}
    >
      <p>{t('member.support.idleText', { account })}</p>
    </Dialog>
  );
};
