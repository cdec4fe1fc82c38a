import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { Message } from '../feedback/Message';

interface ConfirmationProps {
  tone?: 'success' | 'info';
  title?: string | undefined;
  /** What was done, by name; nothing is shown without it. */
  children: ReactNode;
}

/**
 * Says at a form what was done. Place it under the buttons, so that it moves nothing that could be pressed. The live
 * region is there before its text, and takes no room until then.
 */
export const Confirmation = ({ tone = 'success', title, children }: ConfirmationProps) => (
  <Box role="status" sx={{ overflowWrap: 'anywhere', '&:empty': { position: 'absolute' } }}>
    {Boolean(children) && (
      <Message tone={tone} title={title}>
        {children}
      </Message>
    )}
  </Box>
);
