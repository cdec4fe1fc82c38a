import { Box, GlobalStyles, type SxProps, type Theme } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '~/components/feedback/useErrorText';
import { rem } from '~/theme/typography';

import { isPassing, isProblem, useNotices, type Notice } from './NoticeContext';
import { Waiting } from './Waiting';

/** Too low for sticky content, as at a zoom of 400 %. */
const lowWindow = '@media (max-height: 420px)';

/** No higher than leaves the focused control uncovered (A11Y-2). */
const region: SxProps<Theme> = {
  position: 'sticky',
  top: 0,
  zIndex: 20,
  maxHeight: '30vh',
  overflowY: 'auto',
  // Below the support bar.
  '[data-support] ~ &': { top: 72 },
  '& [data-notice]': { pb: '12px' },
  [lowWindow]: { position: 'static', maxHeight: 'none' },
};

/** Over the page's lower end and never over the footer, so that it moves nothing and covers no link there. */
const overPage: SxProps<Theme> = {
  position: 'absolute',
  zIndex: 'snackbar',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  p: { xs: 1, md: 3 },
  pointerEvents: 'none',
  '& > *': {
    position: 'sticky',
    // A phone's bottom bar says how high it is.
    bottom: { xs: 'calc(16px + var(--bottom-bar, 0px))', md: 24 },
    flex: 1,
    display: 'grid',
    gap: '8px',
  },
  '@media print': { display: 'none' },
};
const asNarrowAsPage = { maxWidth: rem(420), mx: 'auto' };

const scrollPadding = (
  <GlobalStyles styles={{ html: { scrollPaddingTop: 'calc(30vh + 16px)', [lowWindow]: { scrollPaddingTop: 16 } } }} />
);

const plain = (tone: Notice['tone']): SxProps<Theme> => ({
  mb: '12px',
  p: '14px 16px',
  border: 1,
  borderRadius: '12px',
  borderColor: tone === 'info' ? 'divider' : `${tone}.line`,
  bgcolor: tone === 'info' ? 'background.paper' : `${tone}.tint`,
  fontWeight: 550,
});

/** The texts alone: while their cards load, or where those can't be loaded. */
const PlainNotices = ({ notices }: { notices: readonly Notice[] }) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <>
      {notices.map(({ id, tone, codes = [], key, reference, values }) => (
        <Box component="p" key={id} sx={plain(tone)}>
          {key === undefined
            ? codes.map((code) => errorText(code, { reference })).join(' ')
            : t(`notice.${key}`, { name: '', email: '', ...values })}
        </Box>
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

const NoticeList = ({ notices }: { notices: readonly Notice[] }) =>
  notices.length > 0 && (
    // What passes is over the page, where plain text would push it down: it waits (UX-10).
    <Suspense fallback={<PlainNotices notices={notices.filter((notice) => !isPassing(notice))} />}>
      <NoticeCards notices={notices} />
    </Suspense>
  );

/**
 * The page's live regions, rendered before their text so that it is announced (A11Y-3). What stays is part of the
 * page; what passes is over it, one after another, and moves nothing. `narrow`: as wide as a public page's card.
 */
export const Notices = ({ narrow = false }: { narrow?: boolean }) => {
  const notices = useNotices();
  const staying = notices.filter((notice) => !isPassing(notice));
  return (
    <>
      <Box sx={[region, narrow && asNarrowAsPage]}>
        {staying.length > 0 && scrollPadding}
        <div role="alert">
          <NoticeList notices={staying.filter(isProblem)} />
        </div>
        <div role="status">
          <NoticeList notices={staying.filter((notice) => !isProblem(notice))} />
        </div>
      </Box>
      <Box sx={overPage}>
        <div role="status">
          <NoticeList notices={notices.filter(isPassing)} />
          <Waiting />
        </div>
      </Box>
    </>
  );
};
