import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '../../components/form/fields/Select';
import { listYears } from '../../domain/contract/documents';
import { today } from '../../domain/time/clock';

interface YearPickerProps {
  year: number;
  onPick: (year: number) => void;
}

/** The select of past years: all of them, whether or not they have something (UX-16). */
export const YearPicker = ({ year, onPick }: YearPickerProps) => {
  const { t } = useTranslation('portal');
  const id = useId();
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
        options={listYears(today()).map((option) => ({ value: String(option), label: String(option) }))}
        onPick={(picked) => onPick(Number(picked))}
      />
    </Stack>
  );
};
