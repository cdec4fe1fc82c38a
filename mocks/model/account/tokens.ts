import type { Account } from '../../records';
import type { World } from '../../world';
import { nextNumber } from '../ids';
import { accountById } from './accounts';

/** base64url of the UTF-8 bytes, because names may hold any Unicode. */
const encode = (value: object | string): string => {
  const bytes = new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};

const seconds = (world: World): number => Math.floor(world.clock().getTime() / 1000);

const nameLimit = 100;

/** Issues a JWT. It isn't signed: tokens are checked against the list of issued ones, and the last part only makes them unique. */
export const issueToken = (world: World, account: Account): string => {
  const iat = seconds(world);
  const exp = iat + world.state.settings.tokenSeconds;
  // Servers accept only some kilobytes of headers.
  const name = [...`${account.lastName} ${account.firstName}`].slice(0, nameLimit).join('');
  const payload = { sub: account.email, name, iat, exp };
  const token = [encode({ alg: 'none', typ: 'JWT' }), encode(payload), encode(`standin-${nextNumber(world)}`)].join(
    '.',
  );
  world.state.tokens = [
    ...world.state.tokens.filter((issued) => issued.exp > iat),
    { token, accountId: account.id, exp },
  ];
  return token;
};

/** The account behind a token; undefined if the token is unknown or expired. */
export const accountOfToken = (world: World, token: string): Account | undefined => {
  const issued = world.state.tokens.find((one) => one.token === token);
  return issued === undefined || issued.exp <= seconds(world) ? undefined : accountById(world, issued.accountId);
};

/** Revokes every token of the account, or all tokens. */
export const endTokens = (world: World, account?: Account): void => {
  world.state.tokens =
    account === undefined ? [] : world.state.tokens.filter((issued) => issued.accountId !== account.id);
  world.changed();
};
