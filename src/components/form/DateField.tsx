import { useState } from 'react';
import { useFormContext, type FieldPathValue, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDate, parseDisplayDate, type IsoDate } from '../../domain/dates';
import { normaliseDate } from '../../domain/normalisers';
import { Icon } from '../Icon';
import { CalendarPopover } from './CalendarPopover';
import type { FieldRule } from './useField';
import { TextField, type TextFieldProps } from './TextField';
import styles from './PasswordField.module.css';

interface DateFieldProps<T extends FieldValues> extends Omit<TextFieldProps<T>, 'type' | 'normalise' | 'endAdornment' | 'inputMode'> {
  rules?: readonly FieldRule<string, T>[];
  /** Where the calendar opens while no date is given. */
  opensAt: IsoDate;
  min?: IsoDate;
  max?: IsoDate;
}

/** A date that is typed as yyyy.MM.dd or picked from a calendar; the form holds what was typed. */
export const DateField = <T extends FieldValues = FieldValues>({ opensAt, min, max, ...props }: DateFieldProps<T>) => {
  const { t } = useTranslation('forms');
  const { setValue, watch } = useFormContext<T>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const typed: unknown = watch(props.name);
  const picked = typeof typed === 'string' ? parseDisplayDate(typed) : undefined;
  const pick = (date: IsoDate): void => {
    const text = formatDate(date);
    // A date field's value is text: RHF can't know that of a path that is given as a parameter.
    setValue(props.name, text as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true, shouldValidate: true });
    props.onValue?.(text);
    setAnchor(undefined);
  };
  return (
    <>
      <TextField<T>
        {...props}
        inputMode="numeric"
        placeholder={t('date.placeholder')}
        normalise={normaliseDate}
        endAdornment={
          <button
            type="button"
            className={styles.eye}
            disabled={props.disabled}
            aria-label={t('date.open', { field: props.label })}
            aria-haspopup="dialog"
            aria-expanded={anchor !== undefined}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <Icon name="calendar" />
          </button>
        }
      />
      {anchor !== undefined && <CalendarPopover anchor={anchor} label={props.label} value={picked} opensAt={opensAt} min={min} max={max} onPick={pick} onClose={() => setAnchor(undefined)} />}
    </>
  );
};
