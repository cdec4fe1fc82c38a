import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CareLine } from '../../components/CareLine';
import { Message } from '../../components/Message';

const List = styled('ul')({ display: 'grid', gap: 6, marginTop: 8, paddingLeft: 20, listStyle: 'disc' });

/** Where an e-mail went, what to look for, and what to do if it doesn't arrive. */
export const MailSent = ({ kind, email }: { kind: 'activation' | 'password'; email: string }) => {
  const { t } = useTranslation(['public', 'common']);
  return (
    <Message tone="success" live title={t('mailSent.title')}>
      <Typography variant="figure" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      <p>{t(`mailSent.${kind}`)}</p>
      <List>
        <li>{t('mailSent.sender', { brand: t('common:brand') })}</li>
        <li>{t('mailSent.spam')}</li>
        <li>
          {t(`mailSent.missing.${kind}`)}
          <CareLine />
        </li>
      </List>
    </Message>
  );
};
