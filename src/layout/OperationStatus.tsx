import { Stack, Typography } from '@mui/material';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Message } from '~/components/feedback/Message';
import { readStatus, type PortalStatus } from '~/config/statusFile';
import { budapestMoment, now } from '~/domain/time/clock';
import { formatDottedDate } from '~/domain/time/dateTexts';
import { readHostFile } from '~/http/hostFile';
import { useLanguage } from '~/i18n/useLanguage';

/** The status.json of operations, until its notice is over. A missing or unreadable file means no notice. */
const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: async (): Promise<PortalStatus> => {
    const file = await readHostFile('status.json', 3_000).catch((): unknown => undefined);
    const { status: portalStatus } = readStatus(file);
    return portalStatus.to !== undefined && now() >= portalStatus.to ? {} : portalStatus;
  },
  staleTime: Infinity,
  // A tab that stays in view reads it again, too.
  refetchInterval: 3 * 60_000,
  refetchOnWindowFocus: 'always',
  // Stays after a log-out (App.tsx).
  meta: { ofHost: true },
});

const momentOf = (instant: Date, day?: string): string => {
  const { date, time } = budapestMoment(instant);
  return date === day ? time : `${formatDottedDate(date)} ${time}`;
};

const timesOf = ({
  from,
  to,
}: PortalStatus): { key: 'between' | 'from' | 'until'; from: string; to: string } | undefined => {
  if (from === undefined) return to && { key: 'until', from: '', to: momentOf(to) };
  if (to === undefined) return { key: 'from', from: momentOf(from), to: '' };
  return { key: 'between', from: momentOf(from), to: momentOf(to, budapestMoment(from).date) };
};

/** What operations say, in the page's language if it is written in it; times are Budapest's. */
const Banner = ({ portalStatus }: { portalStatus: PortalStatus }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { notice = {} } = portalStatus;
  const times = timesOf(portalStatus);
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

export const OperationStatus = () => {
  const { data: portalStatus } = useQuery(statusQuery);
  return (
    <Stack role="status" aria-atomic={false} sx={{ gap: 2, '&:not(:empty)': { mb: 2 } }}>
      {portalStatus?.notice && <Banner portalStatus={portalStatus} />}
    </Stack>
  );
};
