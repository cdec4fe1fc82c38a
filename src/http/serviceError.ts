/** Why a call did not give a usable answer. */
export type ErrorKind =
  /** The service answered and said no; `codes` say why (ERR-1). */
  | 'refused'
  /** Network, timeout, 5xx, HTML, malformed JSON or a wrong shape (ERR-2). */
  | 'technical'
  /** The session is over: HTTP 401 or ACC_INVALID_TOKEN on a protected call (SES-6). */
  | 'session'
  /** The caller took the request back; nobody has to hear of it. */
  | 'cancelled';

/** The one error that http throws. Holds codes, never sentences (ERR-4). */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly kind: ErrorKind,
    readonly codes: readonly string[],
    /** A short text that a member can read out to customer care (ERR-2). */
    readonly reference: string,
    /** Whether the request never reached an answer, so that a read may be tried again (ERR-4). */
    readonly network = false,
  ) {
    super(`${kind}: ${codes.join(', ')}`);
  }
}

export const technicalCode = 'TECHNICAL_ERROR';

/** Six characters without look-alikes, enough to find one moment in a log. */
export const newReference = (): string => {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => alphabet[byte % alphabet.length]).join('');
};

export const technicalError = (network = false): ServiceError => new ServiceError('technical', [technicalCode], newReference(), network);

export const isServiceError = (error: unknown): error is ServiceError => error instanceof ServiceError;

/** What a page shows of anything thrown: the service's codes, or the technical error. */
export const toServiceError = (error: unknown): ServiceError => (isServiceError(error) ? error : technicalError());
