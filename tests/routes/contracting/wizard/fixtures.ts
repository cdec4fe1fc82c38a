import { emptyAddress, fullAddress } from '~/domain/identity/address';
import { savedDelivery, type FeeTerms } from '~/domain/money/fees';
import type { Fallbacks } from '~/routes/contracting/wizard/engine/terms';
import type { DeliveryData } from '~/routes/contracting/wizard/steps/delivery/deliveryStep';
import { fillPayment, type LedgerData } from '~/routes/contracting/wizard/steps/payment/paymentChoice';

export const home = fullAddress({ zip: '1117', city: 'Budapest', street: 'Fő', streetType: 'utca', house: '1.' });
export const other = fullAddress({
  zip: '9021',
  city: 'Győr',
  street: 'Baross Gábor',
  streetType: 'út',
  house: '12/B',
});

export const szeged = fullAddress({ zip: '6720', city: 'Szeged', street: 'Kárász', streetType: 'utca', house: '5' });

/** As the wire has them: 12 400 Ft for nine months and 500 Ft administration. */
export const fees = {
  hdij: 12_400,
  dij1: 500,
  dij2: 1_000,
  dij3: 0,
  dij4: 1_500,
  fdij: 500,
  fdij1: 500,
  fdij2: 0,
  fdij3: 0,
  fdij4: 0,
  fhonap: 9,
  fhdijo: 111_600,
  fosszeg: 112_100,
};

/** The same as the portal computes with them. */
export const feeTerms: FeeTerms = {
  monthlyFee: 12_400,
  tariff: { administration: 500, postal: 1_000, other: 0, courier: 1_500 },
  charged: { administration: 500, postal: 0, other: 0, courier: 0 },
};

const terms = {
  validFrom: '2026-04-01',
  validTo: '2026-12-31',
  cardPackage: 'M',
  receipt: 'c' as const,
  addressee: undefined,
  address: undefined,
};

export const step4 = (
  given: Partial<Omit<DeliveryData, 'contract'>> & { contract?: Partial<DeliveryData['contract']> } = {},
): DeliveryData => ({
  fees: feeTerms,
  delivery: savedDelivery(given.fees ?? feeTerms),
  home,
  mailing: undefined,
  type: 'R',
  overpayment: 0,
  shownMonthlyFee: undefined,
  ...given,
  contract: { ...terms, ...given.contract },
});

export const step6 = (
  given: Partial<Omit<LedgerData, 'contract' | 'ledger'>> & {
    contract?: Partial<LedgerData['contract']>;
    ledger?: Partial<LedgerData['ledger']>;
  } = {},
  /** How this tab chose to pay. */
  payment: Fallbacks['payment'] = {},
): LedgerData => {
  const ledger = {
    method: undefined,
    fees: { tariff: {}, charged: {} },
    bank: undefined,
    payment: undefined,
    ...given.ledger,
  };
  return {
    type: 'R',
    home,
    fees: feeTerms,
    delivery: savedDelivery(given.fees ?? feeTerms),
    overpayment: 0,
    shownMonthlyFee: undefined,
    ...given,
    ...fillPayment({ ledger, transferFrom: given.transferFrom }, { payment }),
    contract: { ...terms, ...given.contract },
    ledger,
  };
};

export const partner = {
  kr: '',
  type: 'R' as const,
  firstname: 'Béla',
  lastname: 'Nagy',
  birthDate: '1988-04-12',
  birthPlace: 'Budapest',
  mothersName: 'Szabó Mária',
  tax: '8442960015',
  oldCardNum: '',
};

/** An account of the OTP Bank: 1·9+1·7+7·3+7·1+3·9+0·7+1·3+6·1 = 80, 1·9+1·7+1·3+1·1+1·9+0·7+1·3+8·1 = 40. */
export const bank = {
  account: '117730161111101800000000',
  name: 'OTP Bank',
  owner: 'Nagy Béla',
  birthPlace: 'Budapest',
  birthDate: '1988-04-12',
  mothersName: 'Szabó Mária',
  address: home,
};

export { emptyAddress, fullAddress };
