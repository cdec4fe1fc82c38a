// @vitest-environment node
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { fillFees } from '../../src/domain/money/fees';
import { getInvoiceDataReply } from '../../src/services/account';
import { signedInReply } from '../../src/services/accountPublic';
import { listEmployersByDomainReply } from '../../src/services/contracting';
import {
  getStep1Reply,
  getStep2Reply,
  getStep4Reply,
  getStep5Reply,
  getStep6Reply,
  getStep8Reply,
} from '../../src/services/contractingGet';
import { confirmContractReply } from '../../src/services/contractingPublic';
import { getIntranetPackagesReply } from '../../src/services/intranet';
import {
  endTransactionReply,
  getAmountsReply,
  getInvStateReply,
  startTransactionReply,
} from '../../src/services/payment';
import { getDownloadInvoiceReply } from '../../src/services/paymentPublic';
import { emptyBody, feesBody } from '../../src/services/shapes';
import {
  feesFromWire,
  feesToWire,
  invoicePartyFromWire,
  paymentAddressToWire,
  type WireFees,
} from '../../src/services/wire';
import { address, fees, terms, wireFees } from './fixtures';

describe('fees', () => {
  it('have a name for each number', () => {
    expect(feesFromWire(wireFees)).toEqual(fees);
    expect(feesToWire(fees)).toEqual(wireFees);
  });

  it('are written as they were read, for any numbers', () => {
    const names = Object.keys(wireFees);
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: names.length, maxLength: names.length }), (numbers) => {
        const wire: WireFees = v.parse(
          feesBody,
          Object.fromEntries(names.map((name, index) => [name, numbers[index]])),
        );
        expect(feesToWire(fillFees(feesFromWire(wire)))).toEqual(wire);
      }),
    );
  });

  it('are written without any other field (STUB-3)', () => {
    expect(feesToWire({ ...fees, ...{ remainingOverpayment: 300 } })).toEqual(wireFees);
  });
});

describe('the address of a leisure card’s owner (PAY-4)', () => {
  it('is written as fCim, with "" where not given', () => {
    expect(paymentAddressToWire(address)).toEqual({
      irszam: '1111',
      varos: 'Budapest',
      utca: 'Fő',
      kterj: 'utca',
      hsz: '1',
      lh: '',
      em: '2',
      aj: '5',
    });
    expect(paymentAddressToWire({ ...address, staircase: 'A', floor: '', poBox: '12', country: 'HU' })).toEqual({
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

describe('wire names in replies', () => {
  it('allDebit is annualDebit', () => {
    expect(v.parse(getAmountsReply, { currentDebit: 12_400, allDebit: 49_600 })).toEqual({
      currentDebit: 12_400,
      annualDebit: 49_600,
    });
  });

  it('kartya_fajta is cardKind', () => {
    const list = [
      {
        id: '7',
        name: 'Példa Kft.',
        key: 1,
        kartya_fajta: 'C',
        email: null,
        invoice: { name: 'Példa Kft.', tax: '12345676-2-41', nocszla: true },
      },
    ];
    expect(v.parse(listEmployersByDomainReply, { list })).toEqual({
      list: [
        {
          id: '7',
          name: 'Példa Kft.',
          key: 1,
          cardKind: 'C',
          email: undefined,
          invoice: { name: 'Példa Kft.', tax: '12345676-2-41', withoutEmployerInvoice: true },
        },
      ],
    });
  });

  it('nocszla is withoutEmployerInvoice (INV-2)', () => {
    expect(invoicePartyFromWire({ name: 'A', tax: 'B', nocszla: true, address })).toEqual({
      name: 'A',
      tax: 'B',
      withoutEmployerInvoice: true,
      address,
    });
    expect(invoicePartyFromWire({ name: 'A', tax: 'B' }).withoutEmployerInvoice).toBeUndefined();
    const data = {
      current: { name: '', tax: '', direction: 0 },
      partner: null,
      employer: { name: 'E', tax: 'T', nocszla: '', address: {} },
    };
    expect(v.parse(getInvoiceDataReply, data)).toEqual({
      current: { name: '', tax: '', direction: 0 },
      employer: { name: 'E', tax: 'T' },
    });
    expect(
      v.parse(getStep5Reply, { invoice: { direction: 3, name: '', tax: '', address: null }, employer: data.employer })
        .employer,
    ).toEqual({ name: 'E', tax: 'T' });
  });

  it.each(['12345676241', '12345676 2 41', 12_345_676_241])(
    'a company’s tax number %j is read with its dashes, wherever it stands (WIZ-10, INV-1)',
    (tax) => {
      const party = { name: 'E', tax };
      const dashed = { tax: '12345676-2-41' };
      expect(v.parse(getStep5Reply, { invoice: party, employer: party })).toMatchObject({
        invoice: dashed,
        employer: dashed,
      });
      expect(v.parse(getInvoiceDataReply, { current: party, partner: party, employer: party })).toMatchObject({
        current: dashed,
        partner: dashed,
        employer: dashed,
      });
      expect(
        v.parse(listEmployersByDomainReply, { list: [{ id: 'E1', name: 'E', invoice: party }] }).list[0]?.invoice,
      ).toMatchObject(dashed);
    },
  );

  it('the tax id of a person stays ten digits (WIZ-6)', () => {
    expect(v.parse(getStep1Reply, { partner: { tax: 8_450_500_000 } }).partner.tax).toBe('8450500000');
  });

  it('fees have English names in steps 4, 6 and 7', () => {
    expect(
      v.parse(getStep4Reply, { contract: { validFrom: '2026-01-01' }, fees: wireFees, home: address, type: 'R' }).fees,
    ).toEqual(fees);
    const ledger = { method: '3', fees: wireFees, bank: null, payment: { mode: 'monthly', months: 2 } };
    expect(
      v.parse(getStep6Reply, {
        contract: { ...terms, address: null, cardNum: 'EP123' },
        ledger,
        type: 'U',
        home: address,
      }),
    ).toEqual({
      contract: { ...terms, cardNum: 'EP123' },
      ledger: { method: '3', fees, payment: { mode: 'monthly', months: 2 } },
      type: 'U',
      home: address,
    });
  });
});

describe('a value that is not given', () => {
  it('is undefined in a member, but an unknown card status is kept (NAV-10)', () => {
    const user = {
      firstName: 'Anna',
      lastName: 'Kovács',
      email: 'a@b.hu',
      kr: '',
      cardStatus: 42,
      from: '',
      to: null,
      ev: '',
    };
    const { user: member } = v.parse(signedInReply, { user, token: 't' });
    expect(member).toEqual({ firstName: 'Anna', lastName: 'Kovács', email: 'a@b.hu', cardStatus: 42 });
  });

  it('is no mailing address if the service returns the {} of /submit-2 (WIZ-7)', () => {
    for (const mailing of [{}, null, '', undefined]) {
      expect(v.parse(getStep2Reply, { home: address, mail: '', tel: '', mailing }).mailing).toBeUndefined();
    }
  });

  it('is the method if the portal doesn’t know it (FLT-7)', () => {
    const methodOf = (method: unknown) =>
      v.parse(getStep6Reply, { contract: terms, ledger: { method, fees: wireFees }, type: 'R', home: address }).ledger
        .method;
    expect(methodOf('99')).toBeUndefined();
    expect(methodOf(5)).toBeUndefined();
    expect(methodOf(4)).toBe('4');
    expect(methodOf('31')).toBe('31');
  });

  it('fails the reply if it is a token, a transaction, an address, a document or a subscription (ERR-8)', () => {
    const user = { firstName: 'A', lastName: 'B', email: 'a@b.hu' };
    const incomplete: [v.GenericSchema, object][] = [
      [signedInReply, { user, token: '' }],
      [confirmContractReply, { user, token: '' }],
      [startTransactionReply, { transaction: '', url: 'https://bank.example' }],
      [startTransactionReply, { transaction: 't-1', url: '' }],
      [getDownloadInvoiceReply, { docId: '' }],
      [getIntranetPackagesReply, { subscriptionUUID: '', list: [] }],
    ];
    for (const [schema, reply] of incomplete) expect(v.safeParse(schema, reply).success).toBe(false);
  });

  it('may be the key, type and step of a contract’s link (PUB-13)', () => {
    const reply = { user: { firstName: 'A', lastName: 'B', email: 'a@b.hu' }, token: 't' };
    expect(v.parse(confirmContractReply, { ...reply, type: null, step: '' })).toEqual(reply);
    expect(v.parse(confirmContractReply, { ...reply, key: '1234-5678', type: 'h', step: 99 })).toMatchObject({
      key: '1234-5678',
      type: 'h',
      step: 99,
    });
    expect(v.parse(confirmContractReply, { ...reply, type: 'X', step: 'III' })).toEqual(reply);
  });
});

describe('money in replies', () => {
  it('keeps a tariff of 0, and has the default for one that is left out (WIZ-9)', () => {
    expect(fillFees(feesFromWire({ ...wireFees, dij2: 0, dij4: 0 })).tariff).toMatchObject({ postal: 0, courier: 0 });
    expect(fillFees(feesFromWire({ ...wireFees, dij2: undefined, dij4: undefined })).tariff).toMatchObject({
      postal: 1_000,
      courier: 1_500,
    });
  });

  it('has an overpayment only where the reply names one (WIZ-13)', () => {
    const step4 = { contract: terms, fees: { ...wireFees, fdij: 500, fosszeg: 0 }, home: address, type: 'R' };
    expect(v.parse(getStep4Reply, step4).overpayment).toBeUndefined();
    expect(v.parse(getStep4Reply, { ...step4, overpayment: 5_000 }).overpayment).toBe(5_000);
  });
});

describe('a failed payment (PAY-7)', () => {
  it.each([[''], [null], [undefined]])('has auth %j, and the messages say why', (auth) => {
    expect(v.parse(endTransactionReply, { auth, messages: ['CARD_DECLINED'] })).toEqual({
      auth: '',
      messages: ['CARD_DECLINED'],
    });
  });
});

describe('a polled reply', () => {
  it('keeps any status, and has a list of messages (SUM-1, FLT-7)', () => {
    expect(v.parse(getStep8Reply, { status: 'SOMETHING_NEW', messages: null, kr: '', docState: false })).toEqual({
      status: 'SOMETHING_NEW',
      messages: [],
      docState: false,
    });
    expect(v.parse(getStep8Reply, { status: 'ERROR', messages: ['HAS_DEBT'], docAszf: '77' })).toEqual({
      status: 'ERROR',
      messages: ['HAS_DEBT'],
      docAszf: '77',
    });
    expect(v.parse(getStep8Reply, { status: 'OK' }).messages).toEqual([]);
    expect(v.parse(getInvStateReply, { status: 'PREPARING', card: '' })).toEqual({ status: 'PREPARING', messages: [] });
  });
});

describe('an empty payload', () => {
  it('is {}', () => {
    expect(v.safeParse(emptyBody, {}).success).toBe(true);
    for (const body of [[], { a: 1 }, null, '', 0, undefined]) expect(v.safeParse(emptyBody, body).success).toBe(false);
  });
});
