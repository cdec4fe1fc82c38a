import { expect, it } from 'vitest';

import { scoreOf } from '~/components/form/password/NewPasswordFields';

/** As zxcvbn 4.4.2 says; 10 kB would hold it up for minutes, and time the test out (PERF-4). */
it.each([
  ['P4ssw0rd', 0],
  ['anna1988', 1],
  ['zebra-ladder', 3],
  ['x7#Kd9!pQ2z', 4],
  ['Kerékpár-98!'.repeat(850), 4],
])('the password meter scores %.20s as %i (PUB-3, FLT-9)', async (password, level) => {
  expect(await scoreOf(password)).toBe(level);
});
