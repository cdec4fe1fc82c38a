import type { World } from '../world';
import { accountById, type Account } from './accounts';
import { nextNumber } from './ids';

export interface IssuedToken {
  token: string;
  accountId: string;
  /** Seconds since 1970, as in the token's exp. */
  exp: number;
}

/** base64url of the UTF-8 bytes: names in a token may hold any Unicode (SES-3, SEC-9). */
const encode = (value: object | string): string => {
  const bytes = new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};

const seconds = (world: World): number => Math.floor(world.clock().getTime() / 1000);

const nameLimit = 100;

/** A JWT. Nothing signs it: it is checked against the list of those issued, and the last part only makes it unique. */
export const issueToken = (world: World, account: Account): string => {
  const iat = seconds(world);
  const exp = iat + world.state.settings.tokenSeconds;
  // A token travels in a header, and servers take some kilobytes of those at most.
  const name = [...`${account.lastName} ${account.firstName}`].slice(0, nameLimit).join('');
  const payload = { sub: account.email, name, iat, exp };
  const token = [encode({ alg: 'none', typ: 'JWT' }), encode(payload), encode(`standin-${nextNumber(world)}`)].join('.');
  world.state.tokens = [...world.state.tokens.filter((issued) => issued.exp > iat), { token, accountId: account.id, exp }];
  return token;
};

/** Whose token it is; undefined for none, an unknown or an ended one. */
export const accountOfToken = (world: World, token: string): Account | undefined => {
  const issued = world.state.tokens.find((one) => one.token === token);
  return issued === undefined || issued.exp <= seconds(world) ? undefined : accountById(world, issued.accountId);
};

/** Ends every token of the account, or all there are. */
export const endTokens = (world: World, account?: Account): void => {
  world.state.tokens = account === undefined ? [] : world.state.tokens.filter((issued) => issued.accountId !== account.id);
  world.changed();
};
