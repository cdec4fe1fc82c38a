type Watcher = (error: unknown, reference: string) => void;

const early: Parameters<Watcher>[] = [];
const keep: Watcher = (...failure) => void early.push(failure);
let tell = keep;

/**
 * Watches what fails, each failure with the reference that the member sees. One watcher, the client reports; it hears what
 * came before it, too. Returns the end of it.
 */
export const watchFailures = (watcher: Watcher): (() => void) => {
  tell = watcher;
  for (const failure of early.splice(0)) watcher(...failure);
  return () => {
    tell = keep;
  };
};

export const tellFailure: Watcher = (error, reference) => tell(error, reference);
