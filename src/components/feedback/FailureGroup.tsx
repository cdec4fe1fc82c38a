import { createContext, use, useCallback, useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

interface Failure {
  codes: readonly string[];
  retry: () => void;
  quiet: boolean;
}

interface Group {
  failures: ReadonlyMap<string, Failure>;
  report: (id: string, failure: Failure | undefined) => void;
}

const GroupContext = createContext<Group | undefined>(undefined);

/** Merges load errors of a page into one message. */
export const FailureGroup = ({ children }: { children: ReactNode }) => {
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map());
  const report = useCallback((id: string, failure: Failure | undefined): void => {
    setFailures((known) => {
      const next = new Map(known);
      if (failure === undefined) next.delete(id);
      else next.set(id, failure);
      return next;
    });
  }, []);
  const group = useMemo(() => ({ failures, report }), [failures, report]);
  return <GroupContext value={group}>{children}</GroupContext>;
};

interface SharedFailure {
  /** This part shows the error; the others only say that their data is missing. */
  isReporter: boolean;
  /** The codes of all of them. */
  codes: readonly string[];
  /** Tries all of them again. */
  retry: () => void;
}

/**
 * Adds a failed part of the page to the group; pass `undefined` if it hasn't failed. A quiet part leaves the error to any
 * other. Outside a group each part shows its own error.
 */
export const useSharedFailure = (
  codes: readonly string[] | undefined,
  retry: () => void,
  quiet = false,
): SharedFailure => {
  const id = useId();
  const { failures, report } = use(GroupContext) ?? {};
  const key = codes?.join(' ');
  // Before the paint, so that two errors never show.
  useLayoutEffect(() => {
    if (report === undefined || key === undefined) return undefined;
    report(id, { codes: key.split(' '), retry, quiet });
    return () => report(id, undefined);
  }, [id, key, report, retry, quiet]);
  if (failures === undefined) return { isReporter: true, codes: codes ?? [], retry };
  const all = [...failures.values()];
  const reporter = [...failures].find(([, failure]) => !failure.quiet) ?? [...failures][0];
  return {
    isReporter: reporter?.[0] === id,
    codes: [...new Set(all.flatMap((failure) => failure.codes))],
    retry: () => all.forEach((failure) => failure.retry()),
  };
};
