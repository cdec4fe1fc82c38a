import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Message } from '../../components/Message';
import { useLanguage } from '../../i18n/useLanguage';
import { noticeAt } from './portalStatus';
import { usePortalStatus } from './usePortalStatus';

/** What operations have to say, with the club's times. */
export const StatusBanner = () => {
  const { t } = useTranslation('operation');
  const language = useLanguage();
  const { status, at } = usePortalStatus();
  const notice = noticeAt(status, at);
  const { from, to } = status;
  const format = new Intl.DateTimeFormat(language, { timeZone: 'Europe/Budapest', dateStyle: 'long', timeStyle: 'short' });
  const times = from && to ? t('notice.between', { from: format.format(from), to: format.format(to) }) : from ? t('notice.from', { from: format.format(from) }) : to && t('notice.until', { to: format.format(to) });
  if (notice === undefined) return null;
  return (
    <Message tone="warning">
      <Typography sx={{ overflowWrap: 'anywhere' }}>{(language === 'en' && notice.en) || notice.hu}</Typography>
      {times && <Typography variant="body2">{times}</Typography>}
    </Message>
  );
};
