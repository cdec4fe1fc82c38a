import * as v from 'valibot';

import { contractEnd } from '../domain/contract/contract';
import { isEmptyAddress } from '../domain/identity/address';
import { readTaxNumber } from '../domain/identity/taxNumber';
import { isRecord, numeric, textual } from '../http/lenient';
import {
  dateOrEmpty,
  invoiceDirection,
  isoDate,
  methodCode,
  optionalContractType,
  optionalDate,
  optionalFlag,
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
  staircase: v.optional(v.string()),
  floor: v.optional(v.string()),
  door: v.optional(v.string()),
  poBox: v.optional(v.string()),
  country: v.optional(v.string()),
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

export const contractPaymentBody = v.strictObject({ mode: paymentMode, months: whole });

// ---------------------------------------------------------------- replies

const addressEntries = {
  zip: text,
  city: text,
  street: text,
  streetType: text,
  house: text,
  staircase: optionalText,
  floor: optionalText,
  door: optionalText,
  poBox: optionalText,
  country: optionalText,
};

export const addressShape = recordOrEmpty(addressEntries);

/** Undefined for an empty address too, such as the {} of /submit-2. */
export const optionalAddress = v.pipe(
  optionalOf(recordOf(addressEntries)),
  v.transform((address) => (isEmptyAddress(address) ? undefined : address)),
);

const feesEntries = {
  hdij: optionalNumber,
  dij1: optionalNumber,
  dij2: optionalNumber,
  dij3: optionalNumber,
  dij4: optionalNumber,
  fdij: optionalNumber,
  fdij1: optionalNumber,
  fdij2: optionalNumber,
  fdij3: optionalNumber,
  fdij4: optionalNumber,
  fhonap: optionalNumber,
  fhdijo: optionalNumber,
  fosszeg: optionalNumber,
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

const deliveryEntries = { addressee: optionalText, address: optionalAddress, cardNum: optionalText };

/** A contract whose start may not be chosen yet. */
export const openContractShape = recordOrEmpty({
  validFrom: optionalDate,
  validTo: optionalDate,
  cardPackage: optionalText,
  receipt: optionalOf(receiptKind),
  ...deliveryEntries,
});

const startedEntries = {
  ...deliveryEntries,
  validFrom: isoDate,
  validTo: optionalDate,
  cardPackage: text,
  receipt: optionalOf(receiptKind),
};

/** A contract whose start is chosen: without `validFrom` nothing can be computed. It ends on 31 December by itself. */
export const startedContractShape = v.pipe(
  recordOrEmpty(startedEntries),
  v.transform((contract) => ({ ...contract, validTo: contract.validTo ?? contractEnd(contract.validFrom) })),
);

export const contractInvoiceShape = recordOrEmpty({
  direction: v.fallback(v.nullish(numeric(invoiceDirection), 0), 0),
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
  payment: optionalOf(recordOf({ mode: paymentMode, months: wholeNumber })),
});
