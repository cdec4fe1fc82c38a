import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ItemProps {
  title: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  current?: boolean;
}

/** One row of the desk's lists: a persona, an e-mail, a fault. */
export const Item = ({ title, note, children, actions, current = false }: ItemProps) => (
  <Paper
    component="li"
    aria-current={current ? 'true' : undefined}
    sx={{ p: 1.5, overflowWrap: 'anywhere', ...(current ? { borderColor: 'primary.main' } : {}) }}
  >
    <Stack spacing={0.5}>
      <Typography variant="h3">{title}</Typography>
      {note !== undefined && <Quiet>{note}</Quiet>}
      {children}
      {actions !== undefined && <Row>{actions}</Row>}
    </Stack>
  </Paper>
);

/** Buttons beside each other, as far as they fit. */
export const Row = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
    {children}
  </Stack>
);

export const Items = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" spacing={1}>
    {children}
  </Stack>
);

/** What says that there is nothing, or what a list is about. */
export const Quiet = ({ children, id, role }: { children: ReactNode; id?: string; role?: 'status' }) => (
  <Typography id={id} role={role} variant="body2" color="textSecondary">
    {children}
  </Typography>
);
