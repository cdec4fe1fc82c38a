// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createStandinServer, type StandinServer } from '../../mocks/server';
import { config } from '../../src/config';

const { accountPublic, account, payment, documents } = config.bases;
const dist = mkdtempSync(join(tmpdir(), 'standin-'));
let server: StandinServer;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, 'login'));
  writeFileSync(join(dist, 'index.html'), '<title>portal</title>');
  writeFileSync(join(dist, 'login', 'index.html'), '<title>sign-in</title>');
  writeFileSync(join(dist, 'assets', 'a-1234.js'), 'export {};');
  server = await createStandinServer({ distDir: dist, headers: (path) => ({ 'x-path': path }) });
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

interface Sent {
  world?: string;
  token?: string;
  method?: 'GET' | 'POST' | 'DELETE';
}

const ask = (path: string, body: unknown, { world = 'default', token, method = 'POST' }: Sent = {}) => {
  const headers = new Headers({ 'x-world': world });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return fetch(server.origin + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
};

const tokenReply = v.object({ token: v.string() });
const signIn = async (persona: string, world = 'default') =>
  v.parse(tokenReply, await (await ask('/__standin/sign-in', { persona }, { world })).json()).token;

const login = { login: 'anna@pelda.hu', password: 'jelszo1' };
const start = {
  contracting: false,
  amount: 12_400,
  method: '4',
  label: 'Bankkártya',
  lang: 'hu',
  url: 'http://portal.test/payment',
  fSajat: true,
  fPart: '',
  fCim: null,
  kr: '123456',
};
const documentList = v.object({ list: v.array(v.object({ docKey: v.number(), docKr: v.boolean() })) });
const started = v.object({ transaction: v.string(), url: v.string() });

describe('the HTTP server (STUB-2)', () => {
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

  it('serves PDF files byte for byte, under their own name (STUB-6)', async () => {
    const token = await signIn('anna');
    const year = Number(server.world().today().slice(0, 4));
    const listed = v.parse(
      documentList,
      await (await ask(`${documents}/list`, { kr: '123456', year }, { token })).json(),
    );
    const docKey = listed.list.find(({ docKr }) => !docKr)?.docKey ?? 0;
    const file = await ask(`${documents}/document?id=${docKey}`, undefined, { token, method: 'GET' });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Tagsagi szerzodes ${year}.pdf"; filename*=UTF-8''Tags%C3%A1gi%20szerz%C5%91d%C3%A9s%20${year}.pdf`,
    );
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('%PDF');
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  });

  it('allows a portal on another port of this machine, and no other origin', async () => {
    const preflight = (origin: string) =>
      fetch(`${server.origin}${account}/getHeadData`, { method: 'OPTIONS', headers: { origin } });
    expect((await preflight('http://localhost:5173')).headers.get('access-control-allow-origin')).toBe(
      'http://localhost:5173',
    );
    expect((await preflight('https://example.com')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuses an unknown control request', async () => {
    const response = await ask('/__standin/faults', { call: '*', kind: 'nonsense' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ issues: [expect.stringContaining('kind')] });
  });

  it('ends sessions and lists violations of the contract (STUB-3)', async () => {
    const token = await signIn('anna', 'three');
    await ask('/__standin/expire', { persona: 'anna' }, { world: 'three' });
    expect((await ask(`${account}/getHeadData`, {}, { world: 'three', token })).status).toBe(401);
    await ask(`${accountPublic}/login`, { ...login, extra: 1 }, { world: 'three' });
    const violations: unknown = await (
      await ask('/__standin/violations', undefined, { world: 'three', method: 'GET' })
    ).json();
    expect(violations).toEqual([expect.objectContaining({ path: '/login', strict: true })]);
  });
});

describe('the bank on its own origin (STUB-5)', () => {
  const pay = async (world: string, decision: string) => {
    const token = await signIn('anna', world);
    const { transaction, url } = v.parse(
      started,
      await (await ask(`${payment}/startTransaction`, start, { world, token })).json(),
    );
    const page = await (await fetch(url)).text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ decision });
    const back = await fetch(new URL(action, url), { method: 'POST', body, redirect: 'manual' });
    return {
      url,
      page,
      transaction,
      back: back.headers.get('location'),
      status: back.status,
      world: server.world(world),
    };
  };

  it('shows the payment, accepts the decision and redirects back', async () => {
    const { url, page, transaction, back, status, world } = await pay('bank-pay', 'pay');
    expect(new URL(url).origin).toBe(server.bankOrigin);
    expect(new URL(url).origin).not.toBe(server.origin);
    expect(page).toContain('12\u00a0400\u00a0Ft');
    expect([status, back]).toEqual([303, `http://portal.test/payment/${transaction}`]);
    expect(world.state.transactions.map(({ decision }) => decision)).toEqual(['paid']);
    expect(world.state.transactions[0]?.auth).toMatch(/^\d+$/);
  });

  it.each([
    ['decline', 'declined'],
    ['noFunds', 'declined'],
    ['close', 'open'],
  ])('charges nothing on "%s"', async (pressed, decision) => {
    const { world } = await pay(`bank-${pressed}`, pressed);
    expect(world.state.transactions).toEqual([expect.objectContaining({ decision, auth: '' })]);
  });

  it('rejects an unknown transaction', async () => {
    expect((await fetch(`${server.bankOrigin}/bank?transaction=T0`)).status).toBe(404);
  });
});

describe('the intranet on the bank’s origin', () => {
  it('shows a known subscription with links back to the portal (CON-9)', async () => {
    const uuid = server.world().state.subscriptions[0]?.uuid ?? '';
    const page = await (await fetch(`${server.bankOrigin}/intranet/subscription?uuid=${uuid}`)).text();
    expect(page).toContain(`href="${server.origin}/contracting/intra/${uuid}/approved"`);
    expect((await fetch(`${server.bankOrigin}/intranet/subscription?uuid=x`)).status).toBe(404);
  });
});

describe('a served build', () => {
  const get = (path: string) => fetch(server.origin + path, { redirect: 'manual' });

  it.each([
    ['/', 'portal'],
    ['/payment', 'portal'],
    ['/unsubscribe/a%40b.hu', 'portal'],
    ['/contracting/upgrade_tars/1/a@b.hu', 'portal'],
    ['/x/..%2f..%2fetc', 'portal'],
    ['/%E0%A4%A', 'portal'],
    ['/login', 'sign-in'],
  ])('answers %s with the page "%s", not to be cached', async (path, title) => {
    const response = await get(path);
    expect(await response.text()).toBe(`<title>${title}</title>`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('caches hashed assets for good and answers 404 for a missing one', async () => {
    const asset = await get('/assets/a-1234.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('x-path')).toBe('/assets/a-1234.js');
    expect((await get('/assets/a-9999.js')).status).toBe(404);
    expect((await get('/favicon.ico')).status).toBe(404);
  });
});
