import { DayPicker, type ClassNames, type Matcher } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { hu } from 'react-day-picker/locale/hu';
import { today } from '../../domain/clock';
import type { IsoDate } from '../../domain/dates';
import { useLanguage } from '../../i18n/useLanguage';
import styles from './Calendar.module.css';

export interface CalendarProps {
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

/** How far the years reach where no rule says so. */
const firstYear = 1900;
const yearsAhead = 10;

/** What is styled here, by the picker's own names of its parts. */
const classNames: Partial<ClassNames> = {
  months: styles.months,
  month_caption: styles.caption,
  dropdowns: styles.dropdowns,
  dropdown_root: styles.dropdownRoot,
  dropdown: styles.dropdown,
  caption_label: styles.chosen,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  chevron: styles.chevron,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.cell,
  day_button: styles.day,
  selected: styles.selected,
  today: styles.today,
  outside: styles.outside,
};

/** A month of days, its month and year to be chosen from lists: the keys, roles and words are react-day-picker's. */
export const Calendar = ({ value, opensAt, min, max, onPick }: CalendarProps) => {
  const language = useLanguage();
  const selected = value === undefined ? undefined : toLocal(value);
  const allowed: Matcher[] = [...(min === undefined ? [] : [{ before: toLocal(min) }]), ...(max === undefined ? [] : [{ after: toLocal(max) }])];
  const opens = toLocal(opensAt);
  return (
    <DayPicker
      mode="single"
      required
      locale={language === 'hu' ? hu : enGB}
      captionLayout="dropdown"
      startMonth={min === undefined ? new Date(firstYear, 0) : toLocal(min)}
      endMonth={max === undefined ? new Date(opens.getFullYear() + yearsAhead, 11) : toLocal(max)}
      defaultMonth={selected ?? opens}
      today={toLocal(today())}
      selected={selected}
      disabled={allowed}
      onSelect={(date) => onPick(fromLocal(date))}
      fixedWeeks
      showOutsideDays
      // Opened on purpose, as a dialog: the focus belongs inside.
      // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus
      autoFocus
      classNames={classNames}
    />
  );
};
