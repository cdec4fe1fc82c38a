// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { addFault } from '../../mocks/faults';
import { createCalls } from '../../mocks/handlers/all';
import { checkContract, type Finding } from '../../mocks/openapi/contractCheck';
import { createWorld, type World } from '../../mocks/world';
import { serviceBases } from '../../src/config';

const base = 'http://services.test';
const springWorld = (): World => createWorld({ now: () => new Date('2026-03-10T09:00:00Z') });

const check = (world: World): Promise<Finding[]> => {
  const calls = createCalls(world);
  return checkContract({
    base,
    login: 'anna@pelda.hu',
    password: 'jelszo1',
    year: 2026,
    fetch: (request) => {
      const call = calls.find(
        ({ service, path, method }) =>
          request.method === method && new URL(request.url).pathname === serviceBases[service] + path,
      );
      return call === undefined ? Promise.resolve(new Response('', { status: 404 })) : call.answer(request);
    },
  });
};

const broken = (findings: Finding[]): Finding[] => findings.filter(({ wrong }) => wrong.length > 0);

describe('npm run contract', () => {
  it('finds that the stand-in keeps the contract, and changes nothing there (STUB-1)', async () => {
    const world = springWorld();
    const kept = (): string => {
      const { accounts, contracts, processes, debits, transactions, mails, newsletter } = world.state;
      return JSON.stringify([accounts, contracts, processes, debits, transactions, mails, newsletter]);
    };
    const before = kept();
    const findings = await check(world);
    expect(broken(findings)).toEqual([]);
    expect(findings.length).toBeGreaterThan(90);
    expect(kept() === before).toBe(true);
  });

  it.each([
    ['/login', { token: null }, '.token: null instead of string'],
    ['/getHeadData', { user: 'Anna' }, '.user: string instead of object or null'],
    ['/getProfile', { phone: 36 }, '.phone: integer instead of string or null'],
    ['/getAmounts', { currentDebit: '12 400 Ft' }, '.currentDebit: string instead of integer'],
    ['/listInvoices', { list: [{ date: '2026.03.10.' }] }, '.list[0].date: no date'],
    ['/getDirectDebitData', { state: 'igen' }, '.state: string instead of boolean or null'],
    ['/getInvState', { status: '' }, 'no status'],
  ])('says what is wrong with a reply of %s', async (call, fields, wrong) => {
    const world = springWorld();
    addFault(world, { call, kind: 'fields', fields });
    expect(broken(await check(world)).flatMap((finding) => finding.wrong)).toContain(wrong);
  });

  it('says where a call answers without a token', async () => {
    const world = springWorld();
    addFault(world, { call: 'account/getProfile', kind: 'nocode' });
    expect(broken(await check(world)).map(({ call, what }) => `${call}: ${what}`)).toEqual([
      'account /getProfile: answers with its fields',
      'account /getProfile: asks for a token',
    ]);
  });
});
