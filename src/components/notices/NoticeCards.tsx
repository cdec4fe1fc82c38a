import { Alert, Snackbar, type SxProps, type Theme } from '@mui/material';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { usePassFocusOn } from '~/components/focus/usePassFocusOn';
import { noticeDurationMs } from '~/domain/constants';

import { isPassing, useNoticeActions, type Notice } from './NoticeContext';

const card: SxProps<Theme> = {
  p: '12px 8px 12px 16px',
  fontWeight: 550,
  '& .MuiAlert-icon': { mr: '8px', py: '3px' },
  '& .MuiAlert-message': { py: '2px' },
  '& .MuiAlert-action': { alignItems: 'flex-start', p: '0 0 0 12px' },
  '& .MuiIconButton-root': { width: 28, height: 28, color: 'inherit' },
  '& .MuiIconButton-root::after': { content: '""', position: 'absolute', inset: -8 },
};

const NoticeCard = ({ notice: { id, tone, codes, key, reference, values } }: { notice: Notice }) => {
  const { t } = useTranslation();
  const { drop } = useNoticeActions();
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
      {codes && <ErrorTexts codes={codes} reference={reference} />}
      {key && <p>{t(`notice.${key}`, { name: '', email: '', ...values })}</p>}
    </Alert>
  );
};

const snackbar: SxProps<Theme> = {
  position: 'static',
  maxWidth: { sm: 420 },
  pointerEvents: 'auto',
  '& .MuiAlert-root': { boxShadow: '0 12px 40px rgb(0 0 0 / 25%)' },
};

/** A ref: scrolls what has the focus out from under the notice (A11Y-2). */
const uncoverFocus = (notice: HTMLElement | null): void => {
  const { activeElement } = document;
  if (notice === null || activeElement === null) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  if (bottom > 0 && top < notice.getBoundingClientRect().bottom) activeElement.scrollIntoView({ block: 'nearest' });
};

/** What stays until it is closed, retried or left, as Alerts; what passes as a Snackbar, one after another. */
export const NoticeCards = ({ notices }: { notices: readonly Notice[] }) => {
  const { drop } = useNoticeActions();
  const passing = notices.find(isPassing);
  return (
    <>
      {notices
        .filter((notice) => !isPassing(notice))
        .map((notice) => (
          <div key={notice.id} ref={uncoverFocus} data-notice>
            <NoticeCard notice={notice} />
          </div>
        ))}
      {passing !== undefined && (
        <Snackbar
          key={passing.id}
          open
          autoHideDuration={noticeDurationMs}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') drop(({ id }) => id === passing.id);
          }}
          sx={snackbar}
        >
          <div>
            <NoticeCard notice={passing} />
          </div>
        </Snackbar>
      )}
    </>
  );
};
