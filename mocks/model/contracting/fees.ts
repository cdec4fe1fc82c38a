import type { Fees } from '../../contract';
import type { DeliveryFee } from '../../records';

export type Tariff = Pick<Fees, 'dij1' | 'dij2' | 'dij3' | 'dij4'>;

/** Forint: administration, postal, other, courier. Source: specification, section 9 (post and courier). */
export const defaultTariff: Tariff = { dij1: 500, dij2: 1_000, dij3: 0, dij4: 1_500 };

export interface FeeTerms {
  tariff: Tariff;
  /** The service may waive a charge of the tariff, or make another. */
  charges?: Partial<Pick<Fees, 'fdij1' | 'fdij3'>>;
  monthlyFee: number;
  months: number;
  delivery: DeliveryFee;
  overpayment: number;
}

/** The stand-in computes fees on its own; it shares no code with the portal, so each checks the other. */
export const computeFees = ({ tariff, charges = {}, monthlyFee, months, delivery, overpayment }: FeeTerms): Fees => {
  const { fdij1 = tariff.dij1, fdij3 = tariff.dij3 } = charges;
  const fdij2 = delivery === 'post' ? tariff.dij2 : 0;
  const fdij4 = delivery === 'courier' ? tariff.dij4 : 0;
  const fdij = fdij1 + fdij2 + fdij3 + fdij4;
  const fhdijo = monthlyFee * months;
  return {
    hdij: monthlyFee,
    ...tariff,
    fdij,
    fdij1,
    fdij2,
    fdij3,
    fdij4,
    fhonap: months,
    fhdijo,
    fosszeg: Math.max(0, fhdijo + fdij - overpayment),
  };
};

/** The fees with their sums left 0, as a service sends them that has not computed them yet. The charges' total is known once delivery is chosen. */
export const uncomputed = (fees: Fees, deliveryChosen: boolean): Fees => ({
  ...fees,
  fdij: deliveryChosen ? fees.fdij : 0,
  fhonap: 0,
  fhdijo: 0,
  fosszeg: 0,
});

/** What remains of the overpayment after everything is paid from it. */
export const remainingOverpayment = ({ fhdijo, fdij }: Fees, overpayment: number): number =>
  Math.max(0, overpayment - fhdijo - fdij);

/** The delivery that the charges imply; undefined if they charge both. */
export const deliveryOf = ({ fdij2, fdij4 }: Fees): DeliveryFee | undefined => {
  if (fdij2 !== 0 && fdij4 !== 0) return undefined;
  if (fdij2 !== 0) return 'post';
  return fdij4 !== 0 ? 'courier' : 'none';
};
