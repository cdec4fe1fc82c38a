import ChevronRight from '@mui/icons-material/ChevronRight';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { newTab, NewTabHint } from '~/components/ExternalLink';
import { rem } from '~/theme/typography';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const LineLink = styled(Link)({
  display: 'flex',
  flex: '1 1 200px',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '&:hover strong': { textDecoration: 'underline' },
  '@media print': { '& > svg': { display: 'none' } },
});

interface LinkLineProps {
  to: string;
  /** Another site: it opens in a new tab without an opener, and says so. */
  external?: boolean;
  children: ReactNode;
  /** In small print under the name: a state. */
  note?: ReactNode;
  /** Beside the link. */
  action?: ReactNode;
}

/** A quiet line that leads to a page. */
export const LinkLine = ({ to, external = false, children, note, action }: LinkLineProps) => (
  <Line>
    <LineLink to={to} {...(external && newTab)}>
      <span>
        <Typography component="strong" sx={{ fontWeight: 600 }}>
          {children}
        </Typography>
        {note !== undefined && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        )}
        {external && <NewTabHint />}
      </span>
      {external && <OpenInNew aria-hidden="true" sx={{ fontSize: rem(16) }} />}
      {/* Stands at the end of the line, not before an action. */}
      {!external && action === undefined && <ChevronRight aria-hidden="true" fontSize="small" />}
    </LineLink>
    {action}
  </Line>
);
