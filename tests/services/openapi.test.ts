// @vitest-environment node
import { join } from 'node:path';
import { validate } from '@readme/openapi-parser';
import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { bodies } from '../../mocks/openapi/calls';
import { openApiDocument } from '../../mocks/openapi/document';
import { root } from '../../scripts/run.mjs';
import { config, type ServiceName } from '../../src/config';
import { read } from '../repo/tree';
import { replyCalls } from './replyCalls';
import { nameOf, type Path } from './samples';

interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  required?: string[];
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}
interface Content {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<'ok' | 'refused', { value: { status: string; messages: string[]; token?: string } }>;
}
interface Operation {
  summary: string;
  description: string;
  security: unknown[];
  parameters?: { name: string; schema: JsonSchema; example?: unknown }[];
  requestBody?: { content: Record<string, Content> };
  responses: { 200: { content: Record<string, Content> } };
}

const made = JSON.stringify(await openApiDocument(join(root, 'src/services')), null, 1);
const document = JSON.parse(made) as { paths: Record<string, Record<string, Operation>> };

const json = 'application/json';
const bodyTables: Record<string, Record<string, v.GenericSchema>> = bodies;

const operationOf = (service: string, call: string): Operation => {
  const [path = '', method = 'POST'] = call.split(' ').reverse();
  const operation = document.paths[config.bases[service as ServiceName] + path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`no ${service} ${call}`);
  return operation;
};

const calls = Object.entries(bodyTables).flatMap(([service, table]) =>
  Object.entries(table).map(([call, schema]) => ({
    name: `${service} ${call}`,
    service,
    schema,
    operation: operationOf(service, call),
  })),
);

/** What the schema says of a place; undefined if it says nothing. */
const at = (schema: JsonSchema | undefined, [head, ...rest]: Path): JsonSchema | undefined => {
  if (schema === undefined || head === undefined) return schema;
  const below = typeof head === 'number' ? schema.items : schema.properties?.[head];
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return below === undefined
    ? parts.map((part) => at(part, [head, ...rest])).find((found) => found !== undefined)
    : at(below, rest);
};

/** The places below that a reader learns nothing about. */
const emptyPlaces = (schema: unknown, place = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const entries = Object.entries(schema);
  return entries.length === 0 && !Array.isArray(schema)
    ? [place]
    : entries.flatMap(([key, inner]) => emptyPlaces(inner, `${place}.${key}`));
};

/** The places below that may be null, and can't be "". */
const narrow = (schema: JsonSchema | undefined, place: string, allowsEmpty = false): string[] => {
  if (schema === undefined) return [];
  const { type = [], format, minLength, anyOf = [], allOf = [], properties = {}, items } = schema;
  const isNullableText = [type].flat().includes('null') && [type].flat().includes('string');
  const emptyText = anyOf.some(({ maxLength }) => maxLength === 0);
  return [
    ...(isNullableText && !allowsEmpty && (format === 'date' || minLength !== undefined) ? [place] : []),
    ...[...anyOf, ...allOf].flatMap((one) => narrow(one, place, emptyText)),
    ...Object.entries(properties).flatMap(([name, one]) => narrow(one, `${place}.${name}`)),
    ...narrow(items, `${place}[]`),
  ];
};

describe('docs/openapi.json (OPS-7)', () => {
  it('is what `npm run openapi` makes of the schemas', () => {
    expect(read('docs/openapi.json') === `${made}\n`, 'stale: npm run openapi').toBe(true);
  });

  it('is valid OpenAPI 3.1', async () => {
    // The parser resolves references in place.
    expect(await validate(JSON.parse(made) as Parameters<typeof validate>[0])).toEqual({
      valid: true,
      warnings: [],
      specification: 'OpenAPI',
    });
  });

  it('has every call of the contract, each with a summary, and says which ones need a token', () => {
    const paths = Object.entries(bodyTables).flatMap(([service, table]) =>
      Object.keys(table).map((call) => config.bases[service as ServiceName] + call.replace('GET ', '')),
    );
    expect(Object.keys(document.paths).sort()).toEqual(paths.sort());
    expect(calls.filter(({ operation }) => !/^[A-Z].{5}/.test(operation.summary)).map(({ name }) => name)).toEqual([]);
    const open = calls.filter(({ operation }) => operation.security.length === 0).map(({ service }) => service);
    expect([...new Set(open)]).toEqual(['accountPublic', 'paymentPublic', 'contractingPublic', 'newsletter']);
  });

  it('says exactly which fields a payload has', () => {
    expect(operationOf('payment', '/getAmounts').requestBody?.content[json]?.schema).toEqual({
      type: 'object',
      properties: { kr: { type: 'string' }, year: { type: 'integer' } },
      required: ['kr', 'year'],
      additionalProperties: false,
    });
  });

  it('leaves no schema empty, neither of a payload nor of a reply', () => {
    const empty = calls.flatMap(({ name, operation }) =>
      [
        ...(operation.parameters ?? []),
        ...Object.values(operation.requestBody?.content ?? {}),
        ...Object.values(operation.responses[200].content),
      ].flatMap(({ schema }) => emptyPlaces(schema, name)),
    );
    expect(empty).toEqual([]);
  });

  it.each(replyCalls)('describes every field that contract.ts lists in the reply of $call', ({ call, places }) => {
    const [service = '', ...rest] = call.split(' ');
    const schema = operationOf(service, rest.join(' ')).responses[200].content[json]?.schema;
    expect(places.filter(({ path }) => at(schema, path) === undefined).map(({ path }) => nameOf(path))).toEqual([]);
  });

  it.each(replyCalls)('shows a reply of $call that the portal can read, and a refusal', ({ call, schema }) => {
    const [service = '', ...rest] = call.split(' ');
    const { ok, refused } = operationOf(service, rest.join(' ')).responses[200].content[json]?.examples ?? {};
    expect(v.safeParse(schema, ok?.value).issues).toBeUndefined();
    expect(ok?.value.messages).toEqual([]);
    expect(refused?.value).toMatchObject({ status: 'ERROR', messages: [expect.stringMatching(/\w$/)] });
  });

  it.each(replyCalls)('allows a refusal of $call, which has none of the fields that a success owes', ({ call }) => {
    const [service = '', ...rest] = call.split(' ');
    const schema = operationOf(service, rest.join(' ')).responses[200].content[json]?.schema;
    const isRefusal = ({ $ref }: JsonSchema): boolean => $ref === '#/components/schemas/Refusal';
    const owed = (schema?.allOf ?? []).flatMap(({ required = [] }) => required);
    expect(schema?.anyOf?.some(isRefusal) === true || owed.length === 0).toBe(true);
  });

  it('allows a refusal of a file, in JSON', () => {
    for (const path of ['GET /document', 'GET /download'])
      expect(Object.keys(operationOf('documents', path).responses[200].content)).toEqual(['application/pdf', json]);
  });

  it('allows "" for every text and date that a reply may leave out', () => {
    const left = calls.flatMap(({ name, operation }) => narrow(operation.responses[200].content[json]?.schema, name));
    expect(left).toEqual([]);
  });

  it.each(calls)('shows a request of $name that the contract allows', ({ schema, operation }) => {
    const query = Object.fromEntries((operation.parameters ?? []).map(({ name, example }) => [name, example]));
    const shown = operation.requestBody?.content[json]?.example ?? query;
    expect(v.safeParse(schema, shown).issues).toBeUndefined();
  });

  it('shows a token that a client can use for years', () => {
    const { ok } = operationOf('accountPublic', '/login').responses[200].content[json]?.examples ?? {};
    expect(jwtDecode(ok?.value.token ?? '').exp).toBeGreaterThan(Date.parse('2100-01-01') / 1000);
  });
});
