// @vitest-environment node
import { validate } from '@readme/openapi-parser';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bodies } from '../../mocks/openapi/calls';
import { openApiDocument } from '../../mocks/openapi/document';
import { root } from '../../scripts/run.mjs';
import { config } from '../../src/config';
import { read } from '../repo/tree';

const made = JSON.stringify(openApiDocument(join(root, 'src/services')), null, 1);
const document = JSON.parse(made) as { paths: Record<string, Record<string, { description?: string; security?: unknown }>> };

describe('docs/openapi.json (OPS-7)', () => {
  it('is what `npm run openapi` makes of the schemas', () => {
    expect(read('docs/openapi.json') === `${made}\n`, 'stale: npm run openapi').toBe(true);
  });

  it('is valid OpenAPI 3.1', async () => {
    // The parser resolves references in place.
    expect(await validate(JSON.parse(made) as Parameters<typeof validate>[0])).toEqual({ valid: true, warnings: [], specification: 'OpenAPI' });
  });

  it('has every call of the contract, each described, and asks for a token where the services do', () => {
    const calls = Object.entries(bodies).flatMap(([service, table]) => Object.keys(table).map((call) => config.bases[service as keyof typeof bodies] + call.replace('GET ', '')));
    expect(Object.keys(document.paths).sort()).toEqual(calls.sort());
    const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ path, ...operation })));
    expect(operations.filter(({ description }) => description === undefined).map(({ path }) => path)).toEqual([]);
    const open = operations.filter(({ security }) => security === undefined).map(({ path }) => path);
    expect(open.every((path) => [config.bases.accountPublic, config.bases.paymentPublic, config.bases.contractingPublic, config.bases.newsletter].some((base) => path.startsWith(`${base}/`)))).toBe(true);
  });

  it('says exactly which fields a payload has', () => {
    const whole = { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
    const schema = { type: 'object', properties: { kr: { type: 'string' }, year: whole }, required: ['kr', 'year'], additionalProperties: false };
    expect(document.paths[`${config.bases.payment}/getAmounts`]?.post).toMatchObject({ requestBody: { content: { 'application/json': { schema } } } });
  });
});
