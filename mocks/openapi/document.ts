import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';

import { serviceBases, type ServiceName } from '~/config/config';
import { appVersion } from '~/domain/constants';

import { calls, publicServices } from '../calls';
import { refusalEnvelope, replyEnvelope, wireSchema, type Json } from './wireSchema';

/** Where a service's functions are, if not in one file of its name. */
const further: Partial<Record<ServiceName, readonly string[]>> = {
  contracting: ['contractingGet', 'contractingSubmit', 'lookups'],
};

/** What the functions' doc comments say of a service's calls, by method and path as they stand there. */
const commentsIn = (folder: string, service: ServiceName): Map<string, string> => {
  const texts = [service, ...(further[service] ?? [])].map((file) => readFileSync(join(folder, `${file}.ts`), 'utf8'));
  const comments = texts.flatMap((text) =>
    [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\//g)].map(([, comment = '']) =>
      comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim(),
    ),
  );
  const found = comments.flatMap((comment): [string, string][] => {
    const [, call, text] = /^((?:GET|POST) \/[\w-]+)(?:[:.] *)?(.*)$/.exec(comment) ?? [];
    return call === undefined || text === undefined ? [] : [[call, text]];
  });
  return new Map(found);
};

/** The first sentence of a comment, which says what the call is for. */
const summaryOf = (comment: string): string => {
  const [sentence = ''] = comment.replace(/`/g, '').split(/(?<=[^.])[.:;](?: |$)/);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};

const envelope: Json = { $ref: '#/components/schemas/Reply' };
const refusal: Json = { $ref: '#/components/schemas/Refusal' };

const failure = (description: string): Json => ({ description, content: { 'application/json': { schema: refusal } } });

const replySchema = (fields: Json): Json => {
  if (Object.keys(fields.properties ?? {}).length === 0) return envelope;
  const success = { allOf: [envelope, fields] };
  const { required } = fields;
  return Array.isArray(required) && required.length > 0 ? { anyOf: [success, refusal] } : success;
};

const reply = (schema: v.GenericSchema | undefined): Json =>
  schema === undefined
    ? {
        'application/pdf': { schema: { type: 'string', format: 'binary' } },
        'application/json': { schema: refusal },
      }
    : { 'application/json': { schema: replySchema(wireSchema(schema)) } };

const queryOf = (schema: v.GenericSchema): Json[] => {
  const { properties = {}, required = [] } = wireSchema(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, given]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: given,
  }));
};

const securityOf = (service: ServiceName, path: string): Json[] => {
  if (publicServices.includes(service)) return [];
  return path === '/download' ? [{ bearer: [] }, {}] : [{ bearer: [] }];
};

const operation = (
  service: ServiceName,
  call: string,
  comment: string,
  body: v.GenericSchema,
  answer?: v.GenericSchema,
): Json => {
  const isGet = call.startsWith('GET ');
  const path = call.replace(/^GET /, '');
  const content = { 'application/json': { schema: wireSchema(body) } };
  return {
    operationId: `${service}${path.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [service],
    summary: summaryOf(comment),
    description: comment,
    security: securityOf(service, path),
    ...(isGet ? { parameters: queryOf(body) } : { requestBody: { required: true, content } }),
    responses: {
      200: {
        description: '`status` OK and the fields, or another status with codes',
        content: reply(answer),
      },
      400: { $ref: '#/components/responses/BadPayload' },
      ...(publicServices.includes(service) ? {} : { 401: { $ref: '#/components/responses/SessionOver' } }),
    },
  };
};

const pathsOf = (servicesFolder: string): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([name, schemas]) => {
      const service = name as ServiceName;
      const comments = commentsIn(servicesFolder, service);
      return Object.entries(schemas).map(([call, [body, answer]]) => {
        const [path = '', method = 'POST'] = call.split(' ').reverse();
        const comment = comments.get(`${method} ${path}`) ?? '';
        return [
          serviceBases[service] + path,
          { [method.toLowerCase()]: operation(service, call, comment, body, answer) },
        ] as const;
      });
    }),
  );

const tagTexts: Record<ServiceName, string> = {
  accountPublic: 'Signing in, registration, forgotten password; without a token',
  account: 'The member’s own data',
  payment: 'Debts, payments at the bank, invoices, mandates',
  paymentPublic: 'Invoices by an e-mailed link; without a token',
  contractingPublic: 'Entering a contract by an e-mailed or intranet link; without a token',
  contracting: 'From the offers to the signed contract, step by step',
  intranet: 'Employers’ offers and messages',
  documents: 'Documents as PDF files',
  newsletter: 'Unsubscribing; without a token',
};

/** The contract as OpenAPI 3.1, from the portal's own schemas. */
export const openApiDocument = (servicesFolder: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'cportal services',
    version: appVersion,
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'Generated by `npm run openapi` from src/services. mocks/contract.ts says what the specification gives and what is assumed. In a reply null, a missing field and "" all mean "not given".',
  },
  servers: [{ url: '/' }],
  tags: Object.keys(calls).map((name) => ({ name, description: tagTexts[name as ServiceName] })),
  paths: pathsOf(servicesFolder),
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    responses: {
      BadPayload: failure('The payload isn’t the one above'),
      SessionOver: failure('The session has ended'),
    },
    schemas: {
      Reply: replyEnvelope,
      Refusal: refusalEnvelope,
    },
  },
});
