import { Box } from '@mui/material';
import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldErrors, type FieldValues, type UseFormReturn } from 'react-hook-form';

import { useRunOnce } from '~/components/hooks/useRunOnce';

import { reportAutofilledInputs } from './autofilledInputs';
import { errorNames } from './summary/errorNames';
import { ErrorSummary } from './summary/ErrorSummary';

interface FormProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  onSubmit: (values: T) => Promise<unknown>;
  children: ReactNode;
  label?: string;
}

/**
 * The portal's form: errors at their fields and in a summary. The focus goes to the only invalid field, or to the
 * summary. `method="post"` keeps the fields out of the address before the page is hydrated.
 */
export const Form = <T extends FieldValues>({ form, onSubmit, children, label }: FormProps<T>) => {
  const summary = useRef<HTMLDivElement>(null);
  const runOnce = useRunOnce();
  const focusErrors = (errors: FieldErrors<T>): void => {
    const [first, ...others] = errorNames(errors);
    if (first !== undefined && others.length === 0) form.setFocus(first);
    else summary.current?.focus();
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    const focused = document.activeElement;
    const hasMoved = (): boolean => document.activeElement !== focused && document.activeElement !== document.body;
    // Wait until the errors are rendered; don't move the focus if it is in a field by then.
    await form.handleSubmit(onSubmit, (errors) =>
      requestAnimationFrame(() => {
        if (!hasMoved()) focusErrors(errors);
      }),
    )(event);
  };

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        method="post"
        noValidate
        aria-label={label}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' }}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          event.stopPropagation();
          reportAutofilledInputs(event.currentTarget);
          void runOnce(() => submit(event));
        }}
      >
        <ErrorSummary ref={summary} />
        {children}
      </Box>
    </FormProvider>
  );
};
