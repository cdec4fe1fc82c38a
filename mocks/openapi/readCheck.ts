import * as v from 'valibot';

import { serviceBases, type ServiceName } from '~/config/config';

import { calls } from '../calls';
import { isJson, type Json } from './wireSchema';

export interface Finding {
  call: string;
  /** Empty if the call holds. */
  wrong: string[];
}

interface Services {
  /** The services' API root, without a trailing slash. */
  base: string;
  login: string;
  password: string;
  year: number;
}

/** A refusal is an answer of these, too: they ask whether something is possible. */
const mayRefuse = ['/init', '/init-upgrade', '/hasMessage'];

/** Asks real services what the portal reads, and changes nothing there (STUB-8): whether each reply can be read. */
export const checkReads = async ({ base, login, password, year }: Services): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const ask = async (service: ServiceName, call: string, body: Json, token?: string): Promise<Json> => {
    const [path = '', method = 'POST'] = call.split(' ').reverse();
    const response = await fetch(`${base}${serviceBases[service]}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    const reply: unknown = await response.json().catch(() => undefined);
    const wrong: string[] = [];
    if (!isJson(reply)) wrong.push(`HTTP ${response.status} without a JSON object`);
    else if (typeof reply.status !== 'string' || reply.status === '') wrong.push('no status');
    else if (reply.status === 'OK' || path === '/getInvState') {
      const [, schema] = calls[service][call] ?? [];
      const fields = method === 'GET' && isJson(reply.data) ? { ...reply.data, ...reply } : reply;
      const read = schema === undefined ? undefined : v.safeParse(schema, fields);
      wrong.push(...(read?.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`));
    } else if (!mayRefuse.includes(path)) wrong.push(`refused: ${JSON.stringify(reply.messages ?? [])}`);
    findings.push({ call: `${service} ${call}`, wrong });
    return isJson(reply) ? reply : {};
  };

  const { token, user } = await ask('accountPublic', '/login', { login, password });
  const kr = isJson(user) && typeof user.kr === 'string' ? user.kr : '';
  if (typeof token !== 'string') return findings;
  const questions: readonly (readonly [ServiceName, string, Json])[] = [
    ['account', '/getHeadData', {}],
    ['account', '/getProfile', {}],
    ['account', '/get-invoice-data', {}],
    ['payment', '/getAmounts', { kr, year }],
    ['payment', '/getInvState', { kr }],
    ['payment', '/listInvoices', { kr, from: `${year}-01-01`, to: `${year}-12-31` }],
    ['payment', '/getRegularCreditData', {}],
    ['payment', '/getDirectDebitData', {}],
    ['documents', '/list', { kr, year }],
    ['contracting', '/init-upgrade', {}],
    ['contracting', '/list-cities-by-zip', { zip: '1117' }],
    ['contracting', '/list-street-types', {}],
    ['intranet', '/prices', { type: 'R' }],
    ['intranet', 'GET /hasMessage', {}],
  ];
  for (const [service, call, body] of questions) await ask(service, call, body, token);
  return findings;
};
