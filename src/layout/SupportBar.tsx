import Alert from '@mui/material/Alert';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { displayName } from '../domain/member';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../paths';
import { useSession, useSessionStore } from '../session/SessionContext';
import { tabsOf } from '../session/tabs';
import { Button } from '../components/Button';
import { SupportIdle } from './SupportIdle';

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

/** Shows support staff on every page whose account they are in, with a way out. */
export const SupportBar = () => {
  const { t, ready } = useTranslation('member', { useSuspense: false });
  const language = useLanguage();
  const store = useSessionStore();
  const navigate = useNavigate();
  // The shell renders this for every member, so a signed-in tab answers the others on any page.
  useEffect(() => void tabsOf(store), [store]);
  const { support, currentUser } = useSession();
  if (!support || currentUser === undefined || !ready) return null;
  const end = (): void => {
    store.end('loggedOut');
    store.update({ arrival: 'supportEnded' });
    void navigate(paths.login);
  };
  return (
    <>
      <SupportIdle />
      <Alert
        data-support
        component="aside"
        severity="warning"
        icon={false}
        aria-label={t('support.label')}
        slotProps={{ root: { role: undefined } }}
        action={
          <Button variant="secondary" onClick={end}>
            {t('support.end')}
          </Button>
        }
        sx={layout}
      >
        <Text>{t('support.text', { name: displayName(currentUser, language) })}</Text>
      </Alert>
    </>
  );
};
