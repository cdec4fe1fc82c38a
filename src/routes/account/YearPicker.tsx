import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '../../components/form/fields/Select';

interface YearPickerProps {
  year: number;
  years: readonly number[];
  pick: (year: number) => void;
  /** The year isn't known yet: keeps the select's place, without showing each year that is tried. */
  isLooking: boolean;
}

/** The select of past years. */
export const YearPicker = ({ year, years, pick, isLooking }: YearPickerProps) => {
  const { t } = useTranslation('portal');
  const id = useId();
  if (isLooking) return <Skeleton variant="rounded" width={130} height={46} aria-hidden="true" />;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
      <Typography id={`${id}-label`} component="span" variant="label">
        {t('account.year')}
      </Typography>
      <Select
        id={id}
        name="year"
        labelId={`${id}-label`}
        value={String(year)}
        options={years.map((option) => ({ value: String(option), label: String(option) }))}
        onPick={(picked) => pick(Number(picked))}
      />
    </Stack>
  );
};
