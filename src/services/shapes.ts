import * as v from 'valibot';

import { isEmptyAddress } from '../domain/identity/address';
import { readTaxNumber } from '../domain/identity/taxNumber';
import { converted, isBlank, isRecord, numeric, textual } from '../http/lenient';
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
import { feesFromWire, invoicePartyFromWire } from './wire';

/**
 * Schemas that several services share. `…Body` checks a payload: exactly these fields. The stand-in and the tests use
 * these; no function of the portal does, so the build drops them. The others read replies and drop unknown fields.
 */

// ---------------------------------------------------------------- payloads

/** `{}`. Custom, because valibot's objects take a list too. */
export const emptyBody = v.custom<Record<string, never>>((body) => isRecord(body) && Object.keys(body).length === 0);

/** The contract key, the payload of every /get-n. */
export const keyBody = v.strictObject({ key: v.string() });

export const addressBody = v.strictObject({
  zip: v.string(),
  city: v.string(),
  street: v.string(),
  streetType: v.string(),
  house: v.string(),
  staircase: v.string(),
  floor: v.string(),
  door: v.string(),
  poBox: v.string(),
  country: v.string(),
});

export const feesBody = v.strictObject({
  hdij: whole,
  dij1: whole,
  dij2: whole,
  dij3: whole,
  dij4: whole,
  fdij: whole,
  fdij1: whole,
  fdij2: whole,
  fdij3: whole,
  fdij4: whole,
  fhonap: whole,
  fhdijo: whole,
  fosszeg: whole,
});

export const termsEntries = { validFrom: isoDate, validTo: isoDate, cardPackage: v.string(), receipt: receiptKind };
export const termsBody = v.strictObject(termsEntries);

export const contractPaymentBody = v.strictObject({ mode: textual(paymentMode), months: whole });

// ---------------------------------------------------------------- replies

const addressEntries = {
  zip: text,
  city: text,
  street: text,
  streetType: text,
  house: text,
  staircase: text,
  floor: text,
  door: text,
  poBox: text,
  country: text,
};

export const addressShape = recordOrEmpty(addressEntries);

/** Undefined for an empty address too, such as the {} of /submit-2. */
export const optionalAddress = v.pipe(
  optionalOf(recordOf(addressEntries)),
  v.transform((address) => (isEmptyAddress(address) ? undefined : address)),
);

const feesEntries = {
  hdij: optionalForint,
  dij1: optionalForint,
  dij2: optionalForint,
  dij3: optionalForint,
  dij4: optionalForint,
  fdij: optionalForint,
  fdij1: optionalForint,
  fdij2: optionalForint,
  fdij3: optionalForint,
  fdij4: optionalForint,
  fhonap: optionalNumber,
  fhdijo: optionalForint,
  fosszeg: optionalForint,
};

/** Reads the service's fees as the portal's GivenFees; whole forint. */
export const feesShape = v.pipe(
  recordOrEmpty(feesEntries),
  v.transform((fees) => feesFromWire(fees)),
);
export const optionalFees = optionalOf(
  v.pipe(
    recordOf(feesEntries),
    v.transform((fees) => feesFromWire(fees)),
  ),
);

const taxNumber = v.pipe(text, v.transform(readTaxNumber));

export const invoicePartyEntries = { name: text, tax: taxNumber, nocszla: optionalFlag, address: optionalAddress };
/** Reads the service's party as the portal's InvoiceParty. */
export const optionalParty = optionalOf(
  v.pipe(
    recordOf(invoicePartyEntries),
    v.transform((party) => invoicePartyFromWire(party)),
  ),
);

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
  direction: converted(v.nullish(optionalOf(numeric(invoiceDirection)), 0), (direction) =>
    isBlank(direction) ? undefined : direction,
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
