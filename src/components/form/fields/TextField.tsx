import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { FieldFrame } from '../FieldFrame';
import { normaliseInput } from '../masks/caret';
import { fieldText, useField, type FieldProps, type FieldRule } from '../useField';
import { ComposedInput } from './ComposedInput';

export interface TextFieldProps<T extends FieldValues = FieldValues> extends FieldProps<T> {
  rules?: readonly FieldRule<string, T>[];
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  placeholder?: string;
  hint?: ReactNode;
  /** "nem kötelező": part of the label. */
  note?: string;
  readOnly?: boolean;
  /** A login name, an e-mail, a code or a password: no capitals and no corrections by the device. */
  verbatim?: boolean;
  autoFocus?: boolean;
  endAdornment?: ReactNode;
  /** Formats typed, pasted and autofilled text; must be idempotent and safe on partial input. */
  normalise?: (value: string) => string;
  /** Converts the field's value to the input's text. */
  format?: (value: string) => string;
  /** After the member has changed the value. */
  onValue?: (value: string) => void;
  onLeave?: (value: string) => void;
  onEnter?: () => void;
}

/** A one-line text field. */
export const TextField = <T extends FieldValues = FieldValues>(props: TextFieldProps<T>) => {
  const {
    label,
    rules,
    type,
    autoComplete,
    inputMode,
    placeholder,
    hint,
    note,
    readOnly,
    verbatim = false,
    autoFocus,
    endAdornment,
    normalise,
    format,
    onValue,
    onLeave,
    onEnter,
  } = props;
  const { field, id, errorId, error, required, root } = useField<T, string>(props, rules);
  const value = fieldText(field.value);
  const shown = format === undefined ? value : format(value);

  const take = (next: string): void => {
    field.onChange(next);
    onValue?.(next);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    if (normalise === undefined) {
      take(target.value);
      return;
    }
    const next = normaliseInput(normalise, {
      value: target.value,
      selection: { start: target.selectionStart, end: target.selectionEnd },
    });
    if (next.value !== target.value) {
      // Set the value here: if React has to correct it, the caret jumps to the end.
      target.value = next.value;
      target.setSelectionRange(next.selection.start, next.selection.end);
    }
    take(next.value);
  };
  const Input = normalise === undefined ? OutlinedInput : ComposedInput;

  return (
    <FieldFrame id={id} root={root} label={label} error={error} hint={hint} note={note}>
      <Input
        id={id}
        name={field.name}
        type={type}
        value={shown}
        inputRef={field.ref}
        aria-describedby={errorId}
        slotProps={{
          input: {
            'aria-required': required || undefined,
            inputMode,
            spellCheck: false,
            ...(verbatim && { autoCapitalize: 'none', autoCorrect: 'off' }),
          },
        }}
        readOnly={readOnly}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- only where a rule asks for it
        autoFocus={autoFocus}
        placeholder={placeholder}
        autoComplete={autoComplete}
        endAdornment={endAdornment}
        onChange={change}
        onFocus={onEnter}
        onBlur={() => {
          field.onBlur();
          onLeave?.(value);
        }}
      />
    </FieldFrame>
  );
};
