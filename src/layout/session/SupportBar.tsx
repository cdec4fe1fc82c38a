import Alert from '@mui/material/Alert';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { Dialog } from '~/components/layout/Dialog';
import { supportIdleMs, supportIdleWarningMs } from '~/domain/constants';
import { accountLabel } from '~/domain/identity/member';
import { now } from '~/domain/time/clock';
import { useLanguage } from '~/i18n/useLanguage';
import { useSession, useSessionStore } from '~/session/SessionContext';
import { tabsOf } from '~/session/tabs';

import { useLogOut } from './useLogOut';

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** How often activity is written into the session, in ms. */
const activityStepMs = 5_000;

const layout: SxProps<Theme> = {
  position: 'sticky',
  top: 0,
  zIndex: 21,
  '@media (max-height: 420px)': { position: 'static' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  mb: '20px',
  p: '10px 16px',
  fontWeight: 550,
  '& .MuiAlert-message': { flex: '0 1 auto' },
  '& .MuiAlert-action': { p: 0 },
};

const Text = styled('p')({ overflowWrap: 'anywhere' });

/** Asks after nine idle minutes whether somebody is still there, naming the account; after ten the session ends. */
const IdleDialog = ({ account }: { account: string }) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const [warning, setWarning] = useState(false);
  const stay = (): void => {
    store.update({ supportActiveAt: now().getTime() });
    setWarning(false);
  };

  useEffect(() => {
    const idleMs = (): number => now().getTime() - (store.get().supportActiveAt ?? 0);
    const isWarning = (): boolean => idleMs() >= supportIdleMs - supportIdleWarningMs;
    // Once asked, only an answer counts, not an accidental mouse move.
    const seen = (): void => {
      if (idleMs() >= activityStepMs && !isWarning()) store.update({ supportActiveAt: now().getTime() });
    };
    const look = (): void => {
      store.check();
      setWarning(isWarning());
    };
    // Opening a page is an activity, too.
    store.update({ supportActiveAt: now().getTime() });
    for (const name of activityEvents) window.addEventListener(name, seen, { passive: true });
    const timer = setInterval(look, 1000);
    return () => {
      clearInterval(timer);
      for (const name of activityEvents) window.removeEventListener(name, seen);
    };
  }, [store]);

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

/** Shows support staff on every page whose account they are in, with a way out. */
export const SupportBar = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const store = useSessionStore();
  const logOut = useLogOut();
  // The shell renders this for every member, so a signed-in tab answers the others on any page.
  useEffect(() => void tabsOf(store), [store]);
  const { support, currentUser } = useSession();
  if (!support || currentUser === undefined) return null;
  const account = accountLabel(currentUser, language);
  return (
    <>
      <IdleDialog account={account} />
      <Alert
        data-support
        component="aside"
        severity="warning"
        icon={false}
        aria-label={t('member.support.label')}
        slotProps={{ root: { role: undefined } }}
        action={
          <Button variant="secondary" onClick={logOut}>
            {t('member.support.end')}
          </Button>
        }
        sx={layout}
      >
        <Text>{t('member.support.text', { account })}</Text>
      </Alert>
    </>
  );
};
