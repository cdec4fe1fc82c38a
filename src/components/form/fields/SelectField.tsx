import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { FieldFrame } from '~/components/form/FieldFrame';
import { fieldText, useField, type FieldProps, type FieldRule } from '~/components/form/useField';

import { Select, type Option } from './Select';

interface SelectFieldProps<T extends FieldValues> extends FieldProps<T> {
  options: readonly Option[];
  rules?: readonly FieldRule<string, T>[];
  hint?: ReactNode;
  onValue?: (value: string) => void;
}

export const SelectField = <T extends FieldValues = FieldValues>(props: SelectFieldProps<T>) => {
  const { label, options, rules, hint, disabled, onValue } = props;
  const { field, id, messageId, error, required, root } = useField<T, string>(props, rules);
  return (
    <FieldFrame id={id} root={root} label={label} error={error} hint={hint} notNative>
      <Select
        id={id}
        name={field.name}
        labelId={`${id}-label`}
        value={fieldText(field.value)}
        options={options}
        onPick={(value) => {
          field.onChange(value);
          onValue?.(value);
        }}
        onBlur={field.onBlur}
        ref={field.ref}
        required={required}
        aria-describedby={messageId}
        disabled={disabled}
      />
    </FieldFrame>
  );
};
