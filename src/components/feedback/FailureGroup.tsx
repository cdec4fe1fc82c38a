import { createContext, use, useCallback, useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

/** What one part of a page has to say: the codes of its reply, with a retry if it has failed. */
interface Told {
  codes: readonly string[];
  retry: (() => void) | undefined;
}

interface Group {
  parts: ReadonlyMap<string, Told>;
  report: (id: string, told: Told | undefined) => void;
}

const GroupContext = createContext<Group | undefined>(undefined);

/** Its parts say the same thing once, and one of them speaks for all that have failed (UX-15). */
export const FailureGroup = ({ children }: { children: ReactNode }) => {
  const [parts, setParts] = useState<ReadonlyMap<string, Told>>(new Map());
  const report = useCallback((id: string, told: Told | undefined): void => {
    setParts((known) => new Map([...known].filter(([other]) => other !== id).concat(told ? [[id, told]] : [])));
  }, []);
  const group = useMemo(() => ({ parts, report }), [parts, report]);
  return <GroupContext value={group}>{children}</GroupContext>;
};

/** Tells the group what this part says. Returns all parts that say something; outside a group that is this one. */
const useParts = (codes: readonly string[] | undefined, retry?: () => void): [string, Told][] => {
  const id = useId();
  const { parts, report } = use(GroupContext) ?? {};
  const key = codes?.join(' ');
  // Before the paint, so that nothing shows twice.
  useLayoutEffect(() => {
    if (report === undefined || key === undefined) return undefined;
    report(id, { codes: key.split(' '), retry });
    return () => report(id, undefined);
  }, [id, key, report, retry]);
  if (parts !== undefined) return [...parts].map(([part, told]) => [part === id ? '' : part, told]);
  return codes === undefined ? [] : [['', { codes, retry }]];
};

interface SharedFailure {
  /** This part shows the error; the others only say that their data is missing. */
  isReporter: boolean;
  /** No other part has failed. */
  isAlone: boolean;
  /** The codes of all of them. */
  codes: readonly string[];
  /** Tries all of them again. */
  retry: () => void;
}

/** For a part that can fail; the codes are undefined while it hasn't. */
export const useSharedFailure = (codes: readonly string[] | undefined, retry: () => void): SharedFailure => {
  const failed = useParts(codes, retry).filter(([, told]) => told.retry !== undefined);
  return {
    isReporter: failed[0]?.[0] === '',
    isAlone: failed.length === 1,
    codes: [...new Set(failed.flatMap(([, told]) => told.codes))],
    retry: () => failed.forEach(([, told]) => told.retry?.()),
  };
};

/** Those of a part's codes that no earlier part of the page has shown. */
export const useNewCodes = (codes: readonly string[]): readonly string[] => {
  const told = useParts(codes.length === 0 ? undefined : codes).filter(([, { retry }]) => retry === undefined);
  const own = told.findIndex(([id]) => id === '');
  const before = new Set(told.slice(0, own).flatMap(([, part]) => part.codes));
  return own < 0 ? [] : [...new Set(codes)].filter((code) => !before.has(code));
};
