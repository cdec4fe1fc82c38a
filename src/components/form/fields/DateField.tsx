import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useFormContext, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { normaliseDate } from '../../../domain/text/normalisers';
import { formatDate, parseDisplayDate, type IsoDate } from '../../../domain/time/dates';
import { isDateText } from '../../../domain/time/dateValidators';
import { fieldText } from '../useField';
import { CalendarPopover } from './CalendarPopover';
import { TextField, type TextFieldProps } from './TextField';

interface DateFieldProps<T extends FieldValues> extends Omit<
  TextFieldProps<T>,
  'type' | 'normalise' | 'format' | 'endAdornment' | 'inputMode'
> {
  /** The date at which the empty calendar opens. */
  opensAt: IsoDate;
  min?: IsoDate;
  max?: IsoDate;
}

/** A date, typed as yyyy.MM.dd or picked from a calendar; the form holds the text. */
export const DateField = <T extends FieldValues = FieldValues>({ opensAt, min, max, ...props }: DateFieldProps<T>) => {
  const { t } = useTranslation('portal');
  const { setValue, watch, trigger, clearErrors, getFieldState, formState } = useFormContext<T>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  /** React Hook Form checks what is typed only after the first submit. */
  const take = (text: string): void => {
    if (!formState.isSubmitted && getFieldState(props.name).invalid) clearErrors(props.name);
    props.onValue?.(text);
  };
  /** A date in another order is told when the field is left, not at the next submit. */
  const leave = (text: string): void => {
    if (!isDateText(text)) void trigger(props.name);
    props.onLeave?.(text);
  };
  const pick = (date: IsoDate): void => {
    const text = formatDate(date);
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
          value={parseDisplayDate(fieldText(watch(props.name)))}
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
