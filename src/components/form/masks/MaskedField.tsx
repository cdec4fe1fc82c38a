import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import InputMask, { type InputState, type MaskedChange } from 'react-input-mask';

import { FieldFrame } from '~/components/form/FieldFrame';
import { ComposedInput } from '~/components/form/fields/ComposedInput';
import type { TextFieldProps } from '~/components/form/fields/TextField';
import { fieldText, useField } from '~/components/form/useField';

import { applyMask, type Mask } from './masks';

interface MaskedFieldProps<T extends FieldValues> extends Pick<
  TextFieldProps<T>,
  'name' | 'label' | 'disabled' | 'required' | 'rules' | 'autoComplete' | 'placeholder' | 'hint'
> {
  mask: Mask;
  type?: 'tel' | 'text';
  /** Called on blur, before validation. */
  onLeave?: (value: string) => void;
}

/**
 * Leave out the mask's focus and click handlers, which would move the caret and drop a selection, and its blur handler, which
 * throws if the focus moves while React commits: the mask has no input then.
 */
const MaskInput = ({ onLeave, ...props }: OutlinedInputProps & { onLeave: () => void }) => (
  <ComposedInput {...props} onFocus={undefined} onMouseDown={undefined} onBlur={onLeave} />
);

/**
 * Keeps the selection through a render. The mask notes it once a frame, and each render puts back the one it noted: after
 * a late reply, what was selected in between would be dropped, and the next key added to it instead of replacing it.
 */
const useKeptSelection = (change: (change: MaskedChange) => InputState) => {
  const inputRef = useRef<HTMLInputElement>(null);
  const keptRef = useRef<InputState['selection']>(undefined);
  const keep = (step: MaskedChange): InputState => {
    const state = change(step);
    if (step.currentState === undefined) {
      keptRef.current = inputRef.current
        ? { start: inputRef.current.selectionStart, end: inputRef.current.selectionEnd }
        : undefined;
      return state;
    }
    const selection = step.previousState === undefined ? keptRef.current : undefined;
    keptRef.current = undefined;
    return selection === undefined ? state : { ...state, selection };
  };
  return { inputRef, keep };
};

/** A number with separators. What is typed, pasted or autofilled is normalised before masking; nothing is truncated. */
export const MaskedField = <T extends FieldValues = FieldValues>(props: MaskedFieldProps<T>) => {
  const { label, mask, rules, type = 'text', autoComplete, placeholder, hint, disabled, onLeave } = props;
  const { field, id, messageId, error, required, root } = useField<T, string>(props, rules);
  const value = fieldText(field.value);
  const { inputRef, keep } = useKeptSelection(applyMask(mask, value));
  return (
    <FieldFrame id={id} root={root} label={label} error={error} hint={hint}>
      <InputMask
        mask={mask.pattern}
        maskPlaceholder={null}
        alwaysShowMask={false}
        beforeMaskedStateChange={keep}
        value={value}
        disabled={disabled}
        onChange={({ target }) => field.onChange(target.value)}
      >
        <MaskInput
          onLeave={() => {
            onLeave?.(value);
            field.onBlur();
          }}
          id={id}
          name={field.name}
          type={type}
          inputRef={(element: HTMLInputElement | null) => {
            inputRef.current = element;
            field.ref(element);
          }}
          aria-describedby={messageId}
          slotProps={{
            input: {
              'aria-required': required || undefined,
              inputMode: type === 'tel' ? 'tel' : 'numeric',
              spellCheck: false,
            },
          }}
          autoComplete={autoComplete}
          placeholder={placeholder}
        />
      </InputMask>
    </FieldFrame>
  );
};
