import type { Address } from '../domain/address';
import type { Fees } from '../domain/fees';

/** Fees as the contracting service spells them; whole forint. Source: contract.ts, Fees. */
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

/** An address as the payment service spells it. Source: contract.ts, PaymentAddress. */
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

/** What the services call an invoice party: `nocszla` says that the employer takes no invoice. */
interface WireInvoiceParty {
  name: string;
  tax: string;
  nocszla?: boolean | undefined;
  address?: Address | undefined;
}

/** The party that an invoice goes to. `withoutEmployerInvoice` rules the employer out (INV-2). */
export interface InvoiceParty {
  name: string;
  tax: string;
  withoutEmployerInvoice?: boolean | undefined;
  address?: Address | undefined;
}

/** Wire fees → the portal's names. All amounts are whole forint. */
export const feesFromWire = (wire: WireFees): Fees => ({
  monthlyFee: wire.hdij,
  tariff: { administration: wire.dij1, postal: wire.dij2, other: wire.dij3, courier: wire.dij4 },
  charged: { administration: wire.fdij1, postal: wire.fdij2, other: wire.fdij3, courier: wire.fdij4 },
  chargedTotal: wire.fdij,
  months: wire.fhonap,
  retainerTotal: wire.fhdijo,
  payable: wire.fosszeg,
});

/** The portal's fees → wire names: exactly the thirteen fields, whatever else the value carries. */
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

/** An address → fCim of the payment service, which has no optional fields: what is not given is "". */
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

/** `nocszla` → `withoutEmployerInvoice`; not given counts as not set. */
export const invoicePartyFromWire = ({ nocszla, ...party }: WireInvoiceParty): InvoiceParty => ({ ...party, withoutEmployerInvoice: nocszla });
