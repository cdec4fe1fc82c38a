import { describe, expect, it } from 'vitest';

import { signInAs } from '../../mocks/control';
import { getDocument, listDocuments } from '../../src/services/documents';
import {
  endTransaction,
  getAmounts,
  getDirectDebitData,
  getRegularCreditData,
  listInvoices,
  setDirectDebitAuth,
  setRegularCreditAuth,
  startTransaction,
  type StartTransactionInput,
} from '../../src/services/payment';
import { takeViolations, useStandin } from './support';

const { world, use, as } = useStandin();

const refused = { kind: 'technical' };
const noKr = { kind: 'refused', codes: ['NO_KR'] };
const address = { zip: '9400', city: 'Sopron', street: 'Vár', streetType: 'köz', house: '3' };
const annas: StartTransactionInput = {
  contracting: false,
  amount: 12_400,
  method: '4',
  label: 'Bankkártya',
  lang: 'hu',
  kr: '123456',
  returnUrl: 'http://portal.test/payment',
  ownLeisureCard: true,
  leisureOwner: '',
};

describe('a payment', () => {
  it.each<[string, Partial<StartTransactionInput>]>([
    ['more than the annual debit', { amount: 124_001 }],
    ['nothing', { amount: 0 }],
    ['a method for contracts only', { method: '31' }],
    ['an owner without a leisure card', { leisureOwner: 'Kis Éva' }],
    [
      'somebody else’s leisure card without an address',
      { method: 'A', ownLeisureCard: false, leisureOwner: 'Kis Éva' },
    ],
    ['an invalid return address', { returnUrl: 'javascript:alert(1)' }],
    ['a contract that doesn’t exist', { contracting: true }],
  ])('is refused for %s (STUB-4)', async (_why, change) => {
    as('anna');
    await expect(startTransaction({ ...annas, ...change })).rejects.toMatchObject(refused);
    expect(takeViolations(world)).toHaveLength(1);
  });

  it('is possible up to the annual debit, with somebody else’s leisure card too', async () => {
    as('anna');
    await startTransaction({ ...annas, amount: 124_000 });
    await startTransaction({
      ...annas,
      method: 'A',
      ownLeisureCard: false,
      leisureOwner: 'Kis Éva',
      leisureAddress: address,
    });
    expect(world.state.transactions).toHaveLength(2);
  });

  it('needs the member’s own kr, like the rest of the service (STUB-4)', async () => {
    as('dora');
    await expect(startTransaction(annas)).rejects.toMatchObject(noKr);
    await expect(getAmounts({ kr: '123456', year: 2026 })).rejects.toMatchObject(noKr);
    await expect(listInvoices({ kr: '123456', from: '2026-01-01', to: '2026-12-31' })).rejects.toMatchObject(noKr);
    await expect(listDocuments({ kr: '123456', year: 2026 })).rejects.toMatchObject(noKr);
    as('bela');
    await expect(getDirectDebitData()).rejects.toMatchObject(noKr);
    await expect(getAmounts({ kr: '', year: 2026 })).rejects.toMatchObject(noKr);
  });

  it('can only be ended by its own member (STUB-4)', async () => {
    as('anna');
    const { transaction } = await startTransaction(annas);
    use(signInAs(world, 'dora').token);
    await expect(endTransaction({ transaction })).rejects.toMatchObject({ codes: ['TRANSACTION_NOT_FOUND'] });
    as('anna');
    expect(await endTransaction({ transaction })).toMatchObject({ auth: '' });
  });
});

describe('the regular card payment', () => {
  it('is set up and withdrawn, with a document each time', async () => {
    as('dora');
    expect(await getRegularCreditData()).toEqual({ state: false });
    const { key, state } = await setRegularCreditAuth({ mode: true, from: '2026-03-11' });
    expect(state).toBe(true);
    expect((await getDocument({ id: key })).fileName).toBe('Rendszeres fizetési felhatalmazás 2026.pdf');
    expect(await getRegularCreditData()).toEqual({ state: true });
    expect((await setRegularCreditAuth({ mode: false, from: '2026-03-10' })).state).toBe(false);
  });

  it('can’t start in the past (STUB-4)', async () => {
    as('dora');
    await expect(setRegularCreditAuth({ mode: true, from: '2026-03-09' })).rejects.toMatchObject(refused);
    expect(takeViolations(world)).toHaveLength(1);
  });
});

describe('the direct debit', () => {
  const account = '117730161111101800000000';

  it('is authorised with a valid account and withdrawn with limit 0', async () => {
    as('dora');
    expect(await getDirectDebitData()).toMatchObject({ fee: 12_400, list: [], state: false });
    const { key } = await setDirectDebitAuth({ account, limit: 15_000 });
    expect((await getDocument({ id: key })).blob.size).toBeGreaterThan(500);
    expect(await getDirectDebitData()).toMatchObject({
      account,
      limit: 15_000,
      state: true,
    });
    await setDirectDebitAuth({ account, limit: 0 });
    expect(await getDirectDebitData()).toMatchObject({ state: false });
  });

  it('refuses an invalid account and a second authorisation (STUB-4)', async () => {
    as('dora');
    await expect(setDirectDebitAuth({ account: '117730161111101900000000', limit: 15_000 })).rejects.toMatchObject(
      refused,
    );
    as('hedvig');
    await expect(setDirectDebitAuth({ account, limit: 15_000 })).rejects.toMatchObject(refused);
    expect(takeViolations(world)).toHaveLength(2);
  });
});

describe('documents', () => {
  it('are downloaded with the kr if, and only if, they need it (DOC-2, STUB-3)', async () => {
    as('anna');
    const { list } = await listDocuments({ kr: '123456', year: 2026 });
    const withKr = list.find(({ docKr }) => docKr)!;
    const without = list.find(({ docKr }) => !docKr)!;
    expect(withKr.docId).toMatch(/2026$/);
    await getDocument({ id: String(withKr.docKey), kr: '123456' });
    await getDocument({ id: String(without.docKey) });
    await expect(getDocument({ id: String(withKr.docKey) })).rejects.toMatchObject({ kind: 'technical' });
    await expect(getDocument({ id: String(without.docKey), kr: '123456' })).rejects.toMatchObject({
      kind: 'technical',
    });
    expect(takeViolations(world)).toHaveLength(2);
  });

  it('can’t be read by another member (STUB-4)', async () => {
    as('anna');
    const [document] = (await listDocuments({ kr: '123456', year: 2026 })).list;
    as('dora');
    await expect(getDocument({ id: String(document!.docKey) })).rejects.toMatchObject({ kind: 'technical' });
  });
});
