// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { formerMember, refusedTaxIds } from '../../mocks/model/account/taxRegistry';
import { personaAccount } from '../../mocks/personas';
import { initContract, resetContract, startContract } from '../../src/services/contracting';
import { getStep4, getStep6, getStep7 } from '../../src/services/contractingGet';
import { confirmContract } from '../../src/services/contractingPublic';
import { submitStep4, submitStep6, submitStep7 } from '../../src/services/contractingSubmit';
import { findByTax, getDates, getPackages } from '../../src/services/lookups';
import { mailedToken, takeViolations, useStandin } from './support';
import { basicOffer, contracting, fillWizard, homeAddress, readStep4, readStep6, readStep7 } from './wizardSupport';

const standin = useStandin();
const { world, use, as } = standin;
const { begin } = contracting(standin);

const refusedWith = (...codes: string[]) => ({ kind: 'refused', codes });
const technical = { kind: 'technical' };

describe('the steps', () => {
  it('must be saved in order (STUB-4)', async () => {
    const key = await begin('bela');
    await expect(getStep4({ key })).rejects.toMatchObject(technical);
    await fillWizard(key, {}, 1, 3);
    await expect(getStep6({ key })).rejects.toMatchObject(technical);
    const { contract } = await getStep4({ key });
    expect(contract).toMatchObject({ validFrom: '2026-04-01', cardPackage: 'S', receipt: 'c' });
  });

  it('return what was saved; saving an earlier one means confirming the later ones again (STUB-4, WIZ-5)', async () => {
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

  it('ask for the payment again after a change of the start month', async () => {
    const key = await begin('bela');
    await fillWizard(key, { method: '31', months: 9 }, 1, 6);
    await fillWizard(key, { validFrom: '2026-08-01' }, 3, 5);
    world.state.settings.earlyFees = true;
    expect((await getStep6({ key })).ledger).toMatchObject({ fees: { months: 5 } });
    expect((await getStep6({ key })).ledger.method).toBeUndefined();
  });

  it('offer the coming months, or none if there is nothing to start', async () => {
    const key = await begin('bela');
    expect((await getDates({ key })).list).toEqual([
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
    ]);
    as('nora');
    const noras = world.state.processes.find(({ accountId }) => accountId === 'nora')?.key ?? '';
    expect((await getDates({ key: noras })).list).toEqual([]);
    expect((await getPackages({ key: '-1', datum: '2026-04-01' })).list.map(({ name }) => name)).toEqual([
      'S',
      'M',
      'L',
      'XL',
      '3XL',
    ]);
  });
});

describe('the fees', () => {
  it('must match the stand-in’s own computation (STUB-4)', async () => {
    world.state.settings.earlyFees = true;
    const key = await begin('bela');
    await fillWizard(key, {}, 1, 3);
    const { contract, fees } = await readStep4(key);
    const terms = {
      validFrom: contract.validFrom,
      validTo: contract.validTo,
      cardPackage: contract.cardPackage,
      receipt: 'c' as const,
    };
    const sent = { key, contract: { ...terms, addressee: '', address: null }, fees };
    await expect(submitStep4({ ...sent, fees: { ...fees, monthlyFee: 1 } })).rejects.toMatchObject(technical);
    await expect(
      submitStep4({ ...sent, fees: { ...fees, charged: { ...fees.charged, administration: 0 } } }),
    ).rejects.toMatchObject(technical);
    await expect(submitStep4({ ...sent, contract: { ...sent.contract, addressee: 'Kis Éva' } })).rejects.toMatchObject(
      technical,
    );
    expect(takeViolations(world)).toEqual([
      'fees.hdij is 1, it should be 9900',
      'fees.fdij1 is 0, it should be 500',
      'receipt c with a delivery',
    ]);
  });

  it.each([
    ['one month short', { months: 8 }, 'fees.fhonap'],
    ['a wrong payable sum', { payable: 1 }, 'fees.fosszeg'],
  ])('are checked again in step 6: %s (STUB-4)', async (_why, change, note) => {
    world.state.settings.earlyFees = true;
    const key = await begin('bela');
    await fillWizard(key, {}, 1, 5);
    const { contract, ledger } = await readStep6(key);
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

  it('must be signed as they were saved (STUB-4)', async () => {
    const key = await begin('bela');
    await fillWizard(key, {}, 1, 6);
    const { ledger } = await readStep7(key);
    await expect(submitStep7({ key, ledger: { fees: ledger.fees, method: '31' } })).rejects.toMatchObject(technical);
    expect(takeViolations(world)).toHaveLength(1);
  });
});

describe('a year', () => {
  it('has one contract (STUB-4)', async () => {
    as('anna');
    await expect(initContract()).rejects.toMatchObject(refusedWith('CONTR_HAVE_VALID_CONTRACT', 'HAS_DEBT'));
    await expect(startContract({ type: 'R', ...basicOffer('anna@pelda.hu'), kr: '123456' })).rejects.toMatchObject(
      refusedWith('CONTR_HAVE_VALID_CONTRACT', 'HAS_DEBT'),
    );
    as('olga');
    await expect(initContract()).rejects.toMatchObject(
      refusedWith('CONTR_HAVE_VALID_CONTRACT', 'CONTR_NEW_YEAR_ALREADY'),
    );
  });

  it('has one contracting process at a time; cancelling it disables its link (STUB-4)', async () => {
    as('bela');
    await startContract({ type: 'R', ...basicOffer('bela@pelda.hu'), kr: '' });
    await expect(initContract()).rejects.toMatchObject(refusedWith('CONTR_ALREADY_EMAILED'));
    const token = mailedToken(world, 'bela@pelda.hu', 'contract');
    await resetContract({ activator: token });
    await initContract();
    use(undefined);
    await expect(confirmContract({ token })).rejects.toMatchObject(refusedWith('tokenInvalid'));
  });

  it('is longer than the life of a link, which is 30 days', async () => {
    world.setClock(new Date(world.clock().getTime() + 31 * 86_400_000));
    await expect(confirmContract({ token: 'szerzodesvilmos2026' })).rejects.toMatchObject(refusedWith('tokenInvalid'));
  });
});

describe('the tax id', () => {
  it('finds a former member’s card and kr, and refuses the sentinels (STUB-4)', async () => {
    as('bela');
    expect(await findByTax({ tax: formerMember.tax, birth: formerMember.birthDate })).toEqual({
      card: 'U4004004',
      kr: '54321',
    });
    for (const { tax, birthDate, code } of refusedTaxIds) {
      await expect(findByTax({ tax, birth: birthDate })).rejects.toMatchObject(refusedWith(code));
    }
    const anna = personaAccount(world, 'anna');
    await expect(findByTax({ tax: anna.tax, birth: anna.birthDate })).rejects.toMatchObject(
      refusedWith('TAX_CARD_NOT_FOUND'),
    );
    await expect(findByTax({ tax: formerMember.tax, birth: '1985-05-06' })).rejects.toMatchObject(
      refusedWith('TAX_INVALID'),
    );
  });
});

describe('a late start', () => {
  it('is paid in one sum by bank card (WIZ-12)', async () => {
    world.setClock(new Date('2026-10-12T09:00:00Z'));
    const key = await begin('bela');
    await expect(fillWizard(key, { method: '31' })).rejects.toMatchObject(technical);
    expect(takeViolations(world)).toEqual(['method 31 where only 4 is offered']);
    await fillWizard(key, { method: '4' }, 6);
    const { ledger } = await getStep7({ key });
    expect(ledger.fees).toMatchObject({ months: 2, payable: 2 * 9_900 + 500 });
  });
});
