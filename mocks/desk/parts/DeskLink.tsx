import Box from '@mui/material/Box';
import type { MouseEvent, ReactNode } from 'react';
import { useDesk } from '../DeskContext';
import { styles } from './partStyles';

interface DeskLinkProps {
  /** A full address of the demo. */
  href: string;
  children: ReactNode;
  label?: string;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to the portal as in an e-mail: it loads the page, or opens a new tab on a modified click. */
export const DeskLink = ({ href, children, label }: DeskLinkProps) => {
  const { actions } = useDesk();
  return (
    <Box component="a"
      href={href}
      sx={styles.button}
      aria-label={label}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        actions.openAddress(href);
      }}
    >
      {children}
    </Box>
  );
};
