// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { formerMember } from '../../../mocks/model/account/taxRegistry';
import { decide, openTransaction } from '../../../mocks/model/payment/transactions';
import { personaAccount } from '../../../mocks/personas';
import { addMonths } from '../../../src/domain/time/dates';
import { getHeadData } from '../../../src/services/account';
import { checkMail, initUpgrade, startContract } from '../../../src/services/contracting';
import { getStep1, getStep3, getStep4, getStep5, getStep7, getStep8 } from '../../../src/services/contractingGet';
import { confirmContract } from '../../../src/services/contractingPublic';
import { submitStep1, submitStep3 } from '../../../src/services/contractingSubmit';
import { getPackages } from '../../../src/services/lookups';
import { getAmounts, getDirectDebitData, getRegularCreditData, listInvoices } from '../../../src/services/payment';
import { answersTo, mailedToken, takeViolations, useStandin } from '../support';
import { basicOffer, contracting, fillWizard, readStep1 } from '../wizardSupport';

const standin = useStandin();
const { world, use, as } = standin;
const { begin, payFor, pollToTheEnd } = contracting(standin);

const refusedWith = (...codes: string[]) => ({ kind: 'refused', codes });
const technical = { kind: 'technical' };

describe('a contract', () => {
  it('needs no bank page with direct debit, and its months remain to be collected', async () => {
    const key = await begin('bela');
    await fillWizard(key, { method: '3', months: 2 });
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'DONE']);
    const { kr = '', docCollection, paid } = await getStep8({ key });
    expect(docCollection).toBeDefined();
    expect(paid).toBe(false);
    const [first] = (await getDirectDebitData()).list;
    expect(await getDirectDebitData()).toMatchObject({ state: true, from: first?.date, to: '2026-12-31' });
    expect(first).toMatchObject({ amount: 2 * 9_900 + 500, state: 'Folyamatban' });
    expect(await getAmounts({ kr, year: 2026 })).toEqual({ currentDebit: 0, annualDebit: 9 * 9_900 + 500 });
  });

  it('is collected by direct debit on the announced day, and the next collection is announced for when a fee falls due', async () => {
    const key = await begin('bela');
    await fillWizard(key, { method: '3', months: 2 });
    await pollToTheEnd(key);
    const { kr = '' } = await getStep8({ key });
    const { date = '' } = (await getDirectDebitData()).list[0] ?? {};
    world.setClock(new Date(`${date}T11:00:00Z`));
    as('bela');
    expect((await getDirectDebitData()).list).toEqual([
      { date: addMonths(date, 2), amount: 9_900, state: 'Folyamatban' },
      { date, amount: 2 * 9_900 + 500, state: 'Teljesült' },
    ]);
    expect((await getAmounts({ kr, year: 2026 })).annualDebit).toBe(7 * 9_900);
    const { list } = await listInvoices({ kr, from: '2026-01-01', to: '2026-12-31' });
    expect(list).toMatchObject([{ date, fullAmount: 2 * 9_900 + 500 }]);
  });

  it('with a registered card has the first months paid and the rest open', async () => {
    const key = await begin('bela');
    await fillWizard(key, { method: '31', months: 3 });
    await payFor(key, 'bela');
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'DONE']);
    const { kr = '', docReg } = await getStep8({ key });
    expect(docReg).toBeDefined();
    expect(await getRegularCreditData()).toEqual({ state: true });
    expect(await getAmounts({ kr, year: 2026 })).toEqual({ currentDebit: 0, annualDebit: 6 * 9_900 });
  });

  it('with a registered card is charged when a fee falls due, not before, and each charge has its invoice', async () => {
    const key = await begin('bela');
    await fillWizard(key, { method: '31', months: 3 });
    await payFor(key, 'bela');
    await pollToTheEnd(key);
    const { kr = '' } = await getStep8({ key });
    const invoiced = async () =>
      (await listInvoices({ kr, from: '2026-01-01', to: '2026-12-31' })).list
        .filter(({ date }) => date >= '2026-04-01')
        .map(({ date, fullAmount }) => [date, fullAmount]);
    const on = async (day: string) => {
      world.setClock(new Date(`${day}T11:00:00Z`));
      as('bela');
      return getAmounts({ kr, year: 2026 });
    };
    expect(await on('2026-06-30')).toEqual({ currentDebit: 0, annualDebit: 6 * 9_900 });
    expect(await invoiced()).toEqual([]);
    expect(await on('2026-07-01')).toEqual({ currentDebit: 0, annualDebit: 5 * 9_900 });
    expect(await invoiced()).toEqual([['2026-07-01', 9_900]]);
    expect(await on('2026-08-02')).toEqual({ currentDebit: 0, annualDebit: 4 * 9_900 });
    expect(await invoiced()).toHaveLength(2);
  });

  it('with a registered card falls due on the day that was chosen for its charges', async () => {
    const key = await begin('bela');
    await fillWizard(key, { method: '31', months: 3, firstCollection: '2026-07-10' });
    await payFor(key, 'bela');
    await pollToTheEnd(key);
    const { kr = '' } = await getStep8({ key });
    const dates = async (day: string) => {
      world.setClock(new Date(`${day}T11:00:00Z`));
      as('bela');
      const { currentDebit } = await getAmounts({ kr, year: 2026 });
      const { list } = await listInvoices({ kr, from: '2026-01-01', to: '2026-12-31' });
      return [currentDebit, ...list.map(({ date }) => date).filter((date) => date > '2026-06-30')];
    };
    expect(await dates('2026-07-09')).toEqual([0]);
    expect(await dates('2026-07-10')).toEqual([0, '2026-07-10']);
    expect(await dates('2026-08-10')).toEqual([0, '2026-07-10', '2026-08-10']);
  });

  it('has a card that waits for its first day, and is active from then on', async () => {
    const key = await begin('bela');
    await fillWizard(key);
    await payFor(key, 'bela');
    await pollToTheEnd(key);
    as('bela');
    const { from = '', cardStatus } = (await getHeadData()).user;
    expect([from, cardStatus]).toEqual(['2026-04-01', 0]);
    world.setClock(new Date(`${from}T11:00:00Z`));
    as('bela');
    expect((await getHeadData()).user.cardStatus).toBe(1);
  });

  it('is done after some time, even without polls', async () => {
    const key = await begin('bela');
    await fillWizard(key);
    await payFor(key, 'bela');
    expect((await getStep8({ key })).status).toBe('OK');
    world.setClock(new Date(world.clock().getTime() + 30_000));
    expect((await getStep8({ key })).status).toBe('DONE');
  });

  it.each(['TNR', 'DOC'] as const)('answers %s once if the birth place is that', async (birthPlace) => {
    const key = await begin('bela');
    await fillWizard(key, { birthPlace });
    await payFor(key, 'bela');
    expect(await pollToTheEnd(key)).toEqual(['OK', birthPlace, 'DONE']);
  });

  it('fails after payment if the birth place is ERROR, and can’t be paid again', async () => {
    const key = await begin('bela');
    await fillWizard(key, { birthPlace: 'ERROR' });
    await payFor(key, 'bela');
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'ERROR']);
    expect(await getStep8({ key })).toMatchObject({ status: 'ERROR', paid: true, payState: 'ERROR' });
    await expect(fillWizard(key, {}, 7)).rejects.toMatchObject(technical);
    expect(await confirmContract({ token: mailedToken(world, 'bela@pelda.hu', 'contract') })).toMatchObject({
      step: 8,
    });
  });

  it('loses its payment if the birth place is UNPAID; the next one succeeds', async () => {
    const key = await begin('bela');
    await fillWizard(key, { birthPlace: 'UNPAID' });
    await payFor(key, 'bela');
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'ERROR']);
    expect(await getStep8({ key })).toMatchObject({ messages: ['PAYMENT_FAILED'], paid: false, payState: 'ERROR' });
    await fillWizard(key, {}, 7);
    await payFor(key, 'bela');
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'DONE']);
  });

  it('is done and paid with a failed payState if the birth place is PAYSTATE', async () => {
    const key = await begin('bela');
    await fillWizard(key, { birthPlace: 'PAYSTATE' });
    await payFor(key, 'bela');
    await pollToTheEnd(key);
    expect(await getStep8({ key })).toMatchObject({ status: 'DONE', paid: true, payState: 'ERROR' });
  });

  it('tells how far it is: nothing of a payment before signing, nothing of a registration before payment', async () => {
    const key = await begin('bela');
    await fillWizard(key, {}, 1, 6);
    await getStep8({ key });
    expect(answersTo(world, '/get-8').at(-1)).toEqual({ status: 'OK', type: 'R', paid: false });
    await fillWizard(key, {}, 7);
    await getStep8({ key });
    expect(answersTo(world, '/get-8').at(-1)).toEqual({
      status: 'OK',
      type: 'R',
      paid: false,
      payment: '4',
      payState: 'WAITING',
    });
    await payFor(key, 'bela');
    expect(await getStep8({ key })).toMatchObject({ paid: true, payState: 'DONE', regState: 'WAITING' });
  });

  it('can’t be signed if the birth place is NODIJ', async () => {
    const key = await begin('bela');
    await expect(fillWizard(key, { birthPlace: 'NODIJ' })).rejects.toMatchObject(refusedWith('ERROR.NO.DIJ'));
  });
});

describe('a second payment', () => {
  it('from another bank page becomes an overpayment (FLT-5)', async () => {
    const key = await begin('bela');
    await fillWizard(key);
    await payFor(key, 'bela');
    const [first] = world.state.transactions;
    const second = openTransaction(world, { ...first! });
    decide(world, second.id, 'pay');
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'DONE']);
    expect(personaAccount(world, 'bela').overpayment).toBe(second.amount);
  });
});

describe('a former member', () => {
  it('gives the old card number and gets back the old kr (WIZ-6)', async () => {
    const key = await begin('bela');
    const { partner } = await readStep1(key);
    const { birthDate, tax, card, kr } = formerMember;
    const known = { ...partner, birthDate, tax, kr };
    await expect(submitStep1({ key, partner: { ...known, oldCardNum: 'U1' } })).rejects.toMatchObject(technical);
    expect(takeViolations(world)).toEqual([`old card number U1, known is ${card}`]);
    await submitStep1({ key, partner: { ...known, oldCardNum: card } });
    await fillWizard(key, {}, 2);
    await payFor(key, 'bela');
    await pollToTheEnd(key);
    expect((await getHeadData()).user.kr).toBe(kr);
  });
});

describe('an upgrade', () => {
  it('keeps the ePASS, subtracts the overpayment and changes the package from its first day on', async () => {
    const key = await begin('ilona', 'U');
    await fillWizard(key, { cardPackage: 'L', receipt: 'a' });
    expect((await getStep4({ key })).contract.cardNum).toMatch(/^EP/);
    const { overpayment, ledger: signed, type } = await getStep7({ key });
    expect({ overpayment, type, payable: signed.fees.payable }).toEqual({
      overpayment: 3_000,
      type: 'U',
      payable: 15_900 * 9 + 500 - 3_000,
    });
    await payFor(key, 'ilona');
    await pollToTheEnd(key);
    const user = { kr: '456701', cardNumber: 'EP1456701', from: '2026-01-01', to: '2026-12-31' };
    expect((await getHeadData()).user).toMatchObject({ ...user, pack: 'S' });
    world.setClock(new Date('2026-03-31T09:00:00Z'));
    as('ilona');
    expect((await getHeadData()).user.pack).toBe('S');
    world.setClock(new Date('2026-04-01T09:00:00Z'));
    as('ilona');
    expect((await getHeadData()).user).toMatchObject({ ...user, pack: 'L' });
  });

  it('offers only dearer packages, within the current contract', async () => {
    const key = await begin('ilona', 'U');
    const { list } = await getPackages({ key, datum: '2026-04-01' });
    expect(list.map(({ name }) => name)).toEqual(['M', 'L', 'XL', '3XL']);
    await fillWizard(key, {}, 1, 2);
    expect(await getStep3({ key })).toMatchObject({ type: 'U' });
    const contract = { validFrom: '2027-01-01', validTo: '2027-12-31', cardPackage: 'M', receipt: 'c' } as const;
    await expect(submitStep3({ key, contract })).rejects.toMatchObject(technical);
    expect(takeViolations(world)).toHaveLength(1);
  });

  it('needs no bank page if the overpayment covers it', async () => {
    const key = await begin('jozsef', 'U');
    await fillWizard(key, { cardPackage: 'M' });
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'DONE']);
    expect(personaAccount(world, 'jozsef').overpayment).toBe(500_000 - 12_400 * 9 - 500);
  });

  it.each([
    ['cili', ['CONTR_CO_CARD']],
    ['edit', ['CONTR_EMPLOYER']],
    ['denes', ['CONTR_UNPAID']],
    ['bela', ['CONTR_INVALID_YEAR']],
    ['pal', ['CONTR_NO_VALID_CARD']],
  ])('is refused for %s with %s', async (persona, codes) => {
    as(persona);
    await expect(initUpgrade()).rejects.toMatchObject(refusedWith(...codes));
  });

  it('is refused in December', async () => {
    world.setClock(new Date('2026-12-02T09:00:00Z'));
    as('dora');
    await expect(initUpgrade()).rejects.toMatchObject(refusedWith('CONTR_DEC_THIS_YEAR'));
  });
});

describe('a partner', () => {
  it('gets the link to a group member’s contract with a company offer', async () => {
    as('ferenc');
    const start = {
      type: 'h',
      employer: 'E100',
      email: 'fekete.gabriella@peldakft.hu',
      key: 1,
      cardKind: 'CEGES',
      kr: '234502',
    } as const;
    await startContract(start);
    expect(await checkMail({ email: start.email })).toEqual({ inUse: false });
    as('anna');
    expect(await checkMail({ email: start.email })).toEqual({ inUse: true });
    const link = await confirmContract({ token: mailedToken(world, start.email, 'partnerUpgrade') });
    expect(link).toMatchObject({ type: 'h', user: { kr: '234502' } });
    use(link.token);
    const key = link.key ?? '';
    expect((await getStep1({ key })).partner).toMatchObject({ kr: '234502', type: 'h' });
    await fillWizard(key, { cardPackage: 'XL' }, 1, 4);
    expect((await getStep5({ key })).employer).toMatchObject({ name: 'Példa Kft.' });
    await fillWizard(key, {}, 5);
    await payFor(key, 'gabi');
    await pollToTheEnd(key);
    world.setClock(new Date('2026-04-01T09:00:00Z'));
    as('gabi');
    expect((await getHeadData()).user).toMatchObject({ kr: '234502', pack: 'XL' });
  });

  it('must be the member’s own partner (STUB-4)', async () => {
    as('anna');
    await expect(startContract({ type: 'U', ...basicOffer('anna@pelda.hu'), kr: '234502' })).rejects.toMatchObject(
      technical,
    );
    expect(takeViolations(world)).toHaveLength(1);
  });
});
