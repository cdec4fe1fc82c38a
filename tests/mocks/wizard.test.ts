// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getHeadData } from '../../src/services/account';
import { initContract, initUpgrade, resetContract, startContract } from '../../src/services/contracting';
import { getStep1, getStep3, getStep4, getStep5, getStep6, getStep7, getStep8 } from '../../src/services/contractingGet';
import { confirmContract } from '../../src/services/contractingPublic';
import { submitStep3, submitStep4, submitStep6, submitStep7 } from '../../src/services/contractingSubmit';
import { findByTax, getDates, getPackages } from '../../src/services/lookups';
import { getDirectDebitData, getAmounts, getRegularCreditData, startTransaction } from '../../src/services/payment';
import { decide } from '../../mocks/model/transactions';
import { formerMember, refusedTaxIds } from '../../mocks/model/taxRegistry';
import { personaAccount } from '../../mocks/personas';
import { fillWizard, homeAddress, mailedToken, overpaymentIn, takeViolations, useStandin } from './support';

const { world, use, as } = useStandin();

const refusedWith = (...codes: string[]) => ({ kind: 'refused', codes });
const technical = { kind: 'technical' };
const basic = { employer: 'ALAP', email: '', key: 0, cardKind: 'ALAP' } as const;

/** Starts with the basic offer, opens the mailed link, gives the contract key. */
const begin = async (persona: string, type: 'R' | 'U' = 'R'): Promise<string> => {
  as(persona);
  const { kr, email } = personaAccount(world, persona);
  await startContract({ type, ...basic, kr });
  const link = await confirmContract({ token: mailedToken(world, email, 'contract') });
  use(link.token);
  return link.key ?? '';
};

const payFor = async (key: string, persona: string): Promise<void> => {
  const { ledger } = await getStep7({ key });
  const { transaction } = await startTransaction({
    contracting: true,
    amount: ledger.fees.payable,
    method: ledger.method ?? '4',
    label: 'Bankkártya',
    lang: 'hu',
    kr: personaAccount(world, persona).kr,
    returnUrl: 'http://portal.test/payment/callback',
    ownLeisureCard: true,
    leisureOwner: '',
  });
  decide(world, transaction, 'pay');
};

const pollToTheEnd = async (key: string): Promise<string[]> => {
  const statuses: string[] = [];
  for (let poll = 0; poll < 3; poll += 1) statuses.push((await getStep8({ key })).status);
  return statuses;
};

describe('the steps', () => {
  it('come one after the other (STUB-4)', async () => {
    const key = await begin('bela');
    await expect(getStep4({ key })).rejects.toMatchObject(technical);
    await fillWizard(key, {}, 1, 3);
    await expect(getStep6({ key })).rejects.toMatchObject(technical);
    expect((await getStep4({ key })).contract).toMatchObject({ validFrom: '2026-04-01', cardPackage: 'S' });
  });

  it('give back what was saved, and an earlier one saved anew takes the later ones back (STUB-4, WIZ-5)', async () => {
    const key = await begin('bela');
    await fillWizard(key, { receipt: 'b', delivery: 2, method: '31', months: 3 }, 1, 6);
    expect((await getStep4({ key })).contract).toMatchObject({ receipt: 'b', address: homeAddress });
    expect((await getStep6({ key })).ledger).toMatchObject({ method: '31', payment: { mode: 'monthly', months: 3 } });
    await fillWizard(key, { cardPackage: 'L', receipt: 'b' }, 3, 3);
    await expect(getStep7({ key })).rejects.toMatchObject(technical);
    expect((await getStep4({ key })).fees.monthlyFee).toBe(15_900);
    const token = world.state.processes.find((process) => process.key === key)?.linkToken ?? '';
    expect(await confirmContract({ token })).toMatchObject({ key, step: 4 });
  });

  it('of another start ask for the payment again', async () => {
    const key = await begin('bela');
    await fillWizard(key, { method: '31', months: 9 }, 1, 6);
    await fillWizard(key, { validFrom: '2026-08-01' }, 3, 5);
    expect((await getStep6({ key })).ledger).toMatchObject({ fees: { months: 5 } });
    expect((await getStep6({ key })).ledger.method).toBeUndefined();
  });

  it('offer the coming months, and none where nothing is open', async () => {
    const key = await begin('bela');
    expect((await getDates({ key })).list).toEqual(['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01']);
    as('nora');
    const noras = world.state.processes.find(({ accountId }) => accountId === 'nora')?.key ?? '';
    expect((await getDates({ key: noras })).list).toEqual([]);
    expect((await getPackages({ key: '-1', datum: '2026-04-01' })).list.map(({ name }) => name)).toEqual(['S', 'M', 'L', 'XL', '3XL']);
  });
});

describe('the fees', () => {
  it('are the stand-in’s own reckoning, and others are refused (STUB-4)', async () => {
    const key = await begin('bela');
    await fillWizard(key, {}, 1, 3);
    const { contract, fees } = await getStep4({ key });
    const terms = { validFrom: contract.validFrom ?? '', validTo: contract.validTo ?? '', cardPackage: contract.cardPackage ?? '', receipt: 'c' as const };
    const sent = { key, contract: { ...terms, addressee: '', address: null }, fees };
    await expect(submitStep4({ ...sent, fees: { ...fees, monthlyFee: 1 } })).rejects.toMatchObject(technical);
    await expect(submitStep4({ ...sent, fees: { ...fees, charged: { ...fees.charged, administration: 0 } } })).rejects.toMatchObject(technical);
    await expect(submitStep4({ ...sent, contract: { ...sent.contract, addressee: 'Kis Éva' } })).rejects.toMatchObject(technical);
    expect(takeViolations(world)).toEqual([
      'fees.hdij is 1, it should be 9900',
      'fees.fdij1 is 0, it should be 500',
      'receipt c with a delivery',
    ]);
  });

  it.each([
    ['a month too few', { months: 8 }, 'fees.fhonap'],
    ['a payable that is not the sum', { payable: 1 }, 'fees.fosszeg'],
  ])('are checked again with the payment: %s (STUB-4)', async (_why, change, note) => {
    const key = await begin('bela');
    await fillWizard(key, {}, 1, 5);
    const { contract, ledger } = await getStep6({ key });
    const { validFrom, validTo, cardPackage, receipt } = contract;
    const sent = submitStep6({
      key,
      contract: { validFrom, validTo, cardPackage, receipt, address: null },
      ledger: { fees: { ...ledger.fees, ...change }, method: '4', bank: null, payment: { mode: 'annual', months: 9 } },
      transferFrom: '',
    });
    await expect(sent).rejects.toMatchObject(technical);
    expect(takeViolations(world)).toEqual([expect.stringContaining(note)]);
  });

  it('are signed as they were saved (STUB-4)', async () => {
    const key = await begin('bela');
    await fillWizard(key, {}, 1, 6);
    const { ledger } = await getStep7({ key });
    await expect(submitStep7({ key, ledger: { fees: ledger.fees, method: '31' } })).rejects.toMatchObject(technical);
    expect(takeViolations(world)).toHaveLength(1);
  });
});

describe('a year', () => {
  it('has one contract (STUB-4)', async () => {
    as('anna');
    await expect(initContract()).rejects.toMatchObject(refusedWith('CONTR_HAVE_VALID_CONTRACT', 'HAS_DEBT'));
    await expect(startContract({ type: 'R', ...basic, kr: '123456' })).rejects.toMatchObject(refusedWith('CONTR_HAVE_VALID_CONTRACT', 'HAS_DEBT'));
    as('olga');
    await expect(initContract()).rejects.toMatchObject(refusedWith('CONTR_HAVE_VALID_CONTRACT', 'CONTR_NEW_YEAR_ALREADY'));
  });

  it('has one contracting at a time; a cancelled one makes room, and its link is dead (STUB-4)', async () => {
    as('bela');
    await startContract({ type: 'R', ...basic, kr: '' });
    await expect(initContract()).rejects.toMatchObject(refusedWith('CONTR_ALREADY_EMAILED'));
    const token = mailedToken(world, 'bela@pelda.hu', 'contract');
    await resetContract({ activator: token });
    await initContract();
    use(undefined);
    await expect(confirmContract({ token })).rejects.toMatchObject(refusedWith('tokenInvalid'));
  });

  it('lasts longer than a link, which ends after 30 days', async () => {
    world.setClock(new Date(world.clock().getTime() + 31 * 86_400_000));
    await expect(confirmContract({ token: 'szerzodesvilmos2026' })).rejects.toMatchObject(refusedWith('tokenInvalid'));
  });
});

describe('the tax id', () => {
  it('finds a former member’s card and kr, and refuses by sentinel (STUB-4)', async () => {
    as('bela');
    expect(await findByTax({ tax: formerMember.tax, birth: formerMember.birthDate })).toEqual({ card: 'U4004004', kr: '54321' });
    for (const { tax, birthDate, code } of refusedTaxIds) {
      await expect(findByTax({ tax, birth: birthDate })).rejects.toMatchObject(refusedWith(code));
    }
    await expect(findByTax({ tax: personaAccount(world, 'anna').tax, birth: '1988-04-12' })).rejects.toMatchObject(refusedWith('TAX_CARD_NOT_FOUND'));
    await expect(findByTax({ tax: formerMember.tax, birth: '1985-05-06' })).rejects.toMatchObject(refusedWith('TAX_INVALID'));
  });
});

describe('a contract is finished', () => {
  it('without a bank page by direct debit; its months stay to be collected', async () => {
    const key = await begin('bela');
    await fillWizard(key, { method: '3', months: 2 });
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'DONE']);
    const { kr = '', docCollection, paid } = await getStep8({ key });
    expect(docCollection).toBeDefined();
    expect(paid).toBe(false);
    expect(await getDirectDebitData()).toMatchObject({ state: true });
    expect(await getAmounts({ kr, year: 2026 })).toEqual({ currentDebit: 0, annualDebit: 9 * 9_900 });
  });

  it('with a registered card: the paid months are paid, the rest is left', async () => {
    const key = await begin('bela');
    await fillWizard(key, { method: '31', months: 3 });
    await payFor(key, 'bela');
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'DONE']);
    const { kr = '', docReg } = await getStep8({ key });
    expect(docReg).toBeDefined();
    expect(await getRegularCreditData()).toEqual({ state: true });
    expect(await getAmounts({ kr, year: 2026 })).toEqual({ currentDebit: 0, annualDebit: 6 * 9_900 });
  });

  it('by time as well as by polls', async () => {
    const key = await begin('bela');
    await fillWizard(key);
    await payFor(key, 'bela');
    expect((await getStep8({ key })).status).toBe('OK');
    world.setClock(new Date(world.clock().getTime() + 30_000));
    expect((await getStep8({ key })).status).toBe('DONE');
  });

  it.each(['TNR', 'DOC'] as const)('after %s was said once, where the birth place asks for it', async (birthPlace) => {
    const key = await begin('bela');
    await fillWizard(key, { birthPlace });
    await payFor(key, 'bela');
    expect(await pollToTheEnd(key)).toEqual(['OK', birthPlace, 'DONE']);
  });

  it('badly, where the birth place asks for it', async () => {
    const key = await begin('bela');
    await fillWizard(key, { birthPlace: 'ERROR' });
    await payFor(key, 'bela');
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'ERROR']);
  });

  it('never, where the birth place is NODIJ', async () => {
    const key = await begin('bela');
    await expect(fillWizard(key, { birthPlace: 'NODIJ' })).rejects.toMatchObject(refusedWith('ERROR.NO.DIJ'));
  });
});

describe('an upgrade', () => {
  it('keeps the ePASS, counts the overpayment, and changes the package', async () => {
    const key = await begin('ilona', 'U');
    await fillWizard(key, { cardPackage: 'L', receipt: 'a' }, 1, 5);
    expect((await getStep4({ key })).contract.cardNum).toMatch(/^EP/);
    const { ledger } = await getStep6({ key });
    expect(overpaymentIn(ledger.fees)).toBe(3_000);
    await fillWizard(key, {}, 6);
    const { overpayment, ledger: signed, type } = await getStep7({ key });
    expect({ overpayment, type, payable: signed.fees.payable }).toEqual({ overpayment: 3_000, type: 'U', payable: 15_900 * 9 + 500 - 3_000 });
    await payFor(key, 'ilona');
    await pollToTheEnd(key);
    expect((await getHeadData()).user).toMatchObject({ kr: '456701', pack: 'L', cardNumber: 'EP1456701', from: '2026-01-01' });
  });

  it('offers dearer packages only, within the present contract', async () => {
    const key = await begin('ilona', 'U');
    const { list } = await getPackages({ key, datum: '2026-04-01' });
    expect(list.map(({ name }) => name)).toEqual(['M', 'L', 'XL', '3XL']);
    await fillWizard(key, {}, 1, 2);
    expect(await getStep3({ key })).toMatchObject({ type: 'U' });
    const contract = { validFrom: '2027-01-01', validTo: '2027-12-31', cardPackage: 'M', receipt: 'c' } as const;
    await expect(submitStep3({ key, contract })).rejects.toMatchObject(technical);
    expect(takeViolations(world)).toHaveLength(1);
  });

  it('that the overpayment covers needs no bank', async () => {
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
  ])('is refused to %s with %s', async (persona, codes) => {
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
  it('gets the link of the group member’s contract, and takes a company offer', async () => {
    as('ferenc');
    const start = { type: 'h', employer: 'E100', email: 'fekete@peldakft.hu', key: 1, cardKind: 'CEGES', kr: '234502' } as const;
    await startContract(start);
    const link = await confirmContract({ token: mailedToken(world, 'gabi@pelda.hu', 'partnerUpgrade') });
    expect(link).toMatchObject({ type: 'h', user: { kr: '234502' } });
    use(link.token);
    const key = link.key ?? '';
    expect((await getStep1({ key })).partner).toMatchObject({ kr: '234502', type: 'h' });
    await fillWizard(key, { cardPackage: 'XL' }, 1, 4);
    expect((await getStep5({ key })).employer).toMatchObject({ name: 'Példa Kft.' });
    await fillWizard(key, {}, 5);
    await payFor(key, 'gabi');
    await pollToTheEnd(key);
    expect((await getHeadData()).user).toMatchObject({ kr: '234502', pack: 'XL' });
  });

  it('is nobody else (STUB-4)', async () => {
    as('anna');
    await expect(startContract({ type: 'U', ...basic, kr: '234502' })).rejects.toMatchObject(technical);
    expect(takeViolations(world)).toHaveLength(1);
  });
});

describe('a late start', () => {
  it('is paid in one sum by bank card (WIZ-12)', async () => {
    world.setClock(new Date('2026-10-12T09:00:00Z'));
    const key = await begin('bela');
    await expect(fillWizard(key, { method: '31' })).rejects.toMatchObject(technical);
    expect(takeViolations(world)).toEqual(['method 31 where only 4 is open']);
    await fillWizard(key, { method: '4' }, 6);
    const { ledger } = await getStep7({ key });
    expect(ledger.fees).toMatchObject({ months: 2, payable: 2 * 9_900 + 500 });
  });
});
