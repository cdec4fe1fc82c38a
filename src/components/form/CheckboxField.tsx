import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldError } from './FieldError';
import { useField, type FieldProps, type FieldRule } from './useField';
import styles from './Choice.module.css';

interface CheckboxFieldProps<T extends FieldValues> extends FieldProps<T> {
  rules?: readonly FieldRule<boolean, T>[];
  /** Stands under the label: a link to the document that is agreed to. */
  children?: ReactNode;
  onValue?: (checked: boolean) => void;
}

export const CheckboxField = <T extends FieldValues = FieldValues>(props: CheckboxFieldProps<T>) => {
  const { label, rules, disabled, children, onValue } = props;
  const { field, id, errorId, error } = useField<T, boolean>(props, rules);
  return (
    <div>
      <div className={styles.checkbox}>
        <input
          id={id}
          type="checkbox"
          ref={field.ref}
          name={field.name}
          className={styles.box}
          checked={field.value === true}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            field.onChange(target.checked);
            onValue?.(target.checked);
          }}
        />
        <div>
          <label htmlFor={id} className={styles.checkboxLabel}>
            {label}
          </label>
          {children}
        </div>
      </div>
      {error !== undefined && <FieldError id={errorId} error={error} />}
    </div>
  );
};
