import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { Box, IconButton, Popover } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useFormState, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Spinner } from '~/components/feedback/Spinner';
import { fieldText } from '~/components/form/useField';
import { normaliseDate } from '~/domain/text/normalisers';
import { formatInputDate, parseDisplayDate, type IsoDate } from '~/domain/time/dates';
import { isDateText } from '~/domain/validation/dateValidators';

import type { CalendarProps } from './Calendar';
import { TextField, type TextFieldProps } from './TextField';

/** Without the calendar a date can still be typed. */
const CalendarFailed = () => {
  const { t } = useTranslation('portal');
  return <p role="alert">{t('member.date.failed')}</p>;
};

const lazyCalendar = () =>
  lazy(() =>
    import('./Calendar').then(
      ({ Calendar }) => ({ default: Calendar }),
      () => ({ default: CalendarFailed }),
    ),
  );

const calendarSize = {
  display: 'grid',
  placeItems: 'center',
  width: 'min(320px, 100vw - 34px)',
  minHeight: 352,
  '& > p': { p: '24px' },
};

interface CalendarPopoverProps extends CalendarProps {
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
}

const CalendarPopover = ({ anchor, label, onClose, ...calendar }: CalendarPopoverProps) => {
  // A new one for each opening, so that a failed load is tried again.
  const [Calendar] = useState(lazyCalendar);
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -8, horizontal: 'right' }}
      disableScrollLock
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          elevation: 0,
          sx: { border: 1, borderColor: 'divider', borderRadius: '12px', boxShadow: '0 12px 40px rgb(0 0 0 / 25%)' },
        },
      }}
    >
      <Box sx={calendarSize}>
        <Suspense fallback={<Spinner />}>
          <Calendar {...calendar} />
        </Suspense>
      </Box>
    </Popover>
  );
};

interface DateFieldProps<T extends FieldValues> extends Omit<
  TextFieldProps<T>,
  'type' | 'normalise' | 'format' | 'endAdornment' | 'inputMode' | 'onLeave'
> {
  opensAt: IsoDate;
  min?: IsoDate;
  max?: IsoDate;
}

/** A date, typed as yyyy.MM.dd or picked from a calendar; the form holds the text. */
export const DateField = <T extends FieldValues = FieldValues>({ opensAt, min, max, ...props }: DateFieldProps<T>) => {
  const { t } = useTranslation('portal');
  const { setValue, getValues, trigger, clearErrors, getFieldState } = useFormContext<T>();
  const { isSubmitted } = useFormState<T>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  /** React Hook Form checks what is typed only after the first submit. */
  const take = (text: string): void => {
    if (!isSubmitted && getFieldState(props.name).invalid) clearErrors(props.name);
    props.onValue?.(text);
  };
  /** Shows the error of a date in another order when the field is left, not at the next submit (UX-34). */
  const leave = (text: string): void => {
    if (!isDateText(text)) void trigger(props.name);
  };
  const pick = (date: IsoDate): void => {
    const text = formatInputDate(date);
    // A date field's value is text; React Hook Form can't know that of a generic path.
    setValue(props.name, text as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true, shouldValidate: true });
    props.onValue?.(text);
    setAnchor(undefined);
  };
  return (
    <>
      <TextField<T>
        {...props}
        inputMode="numeric"
        placeholder={t('member.date.placeholder')}
        normalise={normaliseDate}
        onValue={take}
        onLeave={leave}
        endAdornment={
          <IconButton
            disabled={props.disabled}
            aria-label={t('member.date.open', { field: props.label })}
            aria-haspopup="dialog"
            aria-expanded={anchor !== undefined}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <CalendarMonthOutlined />
          </IconButton>
        }
      />
      {anchor !== undefined && (
        <CalendarPopover
          anchor={anchor}
          label={props.label}
          value={parseDisplayDate(fieldText(getValues(props.name)))}
          opensAt={opensAt}
          min={min}
          max={max}
          onPick={pick}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
};
