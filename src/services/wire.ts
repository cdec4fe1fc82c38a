import type { Address } from '../domain/address';
import { pricesOf, type Fees } from '../domain/fees';

/** Fees as the contracting service spells them; whole forint. Source: Fees in contract.ts. */
export interface WireFees {
  hdij: number;
  dij1: number;
  dij2: number;
  dij3: number;
  dij4: number;
  fdij: number;
  fdij1: number;
  fdij2: number;
  fdij3: number;
  fdij4: number;
  fhonap: number;
  fhdijo: number;
  fosszeg: number;
}

/** An address as the payment service spells it. Source: PaymentAddress in contract.ts. */
export interface WirePaymentAddress {
  irszam: string;
  varos: string;
  utca: string;
  kterj: string;
  hsz: string;
  lh: string;
  em: string;
  aj: string;
}

interface WireInvoiceParty {
  name: string;
  tax: string;
  nocszla?: boolean | undefined;
  address?: Address | undefined;
}

/** The party that an invoice goes to. `withoutEmployerInvoice` means that the employer takes no invoices. */
export interface InvoiceParty {
  name: string;
  tax: string;
  withoutEmployerInvoice?: boolean | undefined;
  address?: Address | undefined;
}

/**
 * Reads the service's fees; whole forint. What isn't given is 0, except prices that have a default. The portal computes the
 * sums itself (computeCosts).
 */
export const feesFromWire = (wire: Partial<WireFees>): Fees => {
  const charged = { administration: wire.fdij1 ?? 0, postal: wire.fdij2 ?? 0, other: wire.fdij3 ?? 0, courier: wire.fdij4 ?? 0 };
  return {
    monthlyFee: wire.hdij ?? 0,
    tariff: pricesOf({ administration: wire.dij1, postal: wire.dij2, other: wire.dij3, courier: wire.dij4 }),
    charged,
    chargedTotal: wire.fdij ?? charged.administration + charged.postal + charged.other + charged.courier,
    months: wire.fhonap ?? 0,
    retainerTotal: wire.fhdijo ?? 0,
    payable: wire.fosszeg ?? 0,
  };
};

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

/** Writes an address as the payment service's fCim, which has no optional fields. */
export const paymentAddressToWire = (address: Address): WirePaymentAddress => ({
  irszam: address.zip,
  varos: address.city,
  utca: address.street,
  kterj: address.streetType,
  hsz: address.house,
  lh: address.staircase ?? '',
  em: address.floor ?? '',
  aj: address.door ?? '',
});

/** Reads `nocszla` as `withoutEmployerInvoice`. A missing one means that the employer takes invoices. */
export const invoicePartyFromWire = ({ nocszla, ...party }: WireInvoiceParty): InvoiceParty => ({ ...party, withoutEmployerInvoice: nocszla });
