import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CareLine } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { Select } from '~/components/form/fields/Select';
import { Card } from '~/components/layout/Card';
import { isListed, listYears } from '~/domain/contract/documents';
import { today } from '~/domain/time/clock';

/** How long a list waits for those above it, in ms. */
const patienceMs = 2_000;

/**
 * Whether a list may show, given that those above it are still of unknown length: they would push it down (PERF-7). One that
 * hangs doesn't hide it (DOC-5), and once it shows it stays, though one above is asked again.
 */
export const useRevealed = (pending: boolean): boolean => {
  const [revealed, setRevealed] = useState(!pending);
  if (!pending && !revealed) setRevealed(true);
  useEffect(() => {
    if (revealed) return undefined;
    const timer = setTimeout(() => setRevealed(true), patienceMs);
    return () => clearTimeout(timer);
  }, [revealed]);
  return revealed;
};

interface PastYearCardProps {
  title: string;
  year: number;
  onPick: (year: number) => void;
  /** Where to ask for a year that is no longer listed. */
  unlisted: string;
  /** The year's list. */
  children: ReactNode;
}

/** The list of a past year, with the choice of all years, whether or not they have something (UX-16). */
export const PastYearCard = ({ title, year, onPick, unlisted, children }: PastYearCardProps) => {
  const { t } = useTranslation('portal');
  const id = useId();
  const picker = (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
      <Typography id={`${id}-label`} component="span" variant="label">
        {t('account.year')}
      </Typography>
      <Select
        id={id}
        name="year"
        labelId={`${id}-label`}
        value={String(year)}
        options={listYears(today()).map((option) => ({ value: String(option), label: String(option) }))}
        onPick={(picked) => onPick(Number(picked))}
      />
    </Stack>
  );
  return (
    <Card title={title} aside={picker}>
      {isListed(year, today()) ? (
        children
      ) : (
        <Message tone="warning" live>
          {unlisted}
          <CareLine />
        </Message>
      )}
    </Card>
  );
};
