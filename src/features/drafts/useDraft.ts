import { useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useSessionStore } from '../../session/SessionContext';
import { fitValues } from './fitValues';

export interface DraftState {
  /** Something typed earlier was put back. */
  restored: boolean;
  /** Puts the form back to what the service gave, and forgets the draft. */
  discard: () => void;
  /** After the form was saved: there is nothing to keep any more. */
  drop: () => void;
}

const saveDelayMs = 200;

const wordsOf = (fields: string): readonly string[] => (fields === '' ? [] : fields.split(' '));

type Names<T> = readonly (keyof T & string)[];

const without = (values: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/**
 * Keeps what is typed in a form until it is saved: it outlives a reload and, for the same login, the session.
 * `secret` fields (bank data) never leave the memory, `never` fields (passwords, captcha, consents) are not kept at all.
 * Call it once the form has its first values, with a name that says whose data it is: a contract's steps carry its key.
 */
export const useDraft = <T extends FieldValues>(form: UseFormReturn<T>, name: string, secret: Names<T> = [], never: Names<T> = []): DraftState => {
  const { drafts } = useSessionStore();
  const { reset, subscribe, getValues, formState } = form;
  const [kept] = useState(() => drafts.read(name));
  const [restored, setRestored] = useState(kept !== undefined);
  const secretFields = secret.join(' ');
  const neverFields = never.join(' ');
  /** What was typed last, on its way into the draft. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The form's own first values, to go back to.
  const { defaultValues } = formState;

  useEffect(() => {
    // A draft is what this very form held; values that it lacks (secrets after a reload) stay as they are.
    if (kept !== undefined) reset({ ...getValues(), ...fitValues(getValues(), kept) }, { keepDefaultValues: true });
  }, [kept, reset, getValues]);

  useEffect(() => {
    const save = (): void => {
      clearTimeout(timer.current);
      timer.current = undefined;
      drafts.save(name, without(getValues(), wordsOf(neverFields)), wordsOf(secretFields));
    };
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer.current);
        timer.current = undefined;
        if (isDirty === true) timer.current = setTimeout(save, saveDelayMs);
        // The form is pristine again, so drop the draft.
        else drafts.drop(name);
      },
    });
    const flush = (): void => {
      if (timer.current !== undefined) save();
    };
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
    };
  }, [drafts, name, subscribe, getValues, secretFields, neverFields]);

  const drop = useCallback(() => {
    // Cancel the pending save, or unmounting would write the draft again.
    clearTimeout(timer.current);
    timer.current = undefined;
    drafts.drop(name);
    setRestored(false);
  }, [drafts, name]);
  const discard = useCallback(() => {
    reset(defaultValues as DefaultValues<T>);
    drop();
  }, [defaultValues, drop, reset]);

  return { restored, discard, drop };
};
