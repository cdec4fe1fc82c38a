/** The service understood the request and refuses it: HTTP 200, status ERROR and these codes. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';

  constructor(readonly codes: readonly string[]) {
    super(codes.join(', '));
  }
}

/**
 * The portal sent something it could have known to be wrong: fees that don't add up, another member's kr…
 * The member sees TECHNICAL_ERROR, and the log marks the call as strict, so tests fail on it.
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

/** Throws a violation unless `holds`. */
export function demand(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new Violation(reason);
}
