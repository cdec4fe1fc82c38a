import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { Message } from '~/components/feedback/Message';
import { isProblem, useNotices } from '~/components/notices/NoticeContext';
import { budapestMoment } from '~/domain/time/clock';
import { formatDottedDate } from '~/domain/time/dateTexts';
import { statusQuery } from '~/features/operation/portalStatus';
import type { PortalStatus } from '~/features/operation/statusFile';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { useSessionStore } from '~/session/SessionContext';
import { tabsOf } from '~/session/tabs';

/** How often a tab that stays in view reads the status again. */
const everyMs = 3 * 60_000;

/**
 * The sign-in page asks the other tabs for a session whenever it is seen; SignIn then redirects. Not after a log-out or another
 * member's sign-in, nor while the page shows, or is about to show, a success message, which is about another account.
 */
const useTakeOver = (): void => {
  const store = useSessionStore();
  const isSignIn = useLocation().pathname === paths.login;
  const tells = useNotices().notices.some((notice) => !isProblem(notice));
  const ask = useEffectEvent(() => {
    const why = store.ended()?.why;
    const { activated, registeredEmail } = store.get();
    const willTell = activated === true || registeredEmail !== undefined;
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && !tells && !willTell && (why === undefined || why === 'expired')) void tabsOf(store).ask();
  });
  useEffect(() => {
    if (!isSignIn) return undefined;
    ask();
    const stop = new AbortController();
    document.addEventListener('visibilitychange', () => ask(), { signal: stop.signal });
    // Also where the page comes out of the back-forward cache.
    window.addEventListener('pageshow', () => ask(), { signal: stop.signal });
    return () => stop.abort();
  }, [isSignIn]);
};

const momentOf = (instant: Date, day?: string): string => {
  const { date, time } = budapestMoment(instant);
  return date === day ? time : `${formatDottedDate(date)} ${time}`;
};

/** Start and end; a common day is written once. */
const timesOf = ({
  from,
  to,
}: PortalStatus): { key: 'between' | 'from' | 'until'; from: string; to: string } | undefined => {
  if (from === undefined) return to && { key: 'until', from: '', to: momentOf(to) };
  if (to === undefined) return { key: 'from', from: momentOf(from), to: '' };
  return { key: 'between', from: momentOf(from), to: momentOf(to, budapestMoment(from).date) };
};

/** What operations say, in the page's language if it is written in it; times are Budapest's. */
const Banner = ({ status }: { status: PortalStatus }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { notice = {} } = status;
  const times = timesOf(status);
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

/** The notice of operations; and, because it also comes after the first page, the look for a session of another tab. */
export const OperationStatus = () => {
  const { data: status } = useQuery({ ...statusQuery, refetchInterval: everyMs, refetchOnWindowFocus: 'always' });
  useTakeOver();
  return (
    <Stack role="status" aria-atomic={false} sx={{ gap: 2, '&:not(:empty)': { mb: 2 } }}>
      {status?.notice && <Banner status={status} />}
    </Stack>
  );
};
