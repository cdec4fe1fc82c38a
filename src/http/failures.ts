type Watcher = (error: unknown, reference: string) => void;

const early: Parameters<Watcher>[] = [];
const keep: Watcher = (...failure) => void early.push(failure);
let tell = keep;

/**
 * Registers the one listener for failures, the client reports, with the reference that the member sees. It also receives
 * earlier failures. Returns the unsubscribe function.
 */
export const watchFailures = (watcher: Watcher): (() => void) => {
  tell = watcher;
  for (const failure of early.splice(0)) watcher(...failure);
  return () => {
    tell = keep;
  };
};

export const tellFailure: Watcher = (error, reference) => tell(error, reference);
