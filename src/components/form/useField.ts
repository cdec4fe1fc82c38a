import { useEffect, useId } from 'react';
import { useController, useFormContext, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';

import { requireChoice, required as requiredRule } from '~/domain/validation/validators';

import { useMessageText } from './useMessageText';

/** Returns a message key, or undefined if the value is valid; `values` is the whole form. A rule may call a service. */
export type FieldRule<V, T extends FieldValues = FieldValues> = (
  value: V,
  values: T,
) => string | undefined | Promise<string | undefined>;

export interface FieldProps<T extends FieldValues = FieldValues> {
  /** The field's path in the form and its HTML name (docs/glossary.md). */
  name: FieldPath<T>;
  label: string;
  disabled?: boolean;
  /** Announces the field as required; implied by the rules `required` and `requireChoice`. */
  required?: boolean;
}

/** A field's value as text; it may be unset, or a number. */
export const fieldText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const requiringRules: readonly unknown[] = [requiredRule, requireChoice];

/** What all fields share: the controller, ids, the text of the error, and the props of the field's root element. */
export const useField = <T extends FieldValues, V = FieldPathValue<T, FieldPath<T>>>(
  { name, disabled, required, deps }: Omit<FieldProps<T>, 'label'> & { deps?: FieldPath<T>[] | undefined },
  rules: readonly FieldRule<V, T>[] = [],
) => {
  const { control, clearErrors } = useFormContext<T>();
  // A field that is taken away, as by a choice, has no error any more.
  useEffect(() => () => clearErrors(name), [clearErrors, name]);
  const id = useId();
  const messageText = useMessageText();
  const { field, fieldState, formState } = useController<T>({
    control,
    name,
    rules: {
      deps,
      validate: async (value: V, values: T) => {
        for (const rule of rules) {
          const message = await rule(value, values);
          if (message !== undefined) return message;
        }
        return true;
      },
    },
  });
  const message = fieldState.error?.message;
  const invalid = fieldState.error !== undefined;
  return {
    field,
    id,
    /** The id of the error or hint below the control, which describes it. */
    messageId: `${id}-message`,
    invalid,
    error: invalid
      ? messageText(message === undefined || message === '' ? 'validate_required' : message, name)
      : undefined,
    required: required ?? rules.some((rule) => requiringRules.includes(rule)),
    /** For the FormControl around the field. The error summary finds fields by `data-field`. */
    root: {
      id: `${id}-field`,
      'data-field': name,
      error: invalid,
      disabled: disabled === true || formState.disabled || undefined,
    },
  };
};
