import { expect, it, onTestFinished } from 'vitest';

import { config } from '~/config/config';

import { createStandinServer } from '../../mocks/server';

it('the stand-in over HTTP keeps a world for each name, with its own clock, faults and log, and drops the connection on a network fault (STUB-2)', async () => {
  const server = await createStandinServer();
  onTestFinished(() => server.close());
  const ask = (path: string, world: string, body?: object, method = 'POST') => {
    const headers = { 'x-world': world, 'content-type': 'application/json' };
    return fetch(server.origin + path, { method, headers, body: JSON.stringify(body) });
  };
  const signIn = async (world: string): Promise<unknown> =>
    (await ask(`${config.bases.accountPublic}/login`, world, { login: 'anna@pelda.hu', password: 'jelszo1' })).json();

  await ask('/__standin/faults', 'one', { call: '/login', kind: 'code', code: 'PAYING_DISABLED' });
  await ask('/__standin/clock', 'one', { date: '2026-06-10' });
  expect(await signIn('one')).toEqual({ status: 'ERROR', messages: ['PAYING_DISABLED'] });
  expect(await signIn('two')).toMatchObject({ status: 'OK', user: { kr: '123456', lastName: 'Kovács' } });
  expect(server.world('one').today()).toBe('2026-06-10');
  expect(server.world('two').log).toHaveLength(1);

  await ask('/__standin/world', 'one', undefined, 'DELETE');
  expect(server.world('one').state.faults).toEqual([]);
  await ask('/__standin/faults', 'one', { call: '/login', kind: 'offline', times: 1 });
  await expect(signIn('one')).rejects.toThrow('fetch failed');
  expect(await signIn('one')).toMatchObject({ status: 'OK' });
});
