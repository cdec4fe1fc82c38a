import { OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { useRef, type RefObject, type SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import InputMask, { type InputState, type MaskedChange } from 'react-input-mask';

import { FieldFrame } from '~/components/form/FieldFrame';
import type { TextFieldProps } from '~/components/form/fields/TextField';
import { fieldText, useField } from '~/components/form/useField';
import { useInputText } from '~/components/form/useInputText';

import { applyMask, type Mask } from './masks';

interface MaskedFieldProps<T extends FieldValues> extends Pick<
  TextFieldProps<T>,
  'name' | 'label' | 'disabled' | 'required' | 'rules' | 'autoComplete' | 'placeholder' | 'hint'
> {
  mask: Mask;
  type?: 'tel' | 'text';
  onLeave?: (value: string) => void;
}

interface MaskInputProps extends Omit<OutlinedInputProps, 'onChange'> {
  /** Given by the mask, which reads the input itself. */
  onChange?: (event: SyntheticEvent) => void;
  onLeave: () => void;
  /** Whether an IME composes: the mask waits until it is done. */
  composingRef: RefObject<boolean>;
  elementRef: RefObject<HTMLInputElement | null>;
}

/**
 * Leave out the mask's focus and click handlers, which would move the caret and drop a selection, and its blur handler, which
 * throws if the focus moves while React commits: the mask has no input then.
 */
const MaskInput = ({ onChange, onLeave, composingRef, elementRef, ...props }: MaskInputProps) => (
  <OutlinedInput
    {...props}
    onFocus={undefined}
    onMouseDown={undefined}
    onBlur={onLeave}
    onChange={onChange}
    onCompositionStart={() => {
      composingRef.current = true;
    }}
    onCompositionEnd={(event) => {
      composingRef.current = false;
      // As on blur: the focus may move while React commits.
      if (elementRef.current !== null) onChange?.(event);
    }}
  />
);

/**
 * Keeps the selection through a render. The mask notes it once a frame, and each render puts back the one it noted: after
 * a late reply, what was selected in between would be dropped, and the next key added to it instead of replacing it.
 */
const useStableSelection = (change: (change: MaskedChange) => InputState) => {
  const inputRef = useRef<HTMLInputElement>(null);
  const selectionRef = useRef<InputState['selection']>(undefined);
  const composingRef = useRef(false);
  const keepSelection = (step: MaskedChange): InputState => {
    const state = composingRef.current && step.currentState ? step.currentState : change(step);
    if (step.currentState === undefined) {
      selectionRef.current = inputRef.current
        ? { start: inputRef.current.selectionStart, end: inputRef.current.selectionEnd }
        : undefined;
      return state;
    }
    const selection = step.previousState === undefined ? selectionRef.current : undefined;
    selectionRef.current = undefined;
    return selection === undefined ? state : { ...state, selection };
  };
  return { inputRef, composingRef, keepSelection };
};

/** A number with separators. What is typed, pasted or autofilled is normalised before masking; nothing is truncated. */
export const MaskedField = <T extends FieldValues = FieldValues>(props: MaskedFieldProps<T>) => {
  const { label, mask, rules, type = 'text', autoComplete, placeholder, hint, disabled, onLeave } = props;
  const { field, id, messageId, error, required, root } = useField<T, string>(props, rules);
  const value = fieldText(field.value);
  const { text, change, leave } = useInputText(value, mask.normalise, field.onChange);
  const { inputRef, composingRef, keepSelection } = useStableSelection(applyMask(mask, text));
  return (
    <FieldFrame id={id} root={root} label={label} error={error} hint={hint}>
      <InputMask
        mask={mask.pattern}
        maskPlaceholder={null}
        alwaysShowMask={false}
        beforeMaskedStateChange={keepSelection}
        value={text}
        disabled={disabled}
        onChange={() => change(inputRef.current?.value ?? '')}
      >
        <MaskInput
          composingRef={composingRef}
          elementRef={inputRef}
          onLeave={() => {
            leave();
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
