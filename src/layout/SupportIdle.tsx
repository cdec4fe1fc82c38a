import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { now } from '../domain/clock';
import { supportIdleMs, supportIdleWarningMs } from '../domain/constants';
import { paths } from '../paths';
import { useSessionStore } from '../session/SessionContext';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Ends a support session after ten idle minutes, and asks a minute before. */
export const SupportIdle = () => {
  const { t } = useTranslation('member');
  const store = useSessionStore();
  const navigate = useNavigate();
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
      store.end('loggedOut');
      store.update({ arrival: 'supportEnded' });
      void navigate(paths.login);
    };
    for (const sign of signs) window.addEventListener(sign, seen, { passive: true });
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, 1000);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const sign of signs) window.removeEventListener(sign, seen);
    };
  }, [store, navigate]);

  const stay = (): void => {
    lastSign.current = now().getTime();
    setWarning(false);
  };
  return (
    <Dialog open={warning} title={t('support.idleTitle')} onClose={stay} actions={<Button onClick={stay}>{t('support.idleStay')}</Button>}>
      <p>{t('support.idleText')}</p>
    </Dialog>
  );
};
