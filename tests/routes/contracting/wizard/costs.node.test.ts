import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import type { PaymentMethod } from '~/domain/money/paymentMethods';
import { fillTerms, type Fallbacks } from '~/routes/contracting/wizard/engine/terms';
import {
  deliveryCosts,
  toDeliveryBody,
  type DeliveryValues,
} from '~/routes/contracting/wizard/steps/delivery/deliveryStep';
import {
  fillPayment,
  paymentCosts,
  toPaymentBody,
  type PaymentValues,
} from '~/routes/contracting/wizard/steps/payment/paymentChoice';
import { summaryCosts } from '~/routes/contracting/wizard/steps/summary/summaryData';
import { getStep4Reply, getStep6Reply, getStep7Reply } from '~/services/contractingGet';
import { feesToWire, type WireFees } from '~/services/shapes';

import { emptyAddress, fees, home } from './fixtures';

/** Fees with every sum left 0, as a service sends them before step 6. */
const uncomputed = { ...fees, hdij: 9_900, fhonap: 0, fhdijo: 0, fosszeg: 0 };

const terms = (validFrom: string) => ({ validFrom, validTo: '2026-12-31', cardPackage: 'M' });
const noBank = { account: '', owner: '', birthPlace: '', birthDate: '', mothersName: '', address: emptyAddress() };
const ownCard = { leisureOwn: true, leisureName: '', leisureAddress: emptyAddress() };

interface Case {
  record: Partial<Record<keyof typeof uncomputed, unknown>>;
  overpayment: unknown;
  validFrom: string;
  receipt: 'a' | 'b' | 'c';
  delivery: DeliveryValues['delivery'];
  method: PaymentMethod;
  months: string;
  /** What the later replies leave out. */
  without?: readonly string[];
}

const nothing: Fallbacks = { type: undefined };
const less = (reply: object, without: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(reply).map(([name, value]) => [name, without.includes(name) ? null : value]));

/** Goes through steps 4, 6 and 7 against a service that keeps what is saved, and collects every sum. */
const walk = ({ record, overpayment, validFrom, receipt, delivery, method, months, without }: Case) => {
  const reply4 = v.parse(getStep4Reply, { contract: terms(validFrom), fees: record, home, type: 'R', overpayment });
  const step4 = { ...reply4, ...fillTerms(reply4, nothing) };
  const address = emptyAddress();
  const deliveryValues: DeliveryValues = { receipt, delivery, deliveryAddress: '1', addressee: '', address };
  const saved4 = toDeliveryBody('1-2-3', deliveryValues, step4);
  const contract = { ...terms(validFrom), receipt, address: saved4.contract.address };
  const confirmed = {
    ...nothing,
    chosen: { validFrom, cardPackage: 'M' },
    card: { receipt, delivery, address: saved4.contract.address ?? undefined },
  };
  const known4 = { ...confirmed, fees: deliveryCosts(step4, deliveryValues), overpayment: step4.overpayment };
  const fees6 = less({ ...record, ...charges(saved4.fees) }, without);
  const reply6 = v.parse(getStep6Reply, {
    ...less({ overpayment }, without),
    contract: less(contract, without),
    ledger: { fees: fees6 },
    home,
    type: 'R',
  });
  const terms6 = fillTerms({ ...reply6, fees: reply6.ledger.fees }, known4);
  const step6 = { ...reply6, ...terms6, ...fillPayment(reply6, {}) };
  const day = { transferFrom: '', hasChosenDay: false };
  const paymentValues: PaymentValues = { method, ...ownCard, months, bank: noBank, ...day };
  const saved6 = toPaymentBody('1-2-3', paymentValues, step6);
  const known6 = { ...confirmed, fees: paymentCosts(step6, paymentValues), overpayment: step6.overpayment };
  const ledger7 = { ...less(saved6.ledger, without), bank: null, fees: less(saved6.ledger.fees, without) };
  const reply7 = v.parse(getStep7Reply, {
    ...less({ overpayment }, without),
    contract: less(contract, without),
    ledger: ledger7,
    type: 'R',
  });
  const terms7 = fillTerms({ ...reply7, fees: reply7.ledger.fees }, known6);
  const step7 = { ...terms7, ...fillPayment(reply7, { payment: paymentValues }) };
  return {
    shown4: deliveryCosts(step4, deliveryValues),
    sent4: saved4.fees,
    shown6: paymentCosts(step6, paymentValues),
    sent6: saved6.ledger.fees,
    shown7: summaryCosts(step7),
  };
};

/** What a service keeps of /submit-4 while it computes no sums. */
const charges = ({ fdij1, fdij2, fdij3, fdij4 }: WireFees) => ({ fdij1, fdij2, fdij3, fdij4 });

const usual: Case = {
  record: uncomputed,
  overpayment: undefined,
  validFrom: '2026-01-01',
  receipt: 'c',
  delivery: '0',
  method: '4',
  months: '2',
};

it.each<[string, Partial<Case>, number]>([
  // 9900 x 12 = 118800; 118800 + 500 = 119300
  ['no overpayment that nobody named hides the administration fee', {}, 119_300],
  ['an overpayment that is named counts', { overpayment: 20_000 }, 99_300],
  ['a free delivery stays free', { record: { ...uncomputed, dij2: 0 }, receipt: 'b', delivery: '1' }, 119_300],
])('of fees that the service has not computed yet %s, from step 4 to the bank (WIZ-9, WIZ-13)', (_what, given, sum) => {
  const { shown4, sent4, shown6, sent6, shown7 } = walk({ ...usual, ...given });
  const sums = [shown4.payable, sent4.fosszeg, shown6.payable, sent6.fosszeg, shown7.payableNow];
  expect(sums).toEqual(Array(5).fill(sum));
});

const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 }));
const gap = fc.constantFrom(null, '', undefined);
const given = fc.oneof({ weight: 3, arbitrary: amount }, { weight: 1, arbitrary: gap });
const sums = {
  fdij: given,
  fdij2: fc.oneof(fc.constant(0), gap),
  fdij4: fc.oneof(fc.constant(0), gap),
  fhonap: given,
  fhdijo: given,
  fosszeg: given,
};
const everything = [...Object.keys(uncomputed), 'overpayment', 'cardPackage', 'receipt', 'payment'];
const cases: fc.Arbitrary<Case> = fc.record({
  record: fc.record({
    hdij: amount,
    dij1: given,
    dij2: given,
    dij3: given,
    dij4: given,
    fdij1: given,
    fdij3: given,
    ...sums,
  }),
  overpayment: fc.oneof(fc.integer({ min: 0, max: 400_000 }), gap),
  validFrom: fc.integer({ min: 1, max: 12 }).map((month) => `2026-${String(month).padStart(2, '0')}-01`),
  receipt: fc.constantFrom('a', 'b', 'c'),
  delivery: fc.constantFrom('0', '1', '2'),
  method: fc.constantFrom('4', '31', '3', 'A', '11', '15', '14'),
  months: fc.integer({ min: 0, max: 13 }).map(String),
  without: fc.subarray(everything),
});

it('a contract can’t be computed without a start that the reply or this tab knows (ERR-2, ERR-8)', () => {
  const fill = (validFrom?: string) =>
    fillTerms(
      { contract: { cardPackage: 'M' }, fees: { tariff: {}, charged: {} } },
      { ...nothing, chosen: { validFrom } },
    );
  expect(fill('2026-04-01').contract).toMatchObject({ validFrom: '2026-04-01', validTo: '2026-12-31' });
  for (const start of [undefined, '', '2026-13-01'])
    expect(() => fill(start)).toThrow(expect.objectContaining({ kind: 'technical' }));
});

it('the fee that step 3 showed is compared with the contract’s while start and package are those of step 3 (WIZ-13)', () => {
  const chosen = { validFrom: '2026-04-01', cardPackage: 'M' };
  const shown = (contract: object) =>
    fillTerms(
      { contract: { ...terms('2026-04-01'), ...contract }, fees: { tariff: {}, charged: {} } },
      { ...nothing, chosen: { ...chosen, shownMonthlyFee: 12_400 } },
    ).shownMonthlyFee;
  expect([shown({}), shown({ validFrom: '2026-05-01' }), shown({ cardPackage: 'L' })]).toEqual([
    12_400,
    undefined,
    undefined,
  ]);
});

it('the way of delivery of two free ones is the one that this tab knows, else pick-up (WIZ-9)', () => {
  const free = { tariff: { postal: 0, courier: 0 }, charged: {} };
  const fill = (card: Fallbacks['card']) =>
    fillTerms({ contract: { ...terms('2026-04-01'), address: home }, fees: free }, { ...nothing, card }).delivery;
  expect([fill({ delivery: '2' }), fill({ delivery: '1' }), fill({})]).toEqual(['2', '1', '0']);
});

it('what is shown, saved and paid is one sum for any record of fees, with zeros and gaps (WIZ-13)', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const { shown4, sent4, shown6, sent6, shown7 } = walk(one);
      expect(sent4).toEqual(feesToWire(shown4));
      expect(sent6).toEqual(feesToWire(shown6));
      expect(feesToWire(shown7)).toEqual(sent6);
      expect(shown7.payableNow).toBe(one.method === '3' ? 0 : sent6.fosszeg);
      // The service alone decides on these two charges; by the tariff only where it says nothing.
      const charge = (made: unknown, price: unknown) => [made, price].find((value) => typeof value === 'number') ?? 0;
      const { dij1, dij3, fdij1, fdij3 } = one.record;
      expect([sent4.fdij1, sent4.fdij3]).toEqual([charge(fdij1, dij1), charge(fdij3, dij3)]);
      // An annual method pays in step 6 what step 4 announced.
      if (one.method !== '3' && one.method !== '31') expect(sent6).toEqual(sent4);
    }),
  );
});

it('the sums of a reply, and what a later one leaves out, change nothing that is shown, saved or paid (WIZ-13, ERR-8)', () => {
  fc.assert(
    fc.property(cases, fc.record(sums), (one, other) => {
      expect(walk({ ...one, record: { ...one.record, ...other } })).toEqual(walk(one));
      expect(walk({ ...one, without: everything })).toEqual(walk({ ...one, without: [] }));
    }),
  );
});
