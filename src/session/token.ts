import { jwtDecode } from 'jwt-decode';

/** A token's life, in milliseconds since 1970, by the server's clock. */
export interface TokenLife {
  expiresAt: number;
  issuedAt: number | undefined;
}

/** Claims are in seconds, but some services send milliseconds. Larger values would be dates after the year 5138. */
const firstMilliseconds = 1e11;

const milliseconds = (claim: unknown): number | undefined => {
  const value = typeof claim === 'string' ? Number(claim) : claim;
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return undefined;
  return value < firstMilliseconds ? value * 1000 : value;
};

/** Reads `exp` and `iat`. Undefined if the token can't be decoded or has no end. */
export const readToken = (token: string): TokenLife | undefined => {
  try {
    // A payload of null throws here, too.
    const { exp, iat } = jwtDecode<{ exp?: unknown; iat?: unknown }>(token);
    const expiresAt = milliseconds(exp);
    return expiresAt === undefined ? undefined : { expiresAt, issuedAt: milliseconds(iat) };
  } catch {
    return undefined;
  }
};

/** Assumed lifetime of a token without `iat` that already looks expired on arrival. */
const assumedLifeMs = 30 * 60_000;

/**
 * How far the server's clock is ahead of the device's, in milliseconds, measured when a token arrives.
 * Ignores differences below a minute (network latency). A fresh token that looks expired and has no `iat` means a wrong
 * device clock; the server's 401 decides then.
 */
export const clockSkew = ({ issuedAt, expiresAt }: TokenLife, receivedAt: number): number => {
  if (issuedAt === undefined) return expiresAt > receivedAt ? 0 : expiresAt - assumedLifeMs - receivedAt;
  const skew = issuedAt - receivedAt;
  return Math.abs(skew) < 60_000 ? 0 : skew;
};
