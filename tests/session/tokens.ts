/** Tokens for the session's tests: only the middle part counts, the way the services write it. */
export const encodePart = (claims: unknown): string =>
  Buffer.from(JSON.stringify(claims), 'utf8').toString('base64url');

export const tokenOf = (claims: unknown): string => [encodePart({ alg: 'none' }), encodePart(claims), 'x'].join('.');

export const minute = 60_000;

/** A token that is made at the given moment and lives the given time, both in ms. */
export const freshToken = (at: number, lifeMs: number): string =>
  tokenOf({ sub: 'anna@pelda.hu', name: 'Kőszegi Őrs', iat: at / 1000, exp: (at + lifeMs) / 1000 });

export const anna = { firstName: 'Anna', lastName: 'Kovács', email: 'anna@pelda.hu', kr: '123456' };
export const bela = { firstName: 'Béla', lastName: 'Nagy', email: 'bela@pelda.hu' };
