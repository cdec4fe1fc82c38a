import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { huHU } from '@mui/x-date-pickers/locales';
import { enGB } from 'date-fns/locale/en-GB';
import { hu } from 'date-fns/locale/hu';
import type { IsoDate } from '../domain/dates';
import { useLanguage } from '../i18n/useLanguage';

interface CalendarProps {
  value: IsoDate | undefined;
  opensAt: IsoDate;
  min?: IsoDate;
  max?: IsoDate;
  onPick: (date: IsoDate) => void;
}

/** The picker counts in local dates; noon keeps a day the same day in every zone. */
const toLocal = (date: IsoDate): Date => new Date(`${date}T12:00:00`);

const fromLocal = (date: Date): IsoDate =>
  [String(date.getFullYear()).padStart(4, '0'), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');

const huTexts = huHU.components.MuiLocalizationProvider.defaultProps.localeText;

export const Calendar = ({ value, opensAt, min, max, onPick }: CalendarProps) => {
  const language = useLanguage();
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={language === 'hu' ? hu : enGB} localeText={language === 'hu' ? huTexts : undefined}>
      <DateCalendar
        // Opened on purpose, as a dialog: the focus belongs inside.
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus
        autoFocus
        value={value === undefined ? null : toLocal(value)}
        referenceDate={toLocal(opensAt)}
        minDate={min === undefined ? undefined : toLocal(min)}
        maxDate={max === undefined ? undefined : toLocal(max)}
        views={['year', 'month', 'day']}
        openTo={value === undefined && min === undefined ? 'year' : 'day'}
        onChange={(date: Date | null, state) => {
          if (state === 'finish' && date !== null) onPick(fromLocal(date));
        }}
      />
    </LocalizationProvider>
  );
};
