import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { huHU } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { format, isSameDay } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { hu } from 'date-fns/locale/hu';
import { useState } from 'react';

import { today } from '~/domain/time/clock';
import type { IsoDate } from '~/domain/time/dates';
import { useLanguage } from '~/i18n/useLanguage';

export interface CalendarProps {
  value: IsoDate | undefined;
  opensAt: IsoDate;
  min?: IsoDate;
  max?: IsoDate;
  onPick: (date: IsoDate) => void;
}

const firstYear = '1900-01-01';
const yearsAhead = 10;

/** The picker uses local dates; noon avoids missing hours when clocks change. */
const toLocal = (date: IsoDate): Date => new Date(`${date}T12:00:00`);

const locales = {
  hu: { locale: hu, month: 'yyyy. MMMM', texts: huHU.components.MuiLocalizationProvider.defaultProps.localeText },
  en: { locale: enGB, month: 'MMMM yyyy', texts: undefined },
};

/** A day with the full date as its accessible name; today is the club's day. */
const Day = (props: PickerDayProps) => {
  const { locale } = locales[useLanguage()];
  const isToday = isSameDay(props.day, toLocal(today()));
  return (
    <PickerDay
      {...props}
      today={isToday}
      aria-current={isToday ? 'date' : undefined}
      aria-label={format(props.day, 'PPPP', { locale })}
    />
  );
};

const fitsPhones = {
  width: 'min(320px, 100vw - 34px)',
  height: 352,
  maxHeight: 'none',
  '& .MuiYearCalendar-root, & .MuiMonthCalendar-root': { width: '100%' },
};

export const Calendar = ({ value, opensAt, min = firstYear, max, onPick }: CalendarProps) => {
  const { locale, month, texts } = locales[useLanguage()];
  const opens = toLocal(opensAt);
  // Choosing a year or month calls this too; only a day ends the choice.
  const [date, setDate] = useState(value === undefined ? null : toLocal(value));
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale} localeText={texts}>
      <DateCalendar
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus
        autoFocus
        value={date}
        onChange={(next: Date | null, state) => {
          setDate(next);
          if (next !== null && state === 'finish') onPick(format(next, 'yyyy-MM-dd'));
        }}
        referenceDate={opens}
        minDate={toLocal(min)}
        maxDate={max === undefined ? new Date(opens.getFullYear() + yearsAhead, 11, 31) : toLocal(max)}
        views={['year', 'month', 'day']}
        openTo="day"
        fixedWeekNumber={6}
        showDaysOutsideCurrentMonth
        reduceAnimations
        dayOfWeekFormatter={(day) => format(day, 'EEEEEE', { locale })}
        slots={{ day: Day }}
        slotProps={{ calendarHeader: { format: month } }}
        sx={fitsPhones}
      />
    </LocalizationProvider>
  );
};
