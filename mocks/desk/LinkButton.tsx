import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';

import { useDesk } from './DeskContext';

interface LinkButtonProps {
  /** A full address of the demo. */
  href: string;
  children: ReactNode;
  /** A fuller name where several links have the same text. */
  label?: string;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to the portal as in an e-mail: it loads the page, or opens a new tab on a modified click. */
export const LinkButton = ({ href, children, label }: LinkButtonProps) => {
  const { actions } = useDesk();
  return (
    <Button
      variant="outlined"
      href={href}
      aria-label={label}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        actions.openAddress(href);
      }}
    >
      {children}
    </Button>
  );
};
