import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { rem } from '../../../../../theme/typography';

export type SummaryRow = readonly [label: string, value: ReactNode];

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'baseline',
  columnGap: 12,
  '& > :not(h3, button)': { gridColumn: '1 / -1' },
  paddingBottom: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > dl': { marginTop: 6 },
  '@media print': { breakInside: 'avoid', marginBottom: 12, paddingBottom: 12, '& > button': { display: 'none' } },
}));

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 12 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 550, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    gap: 10,
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    '& dt': { fontSize: rem(13), lineHeight: rem(20) },
  },
}));

interface SummaryPartProps {
  title: string;
  rows?: readonly SummaryRow[];
  children?: ReactNode;
  /** Goes to the step that the block comes from. */
  onChange?: (() => void) | undefined;
}

/** A block of the summary: a heading, and names with their values. */
export const SummaryPart = ({ title, rows, children, onChange }: SummaryPartProps) => {
  const { t } = useTranslation('portal');
  return (
    <Section>
      <h3>{title}</h3>
      {onChange !== undefined && (
        <Link
          component="button"
          type="button"
          onClick={onChange}
          aria-label={t('wizard.summary.changeOf', { part: title })}
          sx={{ minHeight: 24, fontWeight: 600 }}
        >
          {t('wizard.summary.change')}
        </Link>
      )}
      {rows !== undefined && (
        <Rows>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Rows>
      )}
      {children}
    </Section>
  );
};
