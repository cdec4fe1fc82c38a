// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createStandinServer, type StandinServer } from '../../mocks/server';
import { config } from '../../src/config';

const { accountPublic } = config.bases;
let server: StandinServer;

beforeAll(async () => {
  server = await createStandinServer();
});
afterAll(() => server.close());

interface Sent {
  world?: string;
  method?: 'GET' | 'POST' | 'DELETE';
}

const ask = (path: string, body: unknown, { world = 'default', method = 'POST' }: Sent = {}) => {
  const headers = new Headers({ 'x-world': world });
  if (body !== undefined) headers.set('content-type', 'application/json');
  return fetch(server.origin + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
};

const login = { login: 'anna@pelda.hu', password: 'jelszo1' };
describe('the stand-in over HTTP (STUB-2)', () => {
  it('answers the contract’s calls', async () => {
    const response = await ask(`${accountPublic}/login`, login);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ status: 'OK', user: { kr: '123456', lastName: 'Kovács' } });
  });

  it('keeps a world for each name, with its own clock, faults and log', async () => {
    await ask('/__standin/faults', { call: '/login', kind: 'code', code: 'PAYING_DISABLED' }, { world: 'one' });
    await ask('/__standin/clock', { date: '2026-06-10' }, { world: 'one' });
    expect(await (await ask(`${accountPublic}/login`, login, { world: 'one' })).json()).toEqual({
      status: 'ERROR',
      messages: ['PAYING_DISABLED'],
    });
    expect(await (await ask(`${accountPublic}/login`, login, { world: 'two' })).json()).toMatchObject({ status: 'OK' });
    expect(server.world('one').today()).toBe('2026-06-10');
    expect(server.world('two').log).toHaveLength(1);
    await ask('/__standin/world', undefined, { world: 'one', method: 'DELETE' });
    expect(server.world('one').state.faults).toEqual([]);
  });

  it('drops the connection on a network fault', async () => {
    await ask('/__standin/faults', { call: '/login', kind: 'offline', times: 1 }, { world: 'offline' });
    await expect(ask(`${accountPublic}/login`, login, { world: 'offline' })).rejects.toThrow('fetch failed');
    expect((await ask(`${accountPublic}/login`, login, { world: 'offline' })).status).toBe(200);
  });
});
