import * as v from 'valibot';

import { addressFields, isEmptyAddress } from '~/domain/identity/address';
import { readTaxNumber } from '~/domain/identity/taxNumber';
import type { Fees, GivenFees } from '~/domain/money/fees';
import { converted, isBlank, isRecord, numeric, textual } from '~/http/lenient';

import {
  dateOrEmpty,
  invoiceDirection,
  isoDate,
  methodCode,
  optionalContractType,
  optionalDate,
  optionalFlag,
  optionalForint,
  optionalNumber,
  optionalOf,
  optionalText,
  paymentMode,
  receiptKind,
  recordOf,
  recordOrEmpty,
  text,
  whole,
  wholeNumber,
} from './values';

/**
 * Schemas that several services share. `…Body` checks a payload: exactly these fields. The stand-in and the tests use
 * these; no function of the portal does, so the build drops them. The others read replies and drop unknown fields.
 */

// ---------------------------------------------------------------- payloads

/** `{}`. Custom, because valibot's objects take a list too. */
export const emptyBody = v.custom<Record<string, never>>((body) => isRecord(body) && Object.keys(body).length === 0);

/** The contract key, the payload of every /get-n. */
export const keyBody = v.strictObject({ key: v.string() });

export const addressBody = v.strictObject(v.entriesFromList(addressFields, v.string()));

const feeFields = [
  'hdij',
  'dij1',
  'dij2',
  'dij3',
  'dij4',
  'fdij',
  'fdij1',
  'fdij2',
  'fdij3',
  'fdij4',
  'fhonap',
  'fhdijo',
  'fosszeg',
] as const;
export const feesBody = v.strictObject(v.entriesFromList(feeFields, whole));
/** Fees as the contracting service spells them; whole forint. Source: Fees in contract.ts. */
export type WireFees = v.InferOutput<typeof feesBody>;

/** Writes fees as the service's thirteen fields, and nothing else that the value carries. */
export const feesToWire = (fees: Fees): WireFees => ({
  hdij: fees.monthlyFee,
  dij1: fees.tariff.administration,
  dij2: fees.tariff.postal,
  dij3: fees.tariff.other,
  dij4: fees.tariff.courier,
  fdij: fees.chargedTotal,
  fdij1: fees.charged.administration,
  fdij2: fees.charged.postal,
  fdij3: fees.charged.other,
  fdij4: fees.charged.courier,
  fhonap: fees.months,
  fhdijo: fees.retainerTotal,
  fosszeg: fees.payable,
});

export const termsEntries = { validFrom: isoDate, validTo: isoDate, cardPackage: v.string(), receipt: receiptKind };
export const termsBody = v.strictObject(termsEntries);

export const contractPaymentBody = v.strictObject({ mode: textual(paymentMode), months: whole });

// ---------------------------------------------------------------- replies

const addressEntries = v.entriesFromList(addressFields, text);
export const addressShape = recordOrEmpty(addressEntries);

/** Undefined for an empty address too, such as the {} of /submit-2. */
export const optionalAddress = v.pipe(
  optionalOf(recordOf(addressEntries)),
  v.transform((address) => (isEmptyAddress(address) ? undefined : address)),
);

/** Reads the service's fees, as far as they are given; whole forint. The portal computes the sums itself (computeCosts). */
export const feesFromWire = (wire: Partial<WireFees>): GivenFees => ({
  monthlyFee: wire.hdij,
  tariff: { administration: wire.dij1, postal: wire.dij2, other: wire.dij3, courier: wire.dij4 },
  charged: { administration: wire.fdij1, postal: wire.fdij2, other: wire.fdij3, courier: wire.fdij4 },
  months: wire.fhonap,
});

const feesEntries = { ...v.entriesFromList(feeFields, optionalForint), fhonap: optionalNumber };
export const feesShape = v.pipe(recordOrEmpty(feesEntries), v.transform(feesFromWire));
export const optionalFees = optionalOf(v.pipe(recordOf(feesEntries), v.transform(feesFromWire)));

const taxNumber = v.pipe(text, v.transform(readTaxNumber));

/** The party that an invoice goes to. */
export const invoicePartyEntries = { name: text, tax: taxNumber, nocszla: optionalFlag, address: optionalAddress };

type WireParty = v.InferOutput<v.ObjectSchema<typeof invoicePartyEntries, undefined>>;

/** Reads `nocszla` as `withoutEmployerInvoice`. A missing one means that the employer takes invoices. */
export const invoicePartyFromWire = ({ nocszla, ...party }: WireParty) => ({
  ...party,
  withoutEmployerInvoice: nocszla,
});

export const optionalParty = optionalOf(v.pipe(recordOf(invoicePartyEntries), v.transform(invoicePartyFromWire)));

export const partnerShape = recordOrEmpty({
  kr: text,
  type: optionalContractType,
  firstname: text,
  lastname: text,
  birthDate: dateOrEmpty,
  birthPlace: text,
  mothersName: text,
  tax: text,
  oldCardNum: text,
});

const contractEntries = {
  validTo: optionalDate,
  receipt: optionalOf(textual(receiptKind)),
  addressee: optionalText,
  address: optionalAddress,
  cardNum: optionalText,
};

/** A contract whose start may not be chosen yet. */
export const openContractShape = recordOrEmpty({
  ...contractEntries,
  validFrom: optionalDate,
  cardPackage: optionalText,
});

/** A contract whose start is chosen, though a reply may leave it out. */
export const startedContractShape = recordOrEmpty({ ...contractEntries, validFrom: optionalDate, cardPackage: text });

export const contractInvoiceShape = recordOrEmpty({
  /** One that nobody listed chooses nothing. */
  direction: v.nullish(
    converted(optionalOf(numeric(invoiceDirection)), (direction) => (isBlank(direction) ? 0 : direction)),
    0,
  ),
  name: text,
  tax: taxNumber,
  address: optionalAddress,
});

export const ledgerShape = recordOrEmpty({
  /** Unknown methods count as none. */
  method: optionalOf(textual(methodCode)),
  fees: feesShape,
  bank: optionalOf(
    recordOf({
      account: text,
      name: text,
      owner: text,
      birthPlace: text,
      birthDate: dateOrEmpty,
      mothersName: text,
      address: addressShape,
    }),
  ),
  payment: optionalOf(recordOf({ mode: textual(paymentMode), months: wholeNumber })),
});
