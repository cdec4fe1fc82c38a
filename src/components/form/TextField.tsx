import type { ChangeEvent, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { caretAfter, significantIn } from './caret';
import { FieldFrame } from './FieldFrame';
import { Input } from './Input';
import { textOf } from './textOf';
import { useField, type FieldProps, type FieldRule } from './useField';

export interface TextFieldProps<T extends FieldValues = FieldValues> extends FieldProps<T> {
  rules?: readonly FieldRule<string, T>[];
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  maxLength?: number;
  placeholder?: string;
  hint?: ReactNode;
  note?: string;
  readOnly?: boolean;
  autoFocus?: boolean;
  endAdornment?: ReactNode;
  /** Brings what is typed, pasted or autofilled into the field's form; idempotent and safe on partial input (VAL-4…VAL-6). */
  normalise?: (value: string) => string;
  /** After the value has changed by the member's hand: what else follows from it. */
  onValue?: (value: string) => void;
  onLeave?: (value: string) => void;
  onEnter?: () => void;
}

/** A one-line text field. With `normalise` the caret stays behind the character it stood behind. */
export const TextField = <T extends FieldValues = FieldValues>(props: TextFieldProps<T>) => {
  const { rules, type = 'text', autoComplete, inputMode, maxLength, placeholder, hint, note, readOnly, autoFocus, endAdornment, normalise, onValue, onLeave, onEnter } = props;
  const { field, id, errorId, error } = useField<T, string>(props, rules);
  const value = textOf(field.value);

  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const typed = target.value;
    const next = normalise === undefined ? typed : normalise(typed);
    if (normalise !== undefined && next !== typed) {
      const at = target.selectionStart ?? typed.length;
      // Set here already: where React has to correct the value, even back to what it was, the caret jumps to the end.
      target.value = next;
      // Of what stands before the caret only that counts which the field keeps.
      const caret = caretAfter(next, significantIn(normalise(typed.slice(0, at))), at === typed.length);
      target.setSelectionRange(caret, caret);
    }
    field.onChange(next);
    onValue?.(next);
  };

  return (
    <FieldFrame id={id} label={props.label} error={error} hint={hint} note={note}>
      <Input
        ref={field.ref}
        id={id}
        name={field.name}
        type={type}
        value={value}
        invalid={error !== undefined}
        aria-describedby={errorId}
        disabled={props.disabled}
        readOnly={readOnly}
        // The sign-in form's focus on the password is the rule PUB-6.
        // eslint-disable-next-line jsx-a11y/no-autofocus -- only where a rule asks for it
        autoFocus={autoFocus}
        placeholder={placeholder}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={maxLength}
        spellCheck={false}
        end={endAdornment}
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
