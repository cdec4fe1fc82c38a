import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../domain/clock';
import { listYears } from '../../domain/documents';
import { Select } from '../../components/form/Select';

/** The select of past years: last year down to 2011. */
export const YearPicker = ({ year, onPick }: { year: number; onPick: (year: number) => void }) => {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
      <Typography id={`${id}-label`} component="span" variant="label">
        {t('year')}
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
