import {
  DialogActions,
  DialogContent,
  DialogTitle,
  Dialog as MuiDialog,
  type DialogProps as MuiDialogProps,
} from '@mui/material';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

import { Button } from '~/components/Button';
import { useLeftPage } from '~/components/focus/useLeftPage';

interface DialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** The answers, the harmless one first: the focus starts there, or on a field or link in the content of one that isn't firm. */
  actions?: ReactNode;
  /** The text of the last button, which closes the dialog: no answer, so it looks like a link. */
  closeText?: string;
  /** Called on Escape, on a press outside and when Back or Forward leaves the page; omit it if an answer is required. */
  onClose?: () => void;
  /** A press outside doesn't close it: it binds, works, or offers a file. */
  firm?: boolean;
  /** It is about the session rather than the page: Back and Forward leave it open. */
  anyPage?: boolean;
}

const focusFirst = (paper: HTMLElement | null): void => {
  paper?.querySelector<HTMLElement>('a[href], button:enabled, input:enabled:not([hidden]), [tabindex="0"]')?.focus();
};

/** Ignores the repeats of a held Enter, which would press the button that has just got the focus. */
const ignoreRepeats = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

const OpenDialog = ({ title, children, actions, closeText, onClose, firm, anyPage }: Omit<DialogProps, 'open'>) => {
  const id = useId();
  const left = useLeftPage(onClose, anyPage);
  const close: MuiDialogProps['onClose'] = (_event, reason) => {
    if (!firm || reason !== 'backdropClick') onClose?.();
  };
  if (left) return null;
  return (
    <MuiDialog
      open
      onClose={close}
      onKeyDown={ignoreRepeats}
      transitionDuration={120}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { ref: firm ? undefined : focusFirst } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ '& > * + *': { mt: '8px' } }}>
        {children}
      </DialogContent>
      <DialogActions ref={firm ? focusFirst : undefined}>
        {actions}
        {closeText !== undefined && (
          <Button variant="text" onClick={onClose}>
            {closeText}
          </Button>
        )}
      </DialogActions>
    </MuiDialog>
  );
};

/** A modal question or message. It closes without a transition and unmounts its content. */
export const Dialog = ({ open, ...dialog }: DialogProps) => open && <OpenDialog {...dialog} />;
