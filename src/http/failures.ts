import type { ServiceError } from './serviceError';

let tell: (error: ServiceError) => void = () => undefined;

/** Watches the technical failures of all calls. One watcher: the client reports. */
export const watchFailures = (watcher: (error: ServiceError) => void): void => {
  tell = watcher;
};

export const tellFailure = (error: ServiceError): void => tell(error);
