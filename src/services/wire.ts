import type { Address } from '../domain/identity/address';
import type { Fees, GivenFees } from '../domain/money/fees';

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

/** Reads the service's fees, as far as they are given; whole forint. The portal computes the sums itself (computeCosts). */
export const feesFromWire = (wire: Partial<WireFees>): GivenFees => ({
  monthlyFee: wire.hdij,
  tariff: { administration: wire.dij1, postal: wire.dij2, other: wire.dij3, courier: wire.dij4 },
  charged: { administration: wire.fdij1, postal: wire.fdij2, other: wire.fdij3, courier: wire.fdij4 },
  chargedTotal: wire.fdij,
  months: wire.fhonap,
  retainerTotal: wire.fhdijo,
  payable: wire.fosszeg,
});

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
  lh: address.staircase,
  em: address.floor,
  aj: address.door,
});

/** Reads `nocszla` as `withoutEmployerInvoice`. A missing one means that the employer takes invoices. */
export const invoicePartyFromWire = ({ nocszla, ...party }: WireInvoiceParty): InvoiceParty => ({
  ...party,
  withoutEmployerInvoice: nocszla,
});
