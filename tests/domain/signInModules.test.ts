// @vitest-environment node
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

const imports = /^import (?!type )[^'"]*?['"]([^'"]+)['"]/gm;

/** The packages that a module loads, directly or through other modules of the domain. */
const packagesOf = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, name = '']) =>
    name.startsWith('.') ? packagesOf(`${resolve(dirname(file), name)}.ts`, seen) : [name],
  );
};

it.each(['clock', 'constants', 'errorCatalogue', 'member', 'normalisers', 'pathToken', 'percentDecoded', 'validationKeys', 'validators'])(
  '%s, which the sign-in page loads, brings no package along (PERF-2)',
  (name) => {
    expect(packagesOf(resolve('src/domain', `${name}.ts`))).toEqual([]);
  },
);

it('sees date-fns behind the date rules (PERF-2)', () => {
  expect(packagesOf(resolve('src/domain/dateValidators.ts'))).toContain('date-fns/lightFormat');
});
