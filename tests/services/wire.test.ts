// @vitest-environment node
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getInvoiceDataReply } from '../../src/services/account';
import { signedInReply } from '../../src/services/accountPublic';
import { listEmployersByDomainReply } from '../../src/services/contracting';
import { getStep2Reply, getStep4Reply, getStep5Reply, getStep6Reply, getStep8Reply } from '../../src/services/contractingGet';
import { confirmContractReply } from '../../src/services/contractingPublic';
import { getIntranetPackagesReply } from '../../src/services/intranet';
import { getAmountsReply, getInvStateReply, startTransactionReply } from '../../src/services/payment';
import { getDownloadInvoiceReply } from '../../src/services/paymentPublic';
import { emptyBody, feesBody } from '../../src/services/shapes';
import { feesFromWire, feesToWire, invoicePartyFromWire, paymentAddressToWire, type WireFees } from '../../src/services/wire';
import { address, fees, terms, wireFees } from './fixtures';

describe('fees: hdij… on the wire, English names in the portal', () => {
  it('each number has its name', () => {
    expect(feesFromWire(wireFees)).toEqual(fees);
    expect(feesToWire(fees)).toEqual(wireFees);
  });

  it('come back as they went, whatever the numbers', () => {
    const names = Object.keys(wireFees);
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: names.length, maxLength: names.length }), (numbers) => {
        const wire: WireFees = v.parse(feesBody, Object.fromEntries(names.map((name, index) => [name, numbers[index]])));
        expect(feesToWire(feesFromWire(wire))).toEqual(wire);
      }),
    );
  });

  it('send nothing else that the value carries (STUB-3)', () => {
    expect(feesToWire({ ...fees, ...{ remainingOverpayment: 300 } })).toEqual(wireFees);
  });
});

describe('the leisure card owner’s address: fCim on the wire (PAY-4)', () => {
  it('has its own spelling, and "" for what is not given', () => {
    expect(paymentAddressToWire(address)).toEqual({ irszam: '1111', varos: 'Budapest', utca: 'Fő', kterj: 'utca', hsz: '1', lh: '', em: '2', aj: '5' });
    expect(paymentAddressToWire({ ...address, staircase: 'A', floor: undefined, poBox: '12', country: 'HU' })).toEqual({
      irszam: '1111',
      varos: 'Budapest',
      utca: 'Fő',
      kterj: 'utca',
      hsz: '1',
      lh: 'A',
      em: '',
      aj: '5',
    });
  });
});

describe('replies are read into the portal’s names', () => {
  it('allDebit is the annual debit', () => {
    expect(v.parse(getAmountsReply, { currentDebit: 12_400, allDebit: 49_600 })).toEqual({ currentDebit: 12_400, annualDebit: 49_600 });
  });

  it('kartya_fajta is the card kind', () => {
    const list = [{ id: '7', name: 'Példa Kft.', key: 1, kartya_fajta: 'C', email: null, invoice: { name: 'Példa Kft.', tax: '12345676-2-41', nocszla: true } }];
    expect(v.parse(listEmployersByDomainReply, { list })).toEqual({
      list: [{ id: '7', name: 'Példa Kft.', key: 1, cardKind: 'C', email: undefined, invoice: { name: 'Példa Kft.', tax: '12345676-2-41', withoutEmployerInvoice: true } }],
    });
  });

  it('nocszla says that the employer takes no invoice (INV-2)', () => {
    expect(invoicePartyFromWire({ name: 'A', tax: 'B', nocszla: true, address })).toEqual({ name: 'A', tax: 'B', withoutEmployerInvoice: true, address });
    expect(invoicePartyFromWire({ name: 'A', tax: 'B' }).withoutEmployerInvoice).toBeUndefined();
    const data = { current: { name: '', tax: '', direction: 0 }, partner: null, employer: { name: 'E', tax: 'T', nocszla: '', address: {} } };
    expect(v.parse(getInvoiceDataReply, data)).toEqual({
      current: { name: '', tax: '', direction: 0 },
      employer: { name: 'E', tax: 'T' },
    });
    expect(v.parse(getStep5Reply, { invoice: { direction: 3, name: '', tax: '', address: null }, employer: data.employer }).employer).toEqual({ name: 'E', tax: 'T' });
  });

  it('fees arrive in English in steps 4, 6 and 7', () => {
    expect(v.parse(getStep4Reply, { contract: {}, fees: wireFees, home: address, type: 'R' }).fees).toEqual(fees);
    const ledger = { method: '3', fees: wireFees, bank: null, payment: { mode: 'monthly', months: 2 } };
    expect(v.parse(getStep6Reply, { contract: { ...terms, address: null, cardNum: 'EP123' }, ledger, type: 'U', home: address })).toEqual({
      contract: { ...terms, cardNum: 'EP123' },
      ledger: { method: '3', fees, payment: { mode: 'monthly', months: 2 } },
      type: 'U',
      home: address,
    });
  });
});

describe('what an answer does not give', () => {
  it('is undefined in a member: an unknown card status is kept, "" is none (NAV-10)', () => {
    const user = { firstName: 'Anna', lastName: 'Kovács', email: '', kr: '', cardStatus: 42, from: '', to: null, ev: '' };
    const { user: member } = v.parse(signedInReply, { user, token: 't' });
    expect(member).toEqual({ firstName: 'Anna', lastName: 'Kovács', email: '', cardStatus: 42 });
  });

  it('is no mailing address when the service sends back the {} of /submit-2 (WIZ-7)', () => {
    for (const mailing of [{}, null, '', undefined]) {
      expect(v.parse(getStep2Reply, { home: address, mail: '', tel: '', mailing }).mailing).toBeUndefined();
    }
  });

  it('is no method when the portal does not know it (FLT-7)', () => {
    const reply = (method: unknown) => v.safeParse(getStep6Reply, { contract: terms, ledger: { method, fees: wireFees }, type: 'R', home: address });
    expect(reply('99').output).toMatchObject({ ledger: { method: undefined } });
    expect(reply('31').output).toMatchObject({ ledger: { method: '31' } });
    expect(reply(4).success).toBe(false);
  });

  it('is not made up: a token, a transaction, a document or a subscription has to be there', () => {
    const user = { firstName: 'A', lastName: 'B', email: 'a@b.hu' };
    const incomplete: [v.GenericSchema, object][] = [
      [signedInReply, { user, token: '' }],
      [confirmContractReply, { user, token: '' }],
      [startTransactionReply, { transaction: '', url: 'https://bank.example' }],
      [getDownloadInvoiceReply, { docId: '' }],
      [getIntranetPackagesReply, { subscriptionUUID: '', list: [] }],
    ];
    for (const [schema, reply] of incomplete) expect(v.safeParse(schema, reply).success).toBe(false);
  });

  it('is not needed to go on with a contract: key, type and step may be missing, an unknown type may not (PUB-13)', () => {
    const reply = { user: { firstName: 'A', lastName: 'B', email: '' }, token: 't' };
    expect(v.parse(confirmContractReply, { ...reply, type: null, step: '' })).toEqual(reply);
    expect(v.parse(confirmContractReply, { ...reply, key: '1234-5678', type: 'h', step: 99 })).toMatchObject({ key: '1234-5678', type: 'h', step: 99 });
    expect(v.safeParse(confirmContractReply, { ...reply, type: 'X' }).success).toBe(false);
    expect(v.safeParse(confirmContractReply, { ...reply, step: '3' }).success).toBe(false);
  });
});

describe('polled replies', () => {
  it('keep any status, and their messages as a list (SUM-1, FLT-7)', () => {
    expect(v.parse(getStep8Reply, { status: 'SOMETHING_NEW', messages: null, kr: '', docState: false })).toEqual({
      status: 'SOMETHING_NEW',
      messages: [],
      docState: false,
    });
    expect(v.parse(getStep8Reply, { status: 'ERROR', messages: ['HAS_DEBT'], docAszf: '77' })).toEqual({ status: 'ERROR', messages: ['HAS_DEBT'], docAszf: '77' });
    expect(v.parse(getStep8Reply, { status: 'OK' }).messages).toEqual([]);
    expect(v.parse(getInvStateReply, { status: 'PREPARING', card: '' })).toEqual({ status: 'PREPARING' });
  });
});

describe('an empty payload', () => {
  it('is {} and nothing else', () => {
    expect(v.safeParse(emptyBody, {}).success).toBe(true);
    for (const body of [[], { a: 1 }, null, '', 0, undefined]) expect(v.safeParse(emptyBody, body).success).toBe(false);
  });
});
