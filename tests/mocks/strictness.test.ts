// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { signInAs } from '../../mocks/control';
import { createProcess } from '../../mocks/model/contracting/processes';
import { personaAccount } from '../../mocks/personas';
import { config } from '../../src/config';
import { takeViolations, useStandin } from './support';

const { world } = useStandin();

interface Sent {
  method?: 'GET' | 'POST';
  body?: unknown;
  token?: string;
  type?: string;
}

const send = async (path: string, { method = 'POST', body, token, type = 'application/json' }: Sent) => {
  const headers = new Headers(method === 'POST' ? { 'content-type': type } : {});
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`http://portal.test${path}`, {
    method,
    headers,
    body: method === 'POST' ? text : undefined,
  });
  return { status: response.status, reply: (await response.json()) as unknown };
};

const { accountPublic, account, payment, documents, contracting } = config.bases;
const good = { login: 'anna@pelda.hu', password: 'jelszo1' };

describe('a payload that differs from the contract (STUB-3)', () => {
  it.each([
    ['an extra field', { ...good, remember: true }],
    ['a missing field', { login: good.login }],
    ['a field of another type', { ...good, password: 1 }],
    ['an empty body', ''],
    ['a string', '"anna"'],
    ['broken JSON', '{"login":'],
    ['an array', [good]],
    ['null', 'null'],
  ])('is answered 400: %s', async (_why, body) => {
    const { status, reply } = await send(`${accountPublic}/login`, { body });
    expect(status).toBe(400);
    expect(reply).toMatchObject({ status: 'ERROR', messages: ['BAD_PAYLOAD'] });
    expect(takeViolations(world)).toHaveLength(1);
  });

  it('is answered 400 if it isn’t sent as JSON', async () => {
    expect((await send(`${accountPublic}/login`, { body: good, type: 'text/plain' })).status).toBe(400);
    expect(takeViolations(world)).toHaveLength(1);
  });

  it('names the field in the log', async () => {
    await send(`${accountPublic}/login`, { body: { ...good, remember: true } });
    expect(takeViolations(world)).toEqual([expect.stringContaining('remember')]);
  });

  it('must be {} if the call has no fields', async () => {
    const { token } = signInAs(world, 'anna');
    expect((await send(`${account}/getHeadData`, { body: {}, token })).status).toBe(200);
    expect((await send(`${account}/getHeadData`, { body: { kr: '123456' }, token })).status).toBe(400);
    expect(takeViolations(world)).toHaveLength(1);
  });

  it.each(['?id=1&foo=2', '?id=1&id=2', ''])('is detected in a query too: %s', async (query) => {
    const { token } = signInAs(world, 'anna');
    expect((await send(`${documents}/document${query}`, { method: 'GET', token })).status).toBe(400);
    expect(takeViolations(world)).toHaveLength(1);
  });
});

describe('an unknown call', () => {
  it('is answered 404 and marked as strict (STUB-3)', async () => {
    const { token } = signInAs(world, 'anna');
    expect((await send(`${payment}/getSomething`, { body: {}, token })).status).toBe(404);
    expect((await send(`${account}/getHeadData`, { method: 'GET', token })).status).toBe(404);
    expect(takeViolations(world)).toHaveLength(2);
  });
});

describe('a bearer token', () => {
  it.each([
    ['missing', () => undefined],
    ['unknown', () => 'eyJhbGciOiJub25lIn0.e30.x'],
    [
      'expired',
      () => {
        const { token } = signInAs(world, 'anna');
        world.setClock(new Date(world.clock().getTime() + 31 * 60_000));
        return token;
      },
    ],
  ])('is answered 401 if it is %s (STUB-4)', async (_why, token) => {
    expect(await send(`${account}/getHeadData`, { body: {}, token: token() })).toEqual({
      status: 401,
      reply: { status: 'ERROR', messages: ['ACC_INVALID_TOKEN'] },
    });
  });

  it('is refused on a public call (STUB-3)', async () => {
    const { token } = signInAs(world, 'anna');
    expect((await send(`${accountPublic}/login`, { body: good, token })).status).toBe(400);
    expect(takeViolations(world)).toHaveLength(1);
  });

  it('doesn’t open another member’s contract (STUB-4)', async () => {
    const bela = personaAccount(world, 'bela');
    const { key } = createProcess(world, {
      accountId: bela.id,
      type: 'R',
      kr: '',
      officeEmail: '',
      company: false,
      cardKind: 'ALAP',
      employer: null,
    });
    const { token } = signInAs(world, 'anna');
    expect(await send(`${contracting}/get-1`, { body: { key }, token })).toMatchObject({ reply: { status: 'ERROR' } });
    expect(takeViolations(world)).toHaveLength(1);
  });
});

describe('the log', () => {
  it('records requests and answers', async () => {
    await send(`${accountPublic}/login`, { body: { ...good, password: 'other' } });
    expect(world.log).toEqual([
      expect.objectContaining({
        service: 'accountPublic',
        path: '/login',
        body: { login: 'anna@pelda.hu', password: 'other' },
        httpStatus: 200,
        answer: { status: 'ERROR', messages: ['ACC_INVALID_AUTHENTICATION'] },
        strict: false,
      }),
    ]);
  });
});
