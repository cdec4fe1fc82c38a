const early: unknown[] = [];
const keep = (error: unknown): void => void early.push(error);
let tell = keep;

/**
 * Watches what fails: technical failures of all calls, and pages that couldn't be shown. One watcher, the client reports;
 * it hears what came before it, too. Returns the end of it.
 */
export const watchFailures = (watcher: (error: unknown) => void): (() => void) => {
  tell = watcher;
  early.splice(0).forEach(watcher);
  return () => {
    tell = keep;
  };
};

export const tellFailure = (error: unknown): void => tell(error);
