import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';

import { useDelayed } from '~/components/feedback/Spinner';
import { useErrorText } from '~/components/feedback/useErrorText';
import { longWaitMs } from '~/domain/constants';
import { rem } from '~/theme/typography';
import { visuallyHidden } from '~/theme/visuallyHidden';

import { isPassing, isProblem, useNotices, type Notice } from './NoticeContext';

/** Too low for sticky content, as at a zoom of 400 %. */
const lowWindow = '@media (max-height: 420px)';

const Region = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  '--notices-height': '30vh',
  // Problems and news share the height.
  [`&:has([role="alert"] [data-notice]):has([role="status"] [data-notice])`]: { '--notices-height': '15vh' },
  [lowWindow]: { position: 'static' },
  // Below the support bar.
  '[data-support] ~ &': { top: 72 },
  '&[data-narrow="true"]': { maxWidth: rem(420), marginInline: 'auto' },
});

/** Leaves the focused control uncovered below what is sticky (A11Y-2). */
const scrollPadding = (
  <GlobalStyles
    styles={{
      'html:has([data-notice])': { scrollPaddingTop: 'calc(30vh + 16px)', [lowWindow]: { scrollPaddingTop: 16 } },
    }}
  />
);

/** The region sticks to the top, so a text without a ground of its own would run through the fields below. */
const PlainNotice = styled('p')(({ theme }) => ({
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** The texts alone: while their cards load, or where those can't be loaded. */
const PlainNotices = ({ notices }: { notices: readonly Notice[] }) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <>
      {notices.map(({ id, code = '', key, reference, values }) => (
        <PlainNotice key={id}>
          {key === undefined ? errorText(code, reference) : t(`notice.${key}`, { name: '', email: '', ...values })}
        </PlainNotice>
      ))}
    </>
  );
};

/** Loaded with the first notice: a page without any needs neither MUI's Alert nor its Snackbar. */
const NoticeCards = lazy(() =>
  import('./NoticeCards').then(
    (module) => ({ default: module.NoticeCards }),
    () => ({ default: PlainNotices }),
  ),
);

const List = ({ notices }: { notices: readonly Notice[] }) =>
  notices.length > 0 && (
    // What passes is over the page, where plain text would push it down: it waits (UX-10).
    <Suspense fallback={<PlainNotices notices={notices.filter((notice) => !isPassing(notice))} />}>
      <NoticeCards notices={notices} />
    </Suspense>
  );

/** Over the page, which it doesn't move (UX-10). */
const Slow = styled('p')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: '50%',
  width: 'max-content',
  maxWidth: 'calc(100% - 16px)',
  padding: '8px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
}));

/** Nobody waits for what has `silentWait`, or the wait is shown where it takes place. */
const isNoticed = ({ meta }: { meta: Record<string, unknown> | undefined }): boolean => meta?.silentWait !== true;

/** Announces a long call, which a busy button shows. Says after 10 s that a page, its data or a call take longer than usual. */
const Waiting = () => {
  const { t } = useTranslation();
  const isSending = useIsMutating({ predicate: isNoticed }) > 0;
  const isReading = useIsFetching({ predicate: (query) => query.state.data === undefined && isNoticed(query) }) > 0;
  const isLoading = useNavigation().state === 'loading';
  const late = useDelayed(isSending);
  const isLong = useDelayed(isSending || isReading || isLoading, longWaitMs);
  if (isLong) return <Slow>{t('slow')}</Slow>;
  return late && <Box sx={visuallyHidden}>{t('working')}</Box>;
};

/**
 * The page's two live regions, rendered before their text so that it is announced (A11Y-3). What stays is part of the
 * page; what passes is over it, one after another, and moves nothing. `narrow`: as wide as a public page's card.
 */
export const Notices = ({ narrow = false }: { narrow?: boolean }) => {
  const { notices } = useNotices();
  return (
    <Region data-narrow={narrow}>
      {scrollPadding}
      <div role="alert">
        <List notices={notices.filter(isProblem)} />
      </div>
      <div role="status">
        <List notices={notices.filter((notice) => !isProblem(notice))} />
        <Waiting />
      </div>
    </Region>
  );
};
