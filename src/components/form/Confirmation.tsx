import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { Message } from '../feedback/Message';

interface ConfirmationProps {
  tone?: 'success' | 'info';
  title?: string | undefined;
  /** It comes into view with the focus: the whole form was sent. */
  takesFocus?: boolean;
  /** What was done, by name; nothing is shown without it. */
  children: ReactNode;
}

const show = (element: HTMLElement | null): void => {
  element?.scrollIntoView({ block: 'nearest' });
  element?.focus({ preventScroll: true });
};

/** Says at the top of a form what was done. The live region is there before its text, and takes no room until then. */
export const Confirmation = ({ tone = 'success', title, takesFocus = false, children }: ConfirmationProps) => (
  <Box role="status" sx={{ overflowWrap: 'anywhere', '&:empty': { position: 'absolute' } }}>
    {Boolean(children) && (
      <Box ref={takesFocus ? show : undefined} tabIndex={takesFocus ? -1 : undefined}>
        <Message tone={tone} title={title}>
          {children}
        </Message>
      </Box>
    )}
  </Box>
);
