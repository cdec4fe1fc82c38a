import * as v from 'valibot';
import { expect, it } from 'vitest';

import { fillFees } from '~/domain/money/fees';
import { getInvoiceDataReply } from '~/services/account';
import { signedInReply } from '~/services/accountPublic';
import { listEmployersByDomainReply } from '~/services/contracting';
import { getStep1Reply, getStep2Reply, getStep5Reply, getStep6Reply } from '~/services/contractingGet';
import { confirmContractReply } from '~/services/contractingPublic';
import { feesFromWire, feesToWire } from '~/services/shapes';

import { address, fees, terms, wireFees } from './fixtures';

it('fees have a name for each number, and are written without any other field (STUB-3, WIZ-13)', () => {
  expect(fees).toMatchObject(feesFromWire(wireFees));
  expect(feesToWire({ ...fees, ...{ remainingOverpayment: 300 } })).toEqual(wireFees);
});

it('fees keep a tariff of 0, and have the default for one that is left out (WIZ-9)', () => {
  const tariffOf = (cost: number | undefined) => fillFees(feesFromWire({ ...wireFees, dij2: cost, dij4: cost })).tariff;
  expect(tariffOf(0)).toMatchObject({ postal: 0, courier: 0 });
  expect(tariffOf(undefined)).toMatchObject({ postal: 1_000, courier: 1_500 });
});

it('an offer’s kartya_fajta is read as cardKind (CON-2)', () => {
  const { list } = v.parse(listEmployersByDomainReply, {
    list: [{ id: '7', name: 'Példa Kft.', key: 1, kartya_fajta: 'C', email: null, invoice: null }],
  });
  expect(list).toEqual([{ id: '7', name: 'Példa Kft.', key: 1, cardKind: 'C' }]);
});

it('an invoice party’s nocszla is read as withoutEmployerInvoice (INV-2)', () => {
  const employerOf = (nocszla: unknown) =>
    v.parse(getStep5Reply, { employer: { name: 'E', tax: 'T', nocszla, address } }).employer;
  expect(employerOf(true)).toEqual({ name: 'E', tax: 'T', withoutEmployerInvoice: true, address });
  expect(employerOf('')).toEqual({ name: 'E', tax: 'T', address });
  const { current, partner } = v.parse(getInvoiceDataReply, { current: { direction: 0 }, partner: null });
  expect([current, partner]).toEqual([{ name: '', tax: '', direction: 0 }, undefined]);
});

it.each(['12345676241', '12345676 2 41', 12_345_676_241])(
  'a company’s tax number %j is read with its dashes, wherever it stands (WIZ-10, INV-1)',
  (tax) => {
    const party = { name: 'E', tax };
    const { current, partner } = v.parse(getInvoiceDataReply, { current: party, partner: party });
    const { invoice, employer } = v.parse(getStep5Reply, { invoice: party, employer: party });
    const { list } = v.parse(listEmployersByDomainReply, { list: [{ id: 'E1', name: 'E', invoice: party }] });
    for (const one of [current, partner, invoice, employer, list[0]?.invoice]) expect(one?.tax).toBe('12345676-2-41');
    expect(v.parse(getStep1Reply, { partner: { tax: 8_450_500_000 } }).partner.tax).toBe('8450500000');
  },
);

it('the fees of step 6 have English names, and an unknown method is none (FLT-7)', () => {
  const ledger = { method: 3, fees: wireFees, bank: null, payment: { mode: 'monthly', months: 2 } };
  const read = (method: unknown) => v.parse(getStep6Reply, { contract: terms, ledger: { ...ledger, method } }).ledger;
  expect(read(3)).toEqual({ method: '3', fees: feesFromWire(wireFees), payment: { mode: 'monthly', months: 2 } });
  expect([read('99').method, read(5).method]).toEqual([undefined, undefined]);
});

it('a member’s empty fields are undefined, and an unknown card status stays as it is (NAV-10)', () => {
  const names = { firstName: 'Anna', lastName: 'Kovács', email: 'a@b.hu' };
  const user = { ...names, kr: '', cardStatus: 42, from: '', to: null, ev: '' };
  expect(v.parse(signedInReply, { user, token: 't' }).user).toEqual({ ...names, cardStatus: 42 });
});

it('the {} of /submit-2 is no mailing address when it comes back (WIZ-7)', () => {
  for (const mailing of [{}, null, '', undefined])
    expect(v.parse(getStep2Reply, { home: address, mailing }).mailing).toBeUndefined();
});

it('the key, type and step of a contract’s link may be left out (PUB-13)', () => {
  const reply = { user: { firstName: 'A', lastName: 'B', email: 'a@b.hu' }, token: 't' };
  expect(v.parse(confirmContractReply, { ...reply, type: 'X', step: '' })).toEqual(reply);
  const given = { ...reply, key: '1234-5678', type: 'h', step: 99 };
  expect(v.parse(confirmContractReply, given)).toEqual(given);
});
