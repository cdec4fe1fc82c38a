import type { World } from '../world';

export const nextNumber = (world: World): number => {
  world.state.sequence += 1;
  return world.state.sequence;
};

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Looks random, but the same steps give the same text: worlds stay reproducible. Letters and digits only. */
export const secret = (world: World, length = 24): string => {
  let seed = Math.imul(nextNumber(world), 0x9e3779b1);
  let text = '';
  for (let index = 0; index < length; index += 1) {
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
    seed = Math.imul(seed ^ (seed >>> 12), 0x297a2d39) + index;
    text += alphabet.charAt((seed >>> 7) % alphabet.length);
  }
  return text;
};

const digits = (value: number, length: number): string => String(value % 10 ** length).padStart(length, '0');

/** '1234-5678-9012': groups joined by hyphens; three of them, so that it is never taken for an intranet token. */
export const contractKey = (world: World): string => {
  const number = nextNumber(world);
  return [digits(1000 + number, 4), digits(number * 7919 + 5678, 4), digits(number * 104729 + 9012, 4)].join('-');
};

/** A six-digit customer ID that nobody has yet. */
export const newKr = (world: World): string => {
  let kr = 200000 + nextNumber(world) * 37;
  while (world.state.accounts.some((account) => account.kr === String(kr))) kr += 1;
  return String(kr);
};
