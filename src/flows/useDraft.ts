import { useCallback, useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useSessionStore } from '../session/SessionContext';

export interface DraftState {
  /** Something typed earlier was put back (SES-8). */
  restored: boolean;
  /** Puts the form back to what the service gave, and forgets the draft. */
  discard: () => void;
  /** After the form was saved: there is nothing to keep any more. */
  drop: () => void;
}

const saveDelayMs = 200;

/**
 * Keeps what is typed in a form until it is saved: it outlives a reload and, for the same login, the session (SES-8).
 * `secret` fields never leave the memory. Call it once the form has its first values.
 */
export const useDraft = <T extends FieldValues>(form: UseFormReturn<T>, name: string, secret: readonly (keyof T & string)[] = []): DraftState => {
  const { drafts } = useSessionStore();
  const { reset, subscribe, getValues, formState } = form;
  const [restored, setRestored] = useState(false);
  const secretFields = secret.join(' ');
  // The form's own first values, to go back to.
  const { defaultValues } = formState;

  useEffect(() => {
    const draft = drafts.read(name);
    if (draft === undefined) return;
    // A draft is what this very form held; values that it lacks (secrets after a reload) stay as they are.
    reset({ ...getValues(), ...draft } as T, { keepDefaultValues: true });
    setRestored(true);
  }, [drafts, name, reset, getValues]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = (): void => {
      clearTimeout(timer);
      timer = undefined;
      drafts.save(name, getValues(), secretFields === '' ? [] : secretFields.split(' '));
    };
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer);
        if (isDirty === true) timer = setTimeout(save, saveDelayMs);
      },
    });
    const flush = (): void => {
      if (timer !== undefined) save();
    };
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
    };
  }, [drafts, name, subscribe, getValues, secretFields]);

  const drop = useCallback(() => {
    drafts.drop(name);
    setRestored(false);
  }, [drafts, name]);
  const discard = useCallback(() => {
    reset(defaultValues as DefaultValues<T>);
    drop();
  }, [defaultValues, drop, reset]);

  return { restored, discard, drop };
};
