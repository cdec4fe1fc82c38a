import { Alert, type SxProps, type Theme } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { accountLabel } from '~/domain/identity/member';
import { useLogOut } from '~/features/session/useLogOut';
import { useLanguage } from '~/i18n/useLanguage';
import { useSession } from '~/session/SessionContext';

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

/** Shows support staff on every page whose account they are in, with a way out. */
export const SupportBar = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const logOut = useLogOut();
  const support = useSession((session) => session.support);
  const currentUser = useSession((session) => session.currentUser);
  if (!support || currentUser === undefined) return null;
  const account = accountLabel(currentUser, language);
  return (
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
      <p>{t('member.support.text', { account })}</p>
    </Alert>
  );
};
