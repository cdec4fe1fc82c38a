import { useTranslation } from 'react-i18next';
import { today } from '../../domain/clock';
import { listYears } from '../../domain/member';
import { Picker } from './Picker';

/** The selector of past years: last year down to 2011 (DOC-1, DOC-3). */
export const YearPicker = ({ year, onPick }: { year: number; onPick: (year: number) => void }) => {
  const { t } = useTranslation('account');
  return <Picker name="year" label={t('year')} value={year} options={listYears(today())} onPick={onPick} />;
};
