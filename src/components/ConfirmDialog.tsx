import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  no: string;
  yes: string;
  /** The confirmed action is running, so the dialog can't be closed. */
  busy?: boolean;
  onAnswer: (sure: boolean) => void;
}

/** A yes-or-no question. Closing it answers no. */
export const ConfirmDialog = ({ no, yes, busy = false, onAnswer, ...dialog }: ConfirmDialogProps) => {
  const decline = (): void => {
    if (!busy) onAnswer(false);
  };
  return (
    <Dialog
      {...dialog}
      onClose={decline}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={decline}>
            {no}
          </Button>
          <Button busy={busy} onClick={() => onAnswer(true)}>
            {yes}
          </Button>
        </>
      }
    />
  );
};
