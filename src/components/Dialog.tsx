import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface DialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the harmless one first: the focus starts there, unless the content has a field or a link. */
  actions: ReactNode;
  /** Called on Escape and on a press outside; omit it if an answer is required. */
  onClose?: () => void;
}

const focusFirst = (paper: HTMLElement | null): void => {
  paper?.querySelector<HTMLElement>('a[href], button:enabled, input:enabled:not([hidden]), [tabindex="0"]')?.focus();
};

const OpenDialog = ({ title, children, actions, onClose }: Omit<DialogProps, 'open'>) => {
  const id = useId();
  return (
    <MuiDialog open onClose={onClose} transitionDuration={120} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} slotProps={{ paper: { ref: focusFirst } }}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ '& p + p': { mt: '8px' } }}>
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </MuiDialog>
  );
};

/** A modal question or message. It closes without a transition and unmounts its content. */
export const Dialog = ({ open, ...dialog }: DialogProps) => open && <OpenDialog {...dialog} />;
