import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ChangeEvent, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { FieldFrame } from '~/components/form/FieldFrame';
import { normaliseInput } from '~/components/form/masks/caret';
import { fieldText, useField, type FieldProps, type FieldRule } from '~/components/form/useField';

import { ComposedInput } from './ComposedInput';

/** What the input is given as it is. */
type InputProps = Pick<
  OutlinedInputProps,
  'type' | 'autoComplete' | 'placeholder' | 'readOnly' | 'autoFocus' | 'endAdornment' | 'onFocus'
>;

export interface TextFieldProps<T extends FieldValues = FieldValues> extends FieldProps<T>, InputProps {
  rules?: readonly FieldRule<string, T>[];
  /** Fields whose rules read this one: once errors show, they are checked again with it. */
  deps?: FieldPath<T>[];
  inputMode?: 'numeric' | 'email';
  hint?: ReactNode;
  /** "nem kötelező": part of the label. */
  note?: string;
  /** A login name, an e-mail, a code or a password: no capitals and no corrections by the device. */
  verbatim?: boolean;
  /** Formats typed, pasted and autofilled text; must be idempotent and safe on partial input. */
  normalise?: (value: string) => string;
  /** Converts the field's value to the input's text. */
  format?: (value: string) => string;
  /** After the member has changed the value. */
  onValue?: (value: string) => void;
  onLeave?: (value: string) => void;
}

/** A one-line text field. */
export const TextField = <T extends FieldValues = FieldValues>({
  rules,
  deps,
  inputMode,
  hint,
  note,
  verbatim = false,
  normalise,
  format,
  onValue,
  onLeave,
  name,
  label,
  disabled,
  required: isRequired,
  ...inputProps
}: TextFieldProps<T>) => {
  const { field, id, messageId, error, required, root } = useField<T, string>(
    { name, disabled, required: isRequired, deps },
    rules,
  );
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
        {...inputProps}
        id={id}
        name={field.name}
        value={shown}
        inputRef={field.ref}
        aria-describedby={messageId}
        slotProps={{
          input: {
            'aria-required': required || undefined,
            inputMode,
            spellCheck: false,
            ...(verbatim && { autoCapitalize: 'none', autoCorrect: 'off' }),
          },
        }}
        onChange={change}
        onBlur={() => {
          field.onBlur();
          onLeave?.(value);
        }}
      />
    </FieldFrame>
  );
};
