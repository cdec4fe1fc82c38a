import { describe, expect, it } from 'vitest';

import { addFault } from '../../mocks/faults';
import { gapKinds, withGapAt, withGaps } from '../../mocks/gaps';
import { login } from '../../src/services/accountPublic';
import { getAmounts, listInvoices } from '../../src/services/payment';
import { answersTo, useStandin } from './support';

const { world, as } = useStandin();

const signedIn = { status: 'OK', token: 't', user: { email: 'a@b.hu', firstName: 'A', kr: '12345' } };

describe('a reply with gaps', () => {
  it('keeps the token and the e-mail after a sign-in', () => {
    expect(withGaps('/login', signedIn, 'missing')).toEqual({ status: 'OK', token: 't', user: { email: 'a@b.hu' } });
    expect(withGaps('/login', signedIn, 'null')).toEqual({
      status: 'OK',
      token: 't',
      user: { email: 'a@b.hu', firstName: null, kr: null },
    });
  });

  it.each<[string, object, object]>([
    ['/getHeadData', { user: signedIn.user }, {}],
    ['/getAmounts', { currentDebit: 1, allDebit: 2 }, { currentDebit: 1, allDebit: 2 }],
    ['/startTransaction', { transaction: 'T', url: 'u' }, { transaction: 'T', url: 'u' }],
    ['/endTransaction', { auth: '1' }, {}],
    ['/listInvoices', { list: [{ order: 1, date: '2026-01-01' }] }, { list: [{}] }],
    ['/get-dates', { list: ['2026-01-01'] }, { list: ['2026-01-01'] }],
    ['/getDirectDebitData', { fee: 1, list: [], state: true }, {}],
    ['/getDownloadInvoice', { docId: 'F1' }, { docId: 'F1' }],
    ['/packages', { subscriptionUUID: 'u', list: [{ name: 'M', price: 1 }] }, { subscriptionUUID: 'u', list: [{}] }],
    ['/get-8', { type: 'R', paid: true, kr: '1' }, {}],
  ])('keeps only what is needed of %s', (path, reply, left) => {
    expect(withGaps(path, { status: 'OK', ...reply }, 'missing')).toEqual({ status: 'OK', ...left });
  });

  it.each([
    ['missing', { auth: 'x' }],
    ['null', { auth: 'x', date: null, amount: null, rows: null, paid: null }],
    ['empty', { auth: 'x', date: '', amount: '', rows: '', paid: '' }],
    ['wrong', { auth: 'x', date: true, amount: 'wrong', rows: true, paid: 'wrong' }],
  ] as const)('can have fields that are %s', (gap, left) => {
    const reply = { auth: 'x', date: '2026-01-01', amount: 1, rows: [1], paid: true };
    const names = ['date', 'amount', 'rows', 'paid'];
    expect(names.reduce<unknown>((rest, name) => withGapAt(rest, name, gap), reply)).toEqual(left);
  });

  it('can have one gap, at any depth and in every row', () => {
    expect(withGapAt(signedIn, 'user.kr', 'null')).toEqual({ ...signedIn, user: { ...signedIn.user, kr: null } });
    expect(withGapAt({ list: [{ a: 1, b: 2 }, { a: 3 }] }, 'list.a', 'missing')).toEqual({ list: [{ b: 2 }, {}] });
    expect(withGapAt(signedIn, 'token', 'empty')).toEqual({ ...signedIn, token: '' });
    expect(withGapAt(signedIn, 'user.none', 'null')).toEqual(signedIn);
  });
});

describe('a fault', () => {
  it.each(gapKinds)('of kind gaps spares the needed fields: %s', async (gap) => {
    as('anna');
    addFault(world, { call: '*', kind: 'gaps', gap });
    expect(await getAmounts({ kr: '123456', year: 2026 })).toEqual({ currentDebit: 12_400, annualDebit: 124_000 });
  });

  it('of kind gaps can affect one field', async () => {
    as('anna');
    addFault(world, { call: '/listInvoices', kind: 'gaps', field: 'list.ordinal' });
    await listInvoices({ kr: '123456', from: '2026-01-01', to: '2026-12-31' }).catch(() => undefined);
    const [answer] = answersTo(world, '/listInvoices');
    expect(answer).toMatchObject({ list: [{ date: '2026-01-05', fullAmount: 12_400 }, {}] });
    expect(JSON.stringify(answer)).not.toContain('ordinal');
  });

  it('of kind nocode refuses without a code', async () => {
    addFault(world, { call: '/login', kind: 'nocode' });
    await expect(login({ login: 'anna@pelda.hu', password: 'jelszo1' })).rejects.toThrow();
    expect(answersTo(world, '/login')).toEqual([{ status: 'ERROR' }]);
  });
});
