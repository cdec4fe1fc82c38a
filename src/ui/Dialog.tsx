import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface DialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the one that keeps things as they are first. */
  actions: ReactNode;
  /** Escape and a click outside; left out where an answer is needed. */
  onClose?: () => void;
}

/** A modal question or message. MUI keeps the focus inside and gives it back. */
export const Dialog = ({ open, title, children, actions, onClose }: DialogProps) => {
  const id = useId();
  return (
    <MuiDialog open={open} onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} fullWidth>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </MuiDialog>
  );
};
