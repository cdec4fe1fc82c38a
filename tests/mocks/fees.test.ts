// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { setOverpayment } from '../../mocks/control';
import { personaAccount } from '../../mocks/personas';
import { getStep3, getStep4, getStep6, getStep7 } from '../../src/services/contractingGet';
import { getAmounts, startTransaction } from '../../src/services/payment';
import { answersTo, takeViolations, useStandin } from './support';
import { contracting, fillWizard, type Choices } from './wizardSupport';

const standin = useStandin();
const { world } = standin;
const { begin, payFor, pollToTheEnd } = contracting(standin);

const technical = { kind: 'technical' };
const zeros = { fhonap: 0, fhdijo: 0, fosszeg: 0 };

describe('fees that are not computed yet', () => {
  it('have zero sums until step 6 is saved', async () => {
    const key = await begin('bela');
    await fillWizard(key, { receipt: 'b', delivery: 2, method: '31', months: 3 });
    const tariff = { hdij: 9_900, dij1: 500, dij2: 1_000, dij3: 0, dij4: 1_500, fdij1: 500 };
    expect(answersTo(world, '/get-4')[0]).toMatchObject({ fees: { ...tariff, ...zeros, fdij4: 0, fdij: 0 } });
    expect(answersTo(world, '/get-6')[0]).toMatchObject({
      ledger: { fees: { ...tariff, ...zeros, fdij4: 1_500, fdij: 2_000 } },
    });
    const fees = { ...tariff, fdij4: 1_500, fdij: 2_000, fhonap: 3, fhdijo: 29_700, fosszeg: 31_700 };
    await getStep4({ key });
    await getStep6({ key });
    expect(answersTo(world, '/get-4').at(-1)).toMatchObject({ fees });
    expect(answersTo(world, '/get-6').at(-1)).toMatchObject({ ledger: { fees } });
    expect(answersTo(world, '/get-7')[0]).toMatchObject({ ledger: { fees } });
  });

  it('name the tariff in step 3 already', async () => {
    const key = await begin('bela');
    await fillWizard(key, {}, 1, 2);
    await getStep3({ key });
    expect(answersTo(world, '/get-3')).toMatchObject([
      { fees: { ...zeros, hdij: 0, dij1: 500, dij2: 1_000, dij4: 1_500, fdij: 0 } },
    ]);
  });
});

describe('a tariff of 0', () => {
  it('is free of charge', async () => {
    world.state.settings.tariff = { dij1: 0, dij2: 0, dij3: 0, dij4: 0 };
    const key = await begin('bela');
    await fillWizard(key, { receipt: 'b', delivery: 1 });
    expect((await getStep7({ key })).ledger.fees).toMatchObject({ chargedTotal: 0, payable: 9 * 9_900 });
  });
});

describe('an overpayment', () => {
  it('is named in steps 3, 4, 6 and 7, and so is the first collection day in step 6', async () => {
    const key = await begin('ilona', 'U');
    await fillWizard(key, { cardPackage: 'L', overpayment: 3_000, method: '31' });
    await getStep3({ key });
    await getStep6({ key });
    for (const path of ['/get-3', '/get-4', '/get-6', '/get-7'])
      expect(answersTo(world, path).at(-1), path).toMatchObject({ overpayment: 3_000 });
    expect(answersTo(world, '/get-6').map((answer) => (answer as { transferFrom?: string }).transferFrom)).toEqual([
      undefined,
      '2026-06-01',
    ]);
  });

  const annual = 9 * 9_900 + 500;
  it.each<[string, number, Choices, number, number]>([
    ['smaller than the annual sum', 5_000, { method: '4' }, annual - 5_000, 0],
    ['equal to the annual sum', annual, { method: '4' }, 0, 0],
    ['larger than the annual sum', annual + 700, { method: '4' }, 0, 700],
    ['smaller than the first monthly sum', 5_000, { method: '31', months: 3 }, 3 * 9_900 + 500 - 5_000, 0],
    ['larger than the first monthly sum', 40_000, { method: '31', months: 3 }, 0, 40_000 - 3 * 9_900 - 500],
    ['smaller than a direct debit’s first sum', 5_000, { method: '3', months: 2 }, 2 * 9_900 + 500 - 5_000, 0],
    ['larger than a direct debit’s first sum', 30_000, { method: '3', months: 2 }, 0, 30_000 - 2 * 9_900 - 500],
  ])('%s lowers what is paid, and the rest remains', async (_case, overpayment, choices, payable, remaining) => {
    setOverpayment(world, 'bela', overpayment);
    const key = await begin('bela');
    await fillWizard(key, { ...choices, overpayment });
    expect(answersTo(world, '/get-7').at(-1)).toMatchObject({ ledger: { fees: { fosszeg: payable } } });
    if (payable > 0 && choices.method !== '3') await payFor(key, 'bela');
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'DONE']);
    expect(personaAccount(world, 'bela').overpayment).toBe(remaining);
  });

  it('lowers what a direct debit collects first', async () => {
    setOverpayment(world, 'bela', 5_000);
    const key = await begin('bela');
    await fillWizard(key, { method: '3', months: 2, overpayment: 5_000 });
    await pollToTheEnd(key);
    const { kr } = personaAccount(world, 'bela');
    expect(await getAmounts({ kr, year: 2026 })).toEqual({ currentDebit: 0, annualDebit: 9 * 9_900 - 4_500 });
  });

  it.each<[string, Choices, number]>([
    ['step 4', { overpayment: 0 }, 4],
    ['step 6', { overpayment: 0 }, 6],
  ])('must be subtracted in %s (STUB-4)', async (_step, choices, step) => {
    setOverpayment(world, 'bela', 5_000);
    const key = await begin('bela');
    await fillWizard(key, { overpayment: 5_000 }, 1, step - 1);
    await expect(fillWizard(key, choices, step, step)).rejects.toMatchObject(technical);
    expect(takeViolations(world)).toEqual([expect.stringContaining('fees.fosszeg')]);
  });

  it('must be subtracted from the amount at the bank (STUB-4)', async () => {
    setOverpayment(world, 'bela', 5_000);
    const key = await begin('bela');
    await fillWizard(key, { overpayment: 5_000 });
    const order = {
      contracting: true,
      method: '4',
      label: 'x',
      lang: 'hu',
      kr: '',
      returnUrl: 'http://portal.test/payment/callback',
      ownLeisureCard: true,
      leisureOwner: '',
    } as const;
    await expect(startTransaction({ ...order, amount: annual })).rejects.toMatchObject(technical);
    expect(takeViolations(world)).toHaveLength(1);
    await startTransaction({ ...order, amount: annual - 5_000 });
  });
});

describe('an upgrade of a paid-up member', () => {
  it('credits the months that it replaces', async () => {
    const credit = 9 * 12_400;
    const key = await begin('dora', 'U');
    await fillWizard(key, { cardPackage: 'L', overpayment: credit });
    const { ledger, overpayment } = await getStep7({ key });
    expect([overpayment, ledger.fees.payable]).toEqual([credit, 9 * (15_900 - 12_400) + 500]);
    await payFor(key, 'dora');
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'DONE']);
    expect(personaAccount(world, 'dora').overpayment).toBe(0);
    expect(await getAmounts({ kr: '123457', year: 2026 })).toEqual({ currentDebit: 0, annualDebit: 0 });
  });

  it('credits fewer months for a later start', async () => {
    const key = await begin('dora', 'U');
    await fillWizard(key, { cardPackage: 'L' }, 1, 2);
    await fillWizard(key, { cardPackage: 'L', validFrom: '2026-08-01' }, 3, 3);
    await getStep4({ key });
    expect(answersTo(world, '/get-4')).toMatchObject([{ overpayment: 5 * 12_400 }]);
  });
});
