import { OutlinedInput, type OutlinedInputProps } from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { FieldFrame } from '~/components/form/FieldFrame';
import { fieldText, useField, type FieldProps, type FieldRule } from '~/components/form/useField';
import { useInputText } from '~/components/form/useInputText';
import { normaliseText } from '~/domain/text/normaliseText';

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
  note?: string;
  /** The id of a text beside the field that describes it, too. */
  describedBy?: string;
  /** A login name, an e-mail, a code or a password: no capitals and no corrections by the device. */
  verbatim?: boolean;
  /** What the form holds of a text that is typed, pasted or autofilled. */
  normalise?: (value: string) => string;
  /** How the value shows while it isn't edited. */
  format?: (value: string) => string;
  onValue?: (value: string) => void;
  onLeave?: (value: string) => void;
}

export const TextField = <T extends FieldValues = FieldValues>({
  rules,
  deps,
  inputMode,
  hint,
  note,
  describedBy,
  verbatim = false,
  normalise = normaliseText,
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
  const { text, change, leave } = useInputText(
    value,
    normalise,
    (next) => {
      field.onChange(next);
      onValue?.(next);
    },
    format,
  );

  return (
    <FieldFrame id={id} root={root} label={label} error={error} hint={hint} note={note}>
      <OutlinedInput
        {...inputProps}
        id={id}
        name={field.name}
        value={text}
        inputRef={field.ref}
        aria-describedby={describedBy === undefined ? messageId : `${describedBy} ${messageId}`}
        slotProps={{
          input: {
            'aria-required': required || undefined,
            inputMode,
            spellCheck: false,
            ...(verbatim && { autoCapitalize: 'none', autoCorrect: 'off' }),
          },
        }}
        onChange={({ target }) => change(target.value)}
        onBlur={() => {
          leave();
          field.onBlur();
          onLeave?.(value);
        }}
      />
    </FieldFrame>
  );
};
