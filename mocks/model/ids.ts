import type { World } from '../world';

export const nextNumber = (world: World): number => {
  world.state.sequence += 1;
  return world.state.sequence;
};

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Letters and digits that look random; the same steps give the same text, so worlds can be reproduced. */
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

/** '1234-5678-9012': three groups, so the key never looks like an intranet token, which has two. */
export const contractKey = (world: World): string => {
  const number = nextNumber(world);
  return [digits(1000 + number, 4), digits(number * 7919 + 5678, 4), digits(number * 104729 + 9012, 4)].join('-');
};
