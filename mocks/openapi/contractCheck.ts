import type * as v from 'valibot';

import { serviceBases, type ServiceName } from '../../src/config';
import { bodies, replies } from './calls';
import { misfits } from './misfits';
import { isJson, wireSchema, type Json } from './wireSchema';

export interface Target {
  /** The services' API root, without a trailing slash. */
  base: string;
  /** A member who can sign in. */
  login: string;
  password: string;
  year: number;
  fetch: (request: Request) => Promise<Response>;
}

export interface Finding {
  call: string;
  /** What has to hold. */
  what: string;
  /** How it doesn't; empty if it does. */
  wrong: string[];
}

interface Answer {
  httpStatus: number;
  reply: Json | undefined;
}

type Table = Record<string, Record<string, v.GenericSchema>>;
const payloads: Table = bodies;
const answers: Table = replies;
const open: readonly ServiceName[] = ['accountPublic', 'paymentPublic', 'contractingPublic', 'newsletter'];
const serviceNames = Object.keys(serviceBases) as ServiceName[];

/** Calls that change nothing, with a payload that a member may send. */
const reads = (kr: string, year: number): [service: ServiceName, call: string, body: Json][] => [
  ['account', '/getHeadData', {}],
  ['account', '/getProfile', {}],
  ['account', '/get-invoice-data', {}],
  ['payment', '/getAmounts', { kr, year }],
  ['payment', '/getInvState', { kr }],
  ['payment', '/listInvoices', { kr, from: `${year}-01-01`, to: `${year}-12-31` }],
  ['payment', '/getRegularCreditData', {}],
  ['payment', '/getDirectDebitData', {}],
  ['contracting', '/list-cities-by-zip', { zip: '1117' }],
  ['contracting', '/list-street-types', {}],
  ['contracting', '/get-packages', { key: '-1', datum: `${year}-01-01` }],
  ['contracting', '/get-bank-from-account', { account: '11773016' }],
  ['intranet', '/prices', { type: 'R' }],
  ['intranet', 'GET /hasMessage', {}],
  ['documents', '/list', { kr, year }],
];

const asker =
  ({ base, fetch }: Target) =>
  async (service: ServiceName, call: string, body: Json, token?: string): Promise<Answer> => {
    const [path = '', method = 'POST'] = call.split(' ').reverse();
    const response = await fetch(
      new Request(`${base}${serviceBases[service]}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const reply: unknown = await response.json().catch(() => undefined);
    return { httpStatus: response.status, reply: isJson(reply) ? reply : undefined };
  };

const codesIn = ({ reply }: Answer): unknown[] => (Array.isArray(reply?.messages) ? reply.messages : []);

/** What is wrong with a reply that must tell success. GetInvState is polled: its status is a state. */
const unlikeSuccess = (call: string, schema: v.GenericSchema | undefined, answer: Answer): string[] => {
  const { httpStatus, reply } = answer;
  if (reply === undefined) return [`HTTP ${httpStatus} without a JSON object`];
  if (typeof reply.status !== 'string' || reply.status === '') return ['no status'];
  if (reply.status !== 'OK' && call !== '/getInvState') return [`refused: ${codesIn(answer).join(', ')}`];
  return schema === undefined ? [] : misfits(wireSchema(schema), reply);
};

const isRefusal = (answer: Answer): boolean =>
  (answer.httpStatus >= 400 && answer.httpStatus < 500) ||
  (answer.httpStatus === 200 && typeof answer.reply?.status === 'string' && answer.reply.status !== 'OK');

const needsFields = (schema: v.GenericSchema): boolean => {
  const { required } = wireSchema(schema);
  return Array.isArray(required) && required.length > 0;
};

/**
 * What the portal relies on, asked of real services: who signs in gets a user and a token; what a member may read has its
 * fields; without a token, and without its fields, a call is refused. Nothing is changed: every write is asked in a way that
 * must be refused.
 */
export const checkContract = async (target: Target): Promise<Finding[]> => {
  const ask = asker(target);
  const { login, password, year } = target;
  const signedIn = await ask('accountPublic', '/login', { login, password });
  const findings: Finding[] = [
    {
      call: 'accountPublic /login',
      what: 'signs in',
      wrong: unlikeSuccess('/login', answers.accountPublic?.['/login'], signedIn),
    },
  ];
  const { token, user } = signedIn.reply ?? {};
  if (typeof token !== 'string' || !isJson(user)) return findings;

  for (const [service, call, body] of reads(typeof user.kr === 'string' ? user.kr : '', year)) {
    const answer = await ask(service, call, body, token);
    findings.push({
      call: `${service} ${call}`,
      what: 'answers with its fields',
      wrong: unlikeSuccess(call, answers[service]?.[call], answer),
    });
  }
  for (const service of serviceNames) {
    for (const [call, schema] of Object.entries(payloads[service] ?? {})) {
      const name = `${service} ${call}`;
      const isOpen = open.includes(service);
      if (!isOpen && call !== 'GET /download') {
        const answer = await ask(service, call, {});
        const isEnded = answer.httpStatus === 401 || codesIn(answer).includes('ACC_INVALID_TOKEN');
        const wrong = isEnded ? [] : [`HTTP ${answer.httpStatus} instead of 401`];
        findings.push({ call: name, what: 'asks for a token', wrong });
      }
      if (!needsFields(schema)) continue;
      const answer = await ask(service, call, {}, isOpen ? undefined : token);
      const wrong = isRefusal(answer) ? [] : [`HTTP ${answer.httpStatus}, status ${String(answer.reply?.status)}`];
      findings.push({ call: name, what: 'refuses a payload without its fields', wrong });
    }
  }
  return findings;
};
