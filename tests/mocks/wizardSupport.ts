import { fullAddress } from '../../src/domain/identity/address';
import { computeCosts, fillFees, savedDelivery } from '../../src/domain/money/fees';
import type { PaymentMethod } from '../../src/domain/money/paymentMethods';
import { getStep1, getStep2, getStep4, getStep6, getStep7 } from '../../src/services/contractingGet';
import {
  submitStep1,
  submitStep2,
  submitStep3,
  submitStep4,
  submitStep5,
  submitStep6,
  submitStep7,
} from '../../src/services/contractingSubmit';
import { getDates, getPackages } from '../../src/services/lookups';

export const homeAddress = fullAddress({
  zip: '1117',
  city: 'Budapest',
  street: 'Fő',
  streetType: 'utca',
  house: '1.',
});

export interface Choices {
  cardPackage?: string;
  validFrom?: string;
  receipt?: 'a' | 'b' | 'c';
  delivery?: 0 | 1 | 2;
  method?: PaymentMethod;
  months?: number;
  /** The first collection day; the earliest one by default. */
  firstCollection?: string;
  birthPlace?: string;
  /** Forint; the one that the replies name by default. */
  overpayment?: number;
}

const bank = {
  account: '1177301611111018',
  name: 'OTP Bank',
  owner: 'Nagy Béla',
  birthPlace: 'Budapest',
  birthDate: '1988-04-12',
  mothersName: 'Szabó Mária',
  address: homeAddress,
};

/** The replies of steps 1, 4, 6 and 7, in which the stand-in leaves nothing out. */
export const readStep1 = async (key: string) => {
  const { partner } = await getStep1({ key });
  return { partner: { ...partner, type: partner.type ?? ('R' as const) } };
};
export const readStep4 = async (key: string) => {
  const reply = await getStep4({ key });
  return { ...reply, fees: fillFees(reply.fees) };
};
export const readStep6 = async (key: string) => {
  const { contract, ledger, ...reply } = await getStep6({ key });
  return {
    ...reply,
    contract: { ...contract, receipt: contract.receipt ?? ('c' as const) },
    ledger: { ...ledger, fees: fillFees(ledger.fees) },
  };
};
export const readStep7 = async (key: string) => {
  const { ledger, ...reply } = await getStep7({ key });
  return { ...reply, ledger: { ...ledger, fees: fillFees(ledger.fees) } };
};

type Step = (key: string, choices: Choices) => Promise<unknown>;

const partnerStep: Step = async (key, { birthPlace }) => {
  const { partner } = await readStep1(key);
  await submitStep1({ key, partner: { ...partner, ...(birthPlace === undefined ? {} : { birthPlace }) } });
};

const addressStep: Step = async (key) => {
  const { mail } = await getStep2({ key });
  await submitStep2({ key, home: homeAddress, mail, tel: '+36301234567', mailing: null });
};

const contractStep: Step = async (key, { validFrom, cardPackage, receipt = 'c' }) => {
  const start = validFrom ?? (await getDates({ key })).list[0] ?? '';
  const { list } = await getPackages({ key, datum: start });
  const chosen = cardPackage ?? list[0]?.name ?? '';
  await submitStep3({
    key,
    contract: { validFrom: start, validTo: `${start.slice(0, 4)}-12-31`, cardPackage: chosen, receipt },
  });
};

const settledTerms = <T extends { validFrom?: string; validTo?: string; cardPackage?: string }>({
  validFrom = '',
  validTo = '',
  cardPackage = '',
}: T) => ({
  validFrom,
  validTo,
  cardPackage,
});

const cardStep: Step = async (key, { receipt = 'c', delivery = 0, overpayment }) => {
  const { contract, fees, ...reply } = await readStep4(key);
  const address = receipt === 'b' && delivery !== 0 ? homeAddress : null;
  const { monthlyFee, tariff, charged } = fees;
  const sent = computeCosts({
    monthlyFee,
    tariff,
    charged,
    validFrom: contract.validFrom ?? '',
    receipt,
    delivery,
    overpayment: overpayment ?? reply.overpayment,
  });
  await submitStep4({ key, contract: { ...settledTerms(contract), receipt, addressee: '', address }, fees: sent });
};

const invoiceStep: Step = (key) => submitStep5({ key, invoice: { direction: 0, name: '', tax: '', address: null } });

const paymentStep: Step = async (key, { method = '4', months = 2, overpayment, firstCollection }) => {
  const { contract, ledger, ...reply } = await readStep6(key);
  const { monthlyFee, tariff, charged } = ledger.fees;
  const monthly = method === '3' || method === '31';
  const fees = computeCosts({
    monthlyFee,
    tariff,
    charged,
    validFrom: contract.validFrom ?? '',
    method,
    months,
    receipt: contract.receipt,
    delivery: savedDelivery(ledger.fees),
    overpayment: overpayment ?? reply.overpayment,
  });
  await submitStep6({
    key,
    contract: { ...settledTerms(contract), receipt: contract.receipt, address: contract.address ?? null },
    ledger: {
      fees,
      method,
      bank: method === '3' ? bank : null,
      payment: { mode: monthly ? 'monthly' : 'annual', months: fees.months },
    },
    transferFrom: firstCollection ?? fees.firstCollection ?? '',
  });
};

const summaryStep: Step = async (key, { method = '4' }) => {
  const { ledger } = await readStep7(key);
  await submitStep7({ key, ledger: { fees: ledger.fees, method } });
};

const steps: readonly Step[] = [
  partnerStep,
  addressStep,
  contractStep,
  cardStep,
  invoiceStep,
  paymentStep,
  summaryStep,
];

/** Completes the wizard's steps like the portal, from `from` to `to`. */
export const fillWizard = async (key: string, choices: Choices = {}, from = 1, to = 7): Promise<void> => {
  for (const step of steps.slice(from - 1, to)) await step(key, choices);
};
