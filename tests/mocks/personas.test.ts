// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { setOverpayment } from '../../mocks/control';
import { lastMail } from '../../mocks/model/account/mails';
import { personaAccount, personaPassword, personas } from '../../mocks/personas';
import { companyTaxNumber } from '../../src/domain/identity/taxNumber';
import { getHeadData, getProfile } from '../../src/services/account';
import { login } from '../../src/services/accountPublic';
import { listEmployersByDomain, resetIntranet } from '../../src/services/contracting';
import { confirmContract, intraStatus } from '../../src/services/contractingPublic';
import { listDocuments } from '../../src/services/documents';
import { closeMessage, getIntranetPackages, getIntranetPrices, hasMessage } from '../../src/services/intranet';
import { getBankFromAccount, listCitiesByZip, listStreetTypes } from '../../src/services/lookups';
import { getAmounts, listInvoices } from '../../src/services/payment';
import { mailedToken, useStandin } from './support';

const { world, use, as } = useStandin();

describe('every persona', () => {
  it.each(personas.filter(({ id }) => id !== 'inaktiv').map(({ id }) => [id] as const))(
    '%s signs in, and the portal can read the replies (STUB-5)',
    { tags: ['wide'] },
    async (id) => {
      const { user, token } = await login({ login: `${id}@pelda.hu`, password: personaPassword });
      use(token);
      expect((await getHeadData()).user).toEqual(user);
      await getProfile();
      if (user.kr !== undefined) await listDocuments({ kr: user.kr, year: 2026 });
    },
  );

  it('is described in both languages', () => {
    expect(personas.filter(({ shows }) => shows.hu === '' || shows.en === '' || shows.hu === shows.en)).toEqual([]);
  });

  it('has an account with a unique e-mail and kr', () => {
    const accounts = personas.map(({ id }) => personaAccount(world, id));
    const krs = accounts.map(({ kr }) => kr).filter((kr) => kr !== '');
    expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
    expect(new Set(krs).size).toBe(krs.length);
  });
});

describe('the personas show', () => {
  it('2,000 rows (FLT-9)', async () => {
    as('sok');
    expect((await listInvoices({ kr: '88888', from: '2026-01-01', to: '2026-12-31' })).list).toHaveLength(2_000);
    expect((await listDocuments({ kr: '88888', year: 2026 })).list).toHaveLength(2_000);
  });

  it('names of 10 kB, with markup and right-to-left text (FLT-9)', async () => {
    as('nevek');
    const { user } = await getHeadData();
    expect(user.lastName).toHaveLength(10_000);
    expect(user.firstName).toContain('<img');
  });

  it('an intranet message that can be closed (NAV-12)', async () => {
    as('maria');
    const { id = '' } = await hasMessage();
    await closeMessage({ id });
    expect(await hasMessage()).toEqual({});
  });

  it('an intranet offer: its link, its packages, and cancelling it (CON-7, CON-8)', async () => {
    const token = mailedToken(world, 'maria@pelda.hu', 'intranetOffer');
    expect(token).toMatch(/^[a-z0-9]+-[a-z0-9]+$/i);
    const entered = await confirmContract({ token });
    expect(entered.key).toBeUndefined();
    use(entered.token);
    const { subscriptionUUID, list } = await getIntranetPackages({ token, type: 'R' });
    expect(list.length).toBeGreaterThan(0);
    expect((await getIntranetPrices({ type: 'U' })).list).toContainEqual({ name: 'M', price: 12_400 });
    await resetIntranet();
    use(undefined);
    await expect(confirmContract({ token })).rejects.toMatchObject({ codes: ['tokenInvalid'] });
    const back = { subscription_uuid: subscriptionUUID, status: 'approved', fromdate: '', todate: '' };
    await expect(intraStatus(back)).rejects.toMatchObject({ codes: ['INVALID_TOKEN'] });
  });

  it('an upgrade approved by the employer: dearer packages, and dates with a time', async () => {
    const { token, type } = await confirmContract({ token: mailedToken(world, 'zoltan@pelda.hu', 'intranetOffer') });
    expect(type).toBe('U');
    use(token);
    const { list } = await getIntranetPackages({ token: 'intra2026-zoltan', type: 'U' });
    expect(list.map(({ name }) => name)).toEqual(['M', 'L', 'XL', '3XL']);
    expect(lastMail(world, 'zoltan@pelda.hu', 'intranetEntry')?.links[0]?.href.hu).toMatch(
      /\/2026-01-01T00:00:00\/2026-12-31T23:59:59$/,
    );
  });

  it.each([
    ['tunde', '456707', [0, 13, 0, 0, 0]],
    ['otto', '456708', [3, 12, 12, 12, 12]],
  ])('%s’s invoices of the last five years', async (id, kr, counts) => {
    as(id);
    const years = [2026, 2025, 2024, 2023, 2022];
    const lists = await Promise.all(
      years.map((year) => listInvoices({ kr, from: `${year}-01-01`, to: `${year}-12-31` })),
    );
    expect(lists.map(({ list }) => list.length)).toEqual(counts);
  });

  it('a negative balance', async () => {
    as('balint');
    expect(await getAmounts({ kr: '456709', year: 2026 })).toEqual({ currentDebit: -4_800, annualDebit: -4_800 });
  });

  it('an overpayment that a contract would count is set off against this year’s fees too', async () => {
    as('ilona');
    const { currentDebit, annualDebit } = await getAmounts({ kr: '456701', year: 2026 });
    setOverpayment(world, 'ilona', 0);
    const without = await getAmounts({ kr: '456701', year: 2026 });
    expect([without.currentDebit - currentDebit, without.annualDebit - annualDebit]).toEqual([3_000, 3_000]);
    setOverpayment(world, 'ilona', 5_000);
    expect(await getAmounts({ kr: '456701', year: 2027 })).toEqual({ currentDebit: 0, annualDebit: 0 });
  });

  it('employers whose data wouldn’t pass validation', async () => {
    as('bela');
    const invoiceOf = async (code: string) =>
      (await listEmployersByDomain({ type: 'R', email: '', code })).list[1]?.invoice;
    expect(companyTaxNumber((await invoiceOf('75JKWX23'))?.tax ?? '')).toBeDefined();
    expect(await invoiceOf('68LMYZ34')).toMatchObject({ name: '', tax: '' });
    expect((await invoiceOf('93EFST45'))?.address).toBeUndefined();
  });

  it('a member who returns from the intranet', async () => {
    const { user, type } = await intraStatus({
      subscription_uuid: '2b9f4e10-3c5d-4a77-8e21-9f8e7d6c5b4a',
      status: 'denied',
      fromdate: '',
      todate: '',
    });
    expect([user.email, type]).toEqual(['miklos@pelda.hu', 'R']);
  });
});

describe('the lookups', () => {
  it('know cities, street types and banks', async () => {
    as('bela');
    const cities = async (zip: string) => (await listCitiesByZip({ zip })).list.map(({ name }) => name);
    expect(await cities('1117')).toEqual(['Budapest']);
    expect(await cities('6720')).toEqual(['Szeged']);
    expect(await cities('8992')).toContain('Zalaboldogfa');
    expect(await cities('9999')).toEqual([]);
    expect((await listStreetTypes()).list).toHaveLength(30);
    expect(await getBankFromAccount({ account: '117' })).toEqual({ name: 'OTP Bank' });
    await expect(getBankFromAccount({ account: '999' })).rejects.toMatchObject({ codes: ['NOT_FOUND'] });
  });
});
