import { Alert, AlertTitle, Box } from '@mui/material';
import type { ReactNode } from 'react';

import { rem } from '~/theme/typography';

const paragraphs = { '& > * + :is(p, ol, ul, dl)': { mt: '6px' } };

/** The action is beside the text while the text keeps a readable width, else below it. */
const layout = {
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '12px 14px',
  '& .MuiAlert-icon': { mr: 0 },
  '& .MuiAlert-message': { flex: '1 1 min(420px, calc(100% - 36px))' },
  '& .MuiAlert-action': {
    flexWrap: 'wrap',
    gap: '8px',
    alignSelf: 'center',
    p: 0,
    // Below the text it stands under it, not under the icon.
    ml: { sm: '36px' },
    '&, & > *': { flex: { xs: '1 1 100%', sm: '0 1 auto' } },
    '& .MuiButton-root': { width: { xs: '100%', sm: 'auto' } },
  },
};
/** One sentence stands at the height of its button. */
const centred = { alignItems: { xs: 'flex-start', md: 'center' } };

interface MessageProps {
  tone?: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced when it appears. Use it for the result of an action. */
  live?: boolean;
  inCard?: boolean;
}

const small = {
  p: '10px 12px',
  gap: '10px',
  borderRadius: '8px',
  '&, & .MuiAlertTitle-root': { fontSize: rem(13), lineHeight: rem(18) },
  '& .MuiAlert-icon': { fontSize: rem(18) },
  '& .MuiAlert-message': { flexBasis: 'min(200px, calc(100% - 36px))' },
};

export const Message = ({ tone = 'info', title, children, action, live, inCard = false }: MessageProps) => (
  <Alert
    severity={tone}
    action={action}
    sx={[layout, title === undefined && action !== undefined && centred, inCard && small]}
    slotProps={{ root: { role: live ? 'alert' : undefined } }}
  >
    {title !== undefined && <AlertTitle component="p">{title}</AlertTitle>}
    {children !== undefined && <Box sx={paragraphs}>{children}</Box>}
  </Alert>
);
