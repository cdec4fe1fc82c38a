/** The service understood the request and says no: HTTP 200 with status ERROR and these codes. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';

  constructor(readonly codes: readonly string[]) {
    super(codes.join(', '));
  }
}

/**
 * The portal sent what it could have known to be wrong (fees that don't add up, somebody else's kr …).
 * The member sees TECHNICAL_ERROR; the log marks the call as strict, so that a test fails on it (STUB-3, STUB-4).
 */
export class Violation extends Refusal {
  override readonly name = 'Violation';

  constructor(readonly reason: string) {
    super(['TECHNICAL_ERROR']);
  }
}

export const refuse = (...codes: string[]): never => {
  throw new Refusal(codes);
};

export const violation = (reason: string): never => {
  throw new Violation(reason);
};

/** Refuses as a violation unless `holds`. */
export function demand(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new Violation(reason);
}
