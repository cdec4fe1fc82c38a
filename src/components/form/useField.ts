import { useController, useFormContext, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { useFieldId } from './formId';
import { useFieldLabel } from './fieldLabels';
import { useMessageText } from './useMessageText';

/** Returns a message key, or nothing where the value is right; `values` is the whole form. A rule may have to ask a service. */
export type FieldRule<V, T extends FieldValues = FieldValues> = (value: V, values: T) => string | undefined | Promise<string | undefined>;

export interface FieldProps<T extends FieldValues = FieldValues> {
  /** The field's path in the form and its HTML name (glossary). */
  name: FieldPath<T>;
  label: string;
  disabled?: boolean;
}

/** What every field of the portal shares: its controller, ids, and the words of its error. */
export const useField = <T extends FieldValues, V = FieldPathValue<T, FieldPath<T>>>(
  { name, label }: FieldProps<T>,
  rules: readonly FieldRule<V, T>[] = [],
) => {
  const { control } = useFormContext<T>();
  const id = useFieldId(name);
  const messageText = useMessageText();
  useFieldLabel(name, label);
  const { field, fieldState } = useController<T>({
    control,
    name,
    rules: {
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
  return {
    field,
    id,
    errorId: `${id}-error`,
    error: fieldState.error === undefined ? undefined : messageText(message === undefined || message === '' ? 'validate_required' : message),
  };
};
