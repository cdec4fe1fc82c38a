import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { FieldValues } from 'react-hook-form';
import InputMask from 'react-input-mask';

import { FieldFrame } from '../FieldFrame';
import { ComposedInput } from '../fields/ComposedInput';
import type { TextFieldProps } from '../fields/TextField';
import { textOf } from '../textOf';
import { useField } from '../useField';
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

/** Leave out the mask's focus and click handlers, which would move the caret and drop a selection. */
const MaskInput = (props: OutlinedInputProps) => (
  <ComposedInput {...props} onFocus={undefined} onMouseDown={undefined} />
);

/** A number with separators. What is typed, pasted or autofilled is normalised before masking; nothing is truncated. */
export const MaskedField = <T extends FieldValues = FieldValues>(props: MaskedFieldProps<T>) => {
  const { label, mask, rules, type = 'text', autoComplete, placeholder, hint, disabled, onLeave } = props;
  const { field, id, errorId, error, required, root } = useField<T, string>(props, rules);
  const value = textOf(field.value);
  return (
    <FieldFrame id={id} root={root} label={label} error={error} hint={hint}>
      <InputMask
        mask={mask.pattern}
        maskPlaceholder={null}
        alwaysShowMask={false}
        beforeMaskedStateChange={applyMask(mask, value)}
        value={value}
        disabled={disabled}
        onChange={({ target }) => field.onChange(target.value)}
        onBlur={() => {
          onLeave?.(value);
          field.onBlur();
        }}
      >
        <MaskInput
          id={id}
          name={field.name}
          type={type}
          inputRef={field.ref}
          aria-describedby={errorId}
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
