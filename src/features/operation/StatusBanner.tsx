import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Message } from '../../components/Message';
import { budapestMoment } from '../../domain/clock';
import { useLanguage } from '../../i18n/useLanguage';
import { noticeAt, type PortalStatus } from './portalStatus';
import { usePortalStatus } from './usePortalStatus';

const momentOf = (instant: Date, day?: string): string => {
  const { date, time } = budapestMoment(instant);
  return date === day ? time : `${date.replaceAll('-', '.')}. ${time}`;
};

/** Start and end; a common day is written once. */
const timesOf = ({ from, to }: PortalStatus): { key: 'between' | 'from' | 'until'; from: string; to: string } | undefined => {
  if (from === undefined) return to && { key: 'until', from: '', to: momentOf(to) };
  if (to === undefined) return { key: 'from', from: momentOf(from), to: '' };
  return { key: 'between', from: momentOf(from), to: momentOf(to, budapestMoment(from).date) };
};

/** The notice of operations, with times in Budapest. */
export const StatusBanner = () => {
  const { t } = useTranslation('operation');
  const language = useLanguage();
  const { status, at } = usePortalStatus();
  const notice = noticeAt(status, at);
  const times = timesOf(status);
  if (notice === undefined) return null;
  const isEnglish = language === 'en' && Boolean(notice.en);
  return (
    <Message tone="warning">
      <Typography lang={isEnglish ? 'en' : 'hu'} sx={{ overflowWrap: 'anywhere' }}>
        {isEnglish ? notice.en : notice.hu}
      </Typography>
      {times && <Typography variant="body2">{t(`notice.${times.key}`, times)}</Typography>}
    </Message>
  );
};
