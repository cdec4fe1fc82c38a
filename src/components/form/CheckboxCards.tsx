import type { FieldValues } from 'react-hook-form';
import type { RadioChoice } from './RadioCards';
import { FieldError } from './FieldError';
import { useField, type FieldProps, type FieldRule } from './useField';
import styles from './Choice.module.css';

interface CheckboxCardsProps<T extends FieldValues> extends FieldProps<T> {
  choices: readonly RadioChoice[];
  rules?: readonly FieldRule<string[], T>[];
}

/** Choices of which several can be taken, as whole-width cards with a checkbox. The form holds the taken values. */
export const CheckboxCards = <T extends FieldValues = FieldValues>(props: CheckboxCardsProps<T>) => {
  const { label, choices, rules } = props;
  const { field, id, errorId, error } = useField<T, string[]>(props, rules);
  const taken: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label: words, hint, end, disabled = false }, index) => {
          const choiceId = `${id}-${value}`;
          const checked = taken.includes(value);
          return (
            <label key={value} className={`${styles.choice} ${styles.several}`} data-checked={checked} data-disabled={disabled}>
              <input
                id={choiceId}
                type="checkbox"
                ref={index === 0 ? field.ref : undefined}
                name={field.name}
                value={value}
                className={styles.box}
                checked={checked}
                disabled={disabled}
                aria-invalid={error !== undefined}
                aria-labelledby={`${choiceId}-label`}
                aria-describedby={`${choiceId}-hint ${choiceId}-more`}
                onBlur={field.onBlur}
                onChange={({ target }) => field.onChange(target.checked ? [...taken, value] : taken.filter((other) => other !== value))}
              />
              <span className={styles.words}>
                <span id={`${choiceId}-label`}>{words}</span>
                <span id={`${choiceId}-hint`} className={styles.hint}>
                  {hint}
                </span>
              </span>
              <span id={`${choiceId}-more`} className={styles.end}>
                {end}
              </span>
            </label>
          );
        })}
      </div>
      {error !== undefined && <FieldError id={errorId} error={error} />}
    </fieldset>
  );
};
