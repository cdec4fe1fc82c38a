import MuiCard from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Frame = styled(MuiCard)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  padding: 24,
  '& > div': { flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: 16, '& > *': { flex: '1 1 100%' } },
})) as typeof MuiCard;

interface BandProps {
  title: string;
  children?: ReactNode;
  /** At the right end; on a phone below, as wide as the band. */
  action?: ReactNode;
}

/** One thing that outranks the page below it: what it is, and the way on. */
export const Band = ({ title, children, action }: BandProps) => {
  const id = useId();
  return (
    <Frame component="section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      {action}
    </Frame>
  );
};
