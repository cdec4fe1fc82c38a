// @vitest-environment node
// @module-tag wide
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { checkContract, type Report } from '../../../mocks/openapi/check/contractCheck';
import type { Inputs } from '../../../mocks/openapi/check/inputs';
import type { Finding } from '../../../mocks/openapi/check/report';
import { personaAccount } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { personalTaxId } from '../../../src/domain/identity/personalTaxId';
import { read } from '../../repo/tree';
import { askWorld, outsideOf, springInputs, springWorld } from './contractSupport';

const check = (world: World): Promise<Report> => checkContract({ ask: askWorld(world), inputs: springInputs });
const checkWithWrites = (world: World, outside = outsideOf(world)): Promise<Report> =>
  checkContract({ ask: askWorld(world), inputs: springInputs, writes: outside });

const broken = ({ findings }: Report): Finding[] => findings.filter(({ wrong }) => wrong.length > 0);

describe('npm run contract', () => {
  it('finds that the stand-in keeps the contract, and changes nothing there (STUB-1, OPS-7)', async () => {
    const world = springWorld();
    const kept = (): string => {
      const { accounts, contracts, processes, debits, transactions, mails, newsletter } = world.state;
      return JSON.stringify([accounts, contracts, processes, debits, transactions, mails, newsletter]);
    };
    const before = kept();
    const report = await check(world);
    expect(broken(report)).toEqual([]);
    expect(report.findings.length).toBeGreaterThan(120);
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

  it('says that a file is none', async () => {
    const world = springWorld();
    addFault(world, { call: 'documents/document', kind: 'html' });
    const [finding] = broken(await check(world));
    expect(finding).toEqual({
      call: 'documents GET /document',
      what: 'is a PDF',
      wrong: ['text/html instead of application/pdf'],
    });
  });
});

describe('npm run contract -- --writes', () => {
  it('asks every call of the contract for what it does, and finds that the stand-in does it (STUB-1, OPS-7)', async () => {
    const report = await checkWithWrites(springWorld());
    expect(broken(report)).toEqual([]);
    expect(report.notAsked).toEqual([]);
  });

  it('takes the inputs that docs/stand-in.md shows', () => {
    const [, json = ''] = /```json\n([^`]+)```/.exec(read('docs/stand-in.md')) ?? [];
    const shown = JSON.parse(json) as Pick<Inputs, 'person'>;
    expect(Object.keys(springInputs)).toEqual(expect.arrayContaining(Object.keys(shown)));
    expect(personalTaxId(shown.person.birthDate)(shown.person.tax)).toBeUndefined();
  });

  it('puts back what the member had', async () => {
    const world = springWorld();
    const own = () => {
      const { phone, address, invoicing } = personaAccount(world, 'anna');
      return structuredClone({ phone, address, invoicing });
    };
    const before = own();
    await checkWithWrites(world);
    expect(own()).toEqual(before);
  });

  it('goes as far as it can where nobody reads the mailbox, and names what it left out', async () => {
    const world = springWorld();
    const report = await checkWithWrites(world, {
      mailed: () => Promise.resolve(undefined),
      pay: () => Promise.resolve(false),
    });
    expect(broken(report)).toEqual([]);
    expect(report.notAsked).toContain('accountPublic /confirm');
    expect(report.notAsked).not.toContain('payment /endTransaction');
  });

  it.each([
    ['a change that is not kept', 'account/change-phone', 'account /change-phone: shows in the profile'],
    ['a mandate that is not set up', 'payment/setDirectDebitAuth', 'payment /setDirectDebitAuth: shows as authorised'],
    ['a refusal that says OK', 'payment/endTransaction', 'payment /endTransaction: refuses a second time'],
  ])('reports %s', async (_what, call, finding) => {
    const world = springWorld();
    const ask = askWorld(world);
    const report = await checkContract({
      ask: (service, path, body, token) =>
        `${service}${path}` === call
          ? Promise.resolve({ httpStatus: 200, type: 'application/json', size: 20, reply: { status: 'OK', auth: '1' } })
          : ask(service, path, body, token),
      inputs: springInputs,
      writes: outsideOf(world),
    });
    expect(broken(report).map((one) => `${one.call}: ${one.what}`)).toContain(finding);
  });
});
