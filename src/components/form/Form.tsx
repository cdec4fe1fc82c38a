import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldErrors, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from './ErrorSummary';
import { errorNames } from './errorNames';
import { createFieldLabels, FieldLabelsContext } from './fieldLabels';
import { focusField } from './focusField';
import { FormIdContext } from './formId';
import { useEarlyInput } from './useEarlyInput';
import styles from './Form.module.css';

interface FormProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  onSubmit: (values: T) => Promise<unknown>;
  children: ReactNode;
  /** The accessible name, where a page has several forms. */
  label?: string;
}

/**
 * The portal's form: one submit at a time, errors at their fields. One wrong field takes the focus itself; for several a
 * summary takes it and links to each (A11Y-3). `method="post"` keeps fields out of addresses before the code is there (PERF-1).
 */
export const Form = <T extends FieldValues>({ form, onSubmit, children, label }: FormProps<T>) => {
  const id = useId();
  const [labels] = useState(createFieldLabels);
  const submitting = useRef(false);
  const element = useEarlyInput(form);
  const focusErrors = (errors: FieldErrors<T>): void => {
    const [first, ...others] = errorNames(errors);
    if (first === undefined) return;
    if (others.length === 0) focusField(id, first);
    else document.getElementById(`${id}-summary`)?.focus();
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    // A second click or Enter comes before the button is seen to be disabled (FLT-4).
    if (submitting.current) return;
    submitting.current = true;
    const focused = document.activeElement;
    const hasMoved = (): boolean => document.activeElement !== focused && document.activeElement !== document.body;
    try {
      // The summary is in the document only after the errors have been rendered; who is at another field by then stays there.
      await form.handleSubmit(onSubmit, (errors) =>
        requestAnimationFrame(() => {
          if (!hasMoved()) focusErrors(errors);
        }),
      )(event);
    } finally {
      submitting.current = false;
    }
  };

  return (
    <FormIdContext value={id}>
      <FieldLabelsContext value={labels}>
        <FormProvider {...form}>
          <form
            ref={element}
            className={styles.form}
            method="post"
            noValidate
            aria-label={label}
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              void submit(event);
            }}
          >
            <ErrorSummary />
            {children}
          </form>
        </FormProvider>
      </FieldLabelsContext>
    </FormIdContext>
  );
};
