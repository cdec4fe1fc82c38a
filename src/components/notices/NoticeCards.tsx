import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorText } from '~/components/feedback/ErrorText';
import { usePassFocusOn } from '~/components/usePassFocusOn';
import { noticeDurationMs } from '~/domain/constants';

import { isPassing, useNotices, type Notice } from './NoticeContext';

/** As high as leaves the focused control uncovered (A11Y-2). The fade shows that there is more. */
const List = styled('div')({
  display: 'grid',
  gap: 8,
  maxHeight: 'var(--notices-height)',
  paddingBottom: 16,
  overflowY: 'auto',
  maskImage: 'linear-gradient(to top, transparent, black 16px)',
  '@media (max-height: 420px)': { maxHeight: 'none', maskImage: 'none' },
});

const card: SxProps<Theme> = {
  p: '12px 8px 12px 16px',
  fontWeight: 550,
  '& .MuiAlert-icon': { mr: '8px', py: '3px' },
  '& .MuiAlert-message': { py: '2px' },
  '& .MuiAlert-action': { alignItems: 'flex-start', p: '0 0 0 12px' },
  '& .MuiIconButton-root': { width: 28, height: 28, color: 'inherit' },
};

const NoticeCard = ({ notice: { id, tone, code = '', key, reference, values } }: { notice: Notice }) => {
  const { t } = useTranslation();
  const { drop } = useNotices();
  const close = useRef<HTMLButtonElement>(null);
  usePassFocusOn(close);
  return (
    <Alert
      severity={tone}
      onClose={() => drop((notice) => notice.id === id)}
      closeText={t('button.close')}
      sx={card}
      slotProps={{ root: { role: undefined }, closeButton: { ref: close } }}
    >
      {key === undefined ? (
        <ErrorText code={code} reference={reference} />
      ) : (
        <span>{t(`notice.${key}`, { name: '', email: '', ...values })}</span>
      )}
    </Alert>
  );
};

const place: SxProps<Theme> = {
  maxWidth: { sm: 420 },
  '& .MuiAlert-root': { boxShadow: '0 12px 40px rgb(0 0 0 / 25%)' },
  // Above the buttons that a step keeps at the bottom of a phone.
  'body:has([data-bottom-bar]) &.MuiSnackbar-anchorOriginBottomLeft': { bottom: { xs: 148, md: 24 } },
  '@media print': { display: 'none' },
};

const overlaps = (one: Element, other: Element): boolean => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

/** A notice over the page, which goes after 5 s, or later while it is pointed at or has the focus. */
const SnackbarNotice = ({ notice }: { notice: Notice }) => {
  const { drop } = useNotices();
  const bar = useRef<HTMLDivElement>(null);
  const [vertical, setVertical] = useState<'top' | 'bottom'>('bottom');
  // Never over what has the focus, such as the button that was pressed (2.4.11).
  useEffect(() => {
    const giveWay = (): void => {
      const { activeElement } = document;
      if (bar.current === null || activeElement === null || activeElement === document.body) return;
      if (!bar.current.contains(activeElement) && overlaps(bar.current, activeElement)) setVertical('top');
    };
    giveWay();
    document.addEventListener('focusin', giveWay);
    return () => document.removeEventListener('focusin', giveWay);
  }, []);
  return (
    <Snackbar
      open
      ref={bar}
      anchorOrigin={{ vertical, horizontal: 'left' }}
      autoHideDuration={noticeDurationMs}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') drop(({ id }) => id === notice.id);
      }}
      sx={place}
    >
      <div>
        <NoticeCard notice={notice} />
      </div>
    </Snackbar>
  );
};

/** What stays until it is closed, retried or left, as Alerts; what passes as a Snackbar, one after another. */
export const NoticeCards = ({ notices }: { notices: readonly Notice[] }) => {
  const persistent = notices.filter((notice) => !isPassing(notice));
  const passing = notices.find(isPassing);
  return (
    <>
      {persistent.length > 0 && (
        <List>
          {persistent.map((notice) => (
            <div key={notice.id} data-notice>
              <NoticeCard notice={notice} />
            </div>
          ))}
        </List>
      )}
      {passing !== undefined && <SnackbarNotice key={passing.id} notice={passing} />}
    </>
  );
};
