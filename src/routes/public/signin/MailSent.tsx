import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { CareLine } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';

/** Where an e-mail went, what to look for, and what to do if it doesn't arrive. After registering a notice has said that it was sent. */
export const MailSent = ({ kind, email }: { kind: 'activation' | 'password'; email: string }) => {
  const { t } = useTranslation(['portal', 'common']);
  return (
    <Message
      tone={kind === 'password' ? 'success' : 'info'}
      live
      title={t(kind === 'password' ? 'common:notice.emailSent' : 'public.mailSent.title')}
    >
      {kind === 'password' && <p>{t('public.mailSent.password')}</p>}
      <Typography variant="figure" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      {kind === 'activation' && <p>{t('public.mailSent.open')}</p>}
      <Box component="ul" sx={{ display: 'grid', gap: '6px', mt: '8px', pl: '20px', listStyle: 'disc' }}>
        <li>{t('public.mailSent.sender', { brand: t('common:brand') })}</li>
        <li>{t('public.mailSent.spam')}</li>
        <li>{t(`public.mailSent.missing.${kind}`)}</li>
      </Box>
      <Box sx={{ mt: '8px' }}>
        <CareLine />
      </Box>
    </Message>
  );
};
