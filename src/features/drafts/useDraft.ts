import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

import { isRecord } from '~/http/lenient';
import { without } from '~/session/memberStorage';
import { useSessionStore } from '~/session/SessionContext';

export interface DraftState<T = unknown> {
  restored: boolean;
  /** The values that it held, whether or not they can still be chosen. */
  held: T | undefined;
  /** Resets the form to the service's values, and drops the draft. */
  discard: () => void;
  /** Drops the draft; call it after saving. */
  drop: () => void;
}

const saveDelayMs = 200;

type Names<T> = readonly (keyof T & string)[];

const none: readonly never[] = [];

/** Texts, numbers, flags and groups of them, as forms hold them. Storage may hold anything: other values stay the form's. */
const fit = (own: unknown, held: unknown): unknown => {
  if (isRecord(own)) return coerceToDefaults(own, isRecord(held) ? held : {});
  return typeof held === typeof own && typeof own !== 'object' ? held : own;
};

export const coerceToDefaults = (own: object, held: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]: [string, unknown]) => [
      name,
      fit(value, new Map<string, unknown>(Object.entries(held)).get(name)),
    ]),
  );

interface DraftOptions<T> {
  /** Bank data: it stays in memory. */
  secret?: Names<T> | undefined;
  /** What isn't kept, asked for at each save: consents, or a value that nobody has edited. */
  leaveOut?: () => Names<T>;
  /** Takes out of a draft what can't be chosen any more. */
  choosable?: (values: T) => T;
}

/**
 * Keeps the values of a form in the tab until it is saved, through reloads and, for the same login, an expired session. Call it
 * once the form has its initial values; include the contract's key in the name of a contract's step.
 */
export const useDraft = <T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string,
  { secret = none, leaveOut = () => none, choosable }: DraftOptions<T> = {},
): DraftState<T> => {
  const { memberStorage } = useSessionStore();
  const { reset, subscribe, getValues, formState } = form;
  // The draft has the shape of this form; missing values (secrets after a reload) keep the initial ones.
  const [held] = useState(() => {
    const stored = memberStorage.read(name);
    return stored && Object.assign({}, getValues(), coerceToDefaults(getValues(), stored));
  });
  const [values] = useState(() => held && (choosable?.(held) ?? held));
  const [restored, setRestored] = useState(held !== undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The form's initial values.
  const { defaultValues } = formState;

  useEffect(() => {
    if (values !== undefined) reset(values, { keepDefaultValues: true });
  }, [values, reset]);

  const save = useEffectEvent((draftName: string): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    memberStorage.save(draftName, without(getValues(), leaveOut()), secret);
  });
  useEffect(() => {
    const unsubscribe = subscribe({
      // The form keeps count of single fields only for those who subscribe: `leaveOut` may ask for them.
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer.current);
        timer.current = undefined;
        if (isDirty === true) timer.current = setTimeout(() => save(name), saveDelayMs);
        // The form is pristine again, so drop the draft.
        else memberStorage.drop(name);
      },
    });
    const flush = (): void => {
      if (timer.current !== undefined) save(name);
    };
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
    };
  }, [memberStorage, name, subscribe]);

  const drop = (): void => {
    // Cancel the pending save, or unmounting would write the draft again.
    clearTimeout(timer.current);
    timer.current = undefined;
    memberStorage.drop(name);
    setRestored(false);
  };
  const discard = (): void => {
    reset(defaultValues as DefaultValues<T>);
    drop();
  };

  return { restored, held: restored ? held : undefined, discard, drop };
};
