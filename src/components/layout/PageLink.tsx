import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const Way = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  fontWeight: 600,
  '& > svg': { fontSize: '1.125rem' },
  // Leads nowhere on paper.
  '@media print': { display: 'none' },
});

/** A link that leads on to another page. */
export const PageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Way to={to}>
    <span>{children}</span>
    <ChevronRight aria-hidden="true" />
  </Way>
);
