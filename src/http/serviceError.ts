import { offlineCode } from '~/domain/errors/errorCatalogue';

type FailureListener = (error: unknown, reference: string) => void;

let listener: FailureListener | undefined;

/** Registers the one listener for failures, the client reports. Returns the unsubscribe function. */
export const onFailure = (next: FailureListener): (() => void) => {
  listener = next;
  return () => {
    listener = undefined;
  };
};

/** Reports a failure with the reference that the member sees. */
export const reportFailure: FailureListener = (error, reference) => listener?.(error, reference);

export type ErrorKind =
  /** The service refused; `codes` say why. */
  | 'refused'
  /** Network failure, timeout, 5xx, HTML, malformed JSON or a wrong shape. */
  | 'technical'
  /** The session is over: HTTP 401 or ACC_INVALID_TOKEN from a protected call. */
  | 'session'
  /** Aborted by the caller; not shown. */
  | 'cancelled';

interface ErrorDetails {
  /** Whether no answer came, so that a read may be retried. */
  network?: boolean;
  /** Whether the service refused without a code; the page may explain it. */
  unnamed?: boolean;
  /** Whether no answer came in time: a service that hangs isn't asked twice. */
  timedOut?: boolean;
}

/** The only error that http throws. It holds codes, never sentences. */
export class ServiceError extends Error implements ErrorDetails {
  override readonly name = 'ServiceError';
  readonly network: boolean;
  readonly unnamed: boolean;
  readonly timedOut: boolean;

  constructor(
    readonly kind: ErrorKind,
    readonly codes: readonly string[],
    /** The call's X-Request-Id, short enough to read out to customer care; the logs of the host and the services have it. */
    readonly reference: string,
    { network = false, unnamed = false, timedOut = false }: ErrorDetails = {},
  ) {
    super(`${kind}: ${codes.join(', ')}`);
    this.network = network;
    this.unnamed = unnamed;
    this.timedOut = timedOut;
  }

  /** Whether a page has nothing to say about it: the caller took the call back, or the session ended, which RequireSession tells. */
  get isSilent(): boolean {
    return this.kind === 'cancelled' || this.kind === 'session';
  }
}

export const technicalCode = 'TECHNICAL_ERROR';

/** Six characters without look-alikes: enough to find a call in a log. */
export const newReference = (): string => {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => alphabet[byte % alphabet.length]).join('');
};

/** A technical failure, reported so that its reference can be looked up. */
export const technicalError = (
  reference = newReference(),
  { code = technicalCode, ...details }: ErrorDetails & { code?: string } = {},
): ServiceError => {
  const error = new ServiceError('technical', [code], reference, details);
  reportFailure(error, reference);
  return error;
};

/** No answer: the device is offline, or the cause is unknown. */
export const networkError = (reference?: string, timedOut = false): ServiceError => {
  const isOffline = typeof window !== 'undefined' && !navigator.onLine;
  return technicalError(reference, { code: isOffline ? offlineCode : technicalCode, network: true, timedOut });
};

export const isServiceError = (error: unknown): error is ServiceError => error instanceof ServiceError;

/** Where the portal's scripts are: the build's files; in development the sources. */
const scriptFolders = ['/assets/', '/src/'];

/**
 * Whether the portal's own code threw this. Captchas, extensions and webviews throw in the same window; a script that can't be
 * loaded is named in the message.
 */
export const isOwnError = (thrown: unknown): boolean =>
  isServiceError(thrown) ||
  (thrown instanceof Error &&
    scriptFolders.some((folder) =>
      `${thrown.message} ${thrown.stack ?? ''}`.includes(window.location.origin + folder),
    ));

const unforeseen = new WeakMap<object, ServiceError>();

/** Converts anything thrown to a ServiceError, by default a technical one. Repeated calls return the same error and report it once. */
export const toServiceError = (thrown: unknown): ServiceError => {
  if (isServiceError(thrown)) return thrown;
  const key = typeof thrown === 'object' && thrown !== null ? thrown : {};
  const earlier = unforeseen.get(key);
  if (earlier !== undefined) return earlier;
  const error = new ServiceError('technical', [technicalCode], newReference());
  unforeseen.set(key, error);
  reportFailure(thrown, error.reference);
  return error;
};
