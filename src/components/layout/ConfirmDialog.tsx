import type { ReactNode } from 'react';

import { Button } from '~/components/Button';

import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  no: string;
  yes: string;
  /** Yes can't be undone, so no is the coloured answer. */
  destructive?: boolean;
  /** The confirmed action is running, so the dialog can't be closed. */
  busy?: boolean;
  onAnswer: (sure: boolean) => void;
}

/** A question with two answers, whose words say what they do. Closing it answers no. */
export const ConfirmDialog = ({
  no,
  yes,
  destructive = false,
  busy = false,
  onAnswer,
  ...dialog
}: ConfirmDialogProps) => {
  const decline = (): void => {
    if (!busy) onAnswer(false);
  };
  return (
    <Dialog
      {...dialog}
      firm={busy}
      onClose={decline}
      actions={
        <>
          <Button variant={destructive ? 'primary' : 'secondary'} disabled={busy} onClick={decline}>
            {no}
          </Button>
          <Button variant={destructive ? 'secondary' : 'primary'} busy={busy} onClick={() => onAnswer(true)}>
            {yes}
          </Button>
        </>
      }
    />
  );
};
