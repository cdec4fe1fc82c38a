import { join } from 'node:path';
import { validate } from '@readme/openapi-parser';
import { expect, it } from 'vitest';

import { config, type ServiceName } from '~/config/config';

import { calls } from '../../mocks/calls';
import { openApiDocument } from '../../mocks/openapi/document';
import { root } from '../../scripts/run.mjs';
import { read } from '../repo/tree';

const made = JSON.stringify(openApiDocument(join(root, 'src/services')), null, 1);

/** The places below that tell a reader nothing. */
const emptyPlaces = (schema: unknown, place = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const entries = Object.entries(schema);
  return entries.length === 0 && !Array.isArray(schema)
    ? [place]
    : entries.flatMap(([key, inner]) => emptyPlaces(inner, `${place}.${key}`));
};

it('docs/openapi.json is what `npm run openapi` makes of the schemas (OPS-7)', () => {
  expect(read('docs/openapi.json') === `${made}\n`, 'stale: npm run openapi').toBe(true);
});

it('docs/openapi.json is valid OpenAPI 3.1 (OPS-7)', async () => {
  // The parser resolves references in place.
  expect(await validate(JSON.parse(made) as Parameters<typeof validate>[0])).toEqual({
    valid: true,
    warnings: [],
    specification: 'OpenAPI',
  });
});

it('docs/openapi.json has every call of the contract, and no field without a schema (OPS-7)', () => {
  const { paths } = JSON.parse(made) as { paths: Record<string, object> };
  const expected = Object.entries(calls).flatMap(([service, table]) =>
    Object.keys(table).map((call) => config.bases[service as ServiceName] + call.replace('GET ', '')),
  );
  expect(Object.keys(paths).sort()).toEqual(expected.sort());
  // An empty security is no schema: the call works without a token, too.
  expect(emptyPlaces(paths).filter((place) => !/\.security\.\d$/.test(place))).toEqual([]);
});
