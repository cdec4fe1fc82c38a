import ChevronRight from '@mui/icons-material/ChevronRight';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Typography, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { newTab, NewTabHint } from '~/components/ExternalLink';
import { rem } from '~/theme/typography';

const frame: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  py: '4px',
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
  '& > a': {
    display: 'flex',
    flex: '1 1 200px',
    alignItems: 'center',
    gap: '12px',
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& > a:hover strong': { textDecoration: 'underline' },
  '@media print': { '& svg': { display: 'none' } },
};

/** The note stands at the end of the name's line where there is room, else under it. */
const words: SxProps<Theme> = {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '16px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > strong': { flex: '1 1 260px', fontWeight: 600 },
};

interface LinkLineProps {
  to: string;
  /** Another site: it opens in a new tab without an opener, and says so. */
  external?: boolean;
  children: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
}

export const LinkLine = ({ to, external = false, children, note, action }: LinkLineProps) => (
  <Box sx={frame}>
    <Link to={to} {...(external && newTab)}>
      <Box component="span" sx={words}>
        <strong>{children}</strong>
        {note !== undefined && (
          <Typography component="span" variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
        {external && <NewTabHint />}
      </Box>
      {external && <OpenInNew aria-hidden="true" sx={{ fontSize: rem(16) }} />}
      {/* Stands at the end of the line, not before an action. */}
      {!external && action === undefined && <ChevronRight aria-hidden="true" fontSize="small" />}
    </Link>
    {action}
  </Box>
);
