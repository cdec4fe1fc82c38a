import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { Message } from '../../components/feedback/Message';
import { budapestMoment } from '../../domain/time/clock';
import { formatDay } from '../../domain/time/dateTexts';
import type { Language } from '../../i18n/languages';
import { useLanguage } from '../../i18n/useLanguage';
import { noticeAt } from './portalStatus';
import type { PortalStatus } from './statusFile';
import { usePortalStatus } from './usePortalStatus';

const momentOf = (instant: Date, language: Language, day?: string): string => {
  const { date, time } = budapestMoment(instant);
  return date === day ? time : `${formatDay(date, language)} ${time}`;
};

/** Start and end; a common day is written once. */
const timesOf = (
  { from, to }: PortalStatus,
  language: Language,
): { key: 'between' | 'from' | 'until'; from: string; to: string } | undefined => {
  if (from === undefined) return to && { key: 'until', from: '', to: momentOf(to, language) };
  if (to === undefined) return { key: 'from', from: momentOf(from, language), to: '' };
  return { key: 'between', from: momentOf(from, language), to: momentOf(to, language, budapestMoment(from).date) };
};

/** The notice of operations, with times in Budapest. */
export const StatusBanner = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { status, at } = usePortalStatus();
  const notice = noticeAt(status, at);
  const times = timesOf(status, language);
  if (notice === undefined) return null;
  const other = language === 'hu' ? 'en' : 'hu';
  const written = notice[language] === undefined ? other : language;
  return (
    <Message tone="warning">
      <Typography lang={written} sx={{ overflowWrap: 'anywhere' }}>
        {notice[written]}
      </Typography>
      {times && <Typography variant="body2">{t(`operation.notice.${times.key}`, times)}</Typography>}
    </Message>
  );
};
