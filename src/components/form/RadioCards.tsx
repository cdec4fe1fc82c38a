import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { textOf } from './textOf';
import { FieldError } from './FieldError';
import { useField, type FieldProps, type FieldRule } from './useField';
import styles from './Choice.module.css';

export interface RadioChoice {
  value: string;
  label: string;
  /** A line under the label. */
  hint?: ReactNode;
  /** At the right end: a price. */
  end?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps<T extends FieldValues> extends FieldProps<T> {
  choices: readonly RadioChoice[];
  rules?: readonly FieldRule<string, T>[];
  onValue?: (value: string) => void;
  /** The group's label is read out but not seen, where the page's heading says the same. */
  hideLabel?: boolean;
  /** Many short choices stand side by side where there is room. */
  sideBySide?: boolean;
}

/** Choices as whole-width cards with a radio; prices stand at the right end. */
export const RadioCards = <T extends FieldValues = FieldValues>(props: RadioCardsProps<T>) => {
  const { label, choices, rules, disabled, onValue, hideLabel, sideBySide } = props;
  const { field, id, errorId, error } = useField<T, string>(props, rules);
  return (
    <fieldset role="radiogroup" aria-invalid={error !== undefined} aria-describedby={error === undefined ? undefined : errorId} disabled={disabled}>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.choices} data-side-by-side={sideBySide}>
        {choices.map((choice, index) => {
          const choiceId = `${id}-${choice.value}`;
          const checked = textOf(field.value) === choice.value;
          return (
            <label key={choice.value} className={styles.choice} data-checked={checked} data-disabled={disabled === true || choice.disabled === true}>
              <input
                id={choiceId}
                type="radio"
                ref={index === 0 ? field.ref : undefined}
                name={field.name}
                value={choice.value}
                className={styles.radio}
                checked={checked}
                disabled={choice.disabled}
                aria-labelledby={`${choiceId}-label`}
                aria-describedby={`${choiceId}-hint ${choiceId}-more`}
                onBlur={field.onBlur}
                onChange={() => {
                  field.onChange(choice.value);
                  onValue?.(choice.value);
                }}
              />
              <span className={styles.words}>
                <span id={`${choiceId}-label`}>{choice.label}</span>
                {choice.hint !== undefined && <span id={`${choiceId}-hint`} className={styles.hint}>{choice.hint}</span>}
              </span>
              <span id={`${choiceId}-more`} className={styles.end}>
                {choice.end}
              </span>
            </label>
          );
        })}
      </div>
      {error !== undefined && <FieldError id={errorId} error={error} />}
    </fieldset>
  );
};
