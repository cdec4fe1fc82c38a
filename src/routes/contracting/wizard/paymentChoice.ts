import { cleanAddress, fullAddress, type Address } from '../../../domain/address';
import { accountDigits, normaliseBankAccount } from '../../../domain/bankAccount';
import { formatDate, parseDisplayDate, type IsoDate } from '../../../domain/dates';
import { isAnnualForced, monthOptions, type Costs } from '../../../domain/fees';
import { isPaymentMethod, paymentMethod, paymentMethods, type PaymentMethod } from '../../../domain/paymentMethods';
import type { Step1Data, Step6Data } from '../../../services/contractingGet';
import { contractCosts } from './costs';

export interface BankValues {
  account: string;
  name: string;
  owner: string;
  birthPlace: string;
  /** As typed, yyyy.MM.dd. */
  birthDate: string;
  mothersName: string;
  address: Required<Address>;
}

/** Step 6's form. */
export interface PaymentValues {
  method: string;
  months: string;
  bank: BankValues;
  transferFrom: string;
}

/** /get-6, and who the contract is for: the bank account's owner is asked nothing that was already given (A11Y-5). */
export type PaymentData = Step6Data & { partner: Step1Data['partner'] | undefined };

/** The methods on offer: only the yearly card where the year is nearly over (WIZ-11, WIZ-12). */
export const offeredMethods = ({ contract, type }: Step6Data): readonly PaymentMethod[] =>
  isAnnualForced(contract.validFrom, type) ? ['4'] : paymentMethods.filter(({ inWizard }) => inWizard).map(({ code }) => code);

/** A radio's text as a method, undefined while none is chosen. */
export const chosenMethod = ({ method }: Pick<PaymentValues, 'method'>): PaymentMethod | undefined => (isPaymentMethod(method) ? method : undefined);

export const needsBank = (method: PaymentMethod | undefined): boolean => method !== undefined && paymentMethod(method)?.needsBankData === true;
export const hasFirstCollection = (method: PaymentMethod | undefined): boolean => method !== undefined && paymentMethod(method)?.hasFirstCollection === true;

/** The earliest first collection: not in the past, not before the contract begins (VAL-9). */
export const earliestCollection = (today: IsoDate, validFrom: IsoDate): IsoDate => (validFrom > today ? validFrom : today);

export const paymentDefaults = (data: PaymentData, today: IsoDate): PaymentValues => {
  const { contract, ledger, home, partner } = data;
  const offered = offeredMethods(data);
  const saved = ledger.method;
  const { bank } = ledger;
  return {
    method: saved !== undefined && offered.includes(saved) ? saved : offered.length === 1 ? (offered[0] ?? '') : '',
    months: String(ledger.payment?.mode === 'monthly' ? ledger.payment.months : (monthOptions(contract.validFrom)[0] ?? 1)),
    bank: {
      account: normaliseBankAccount(bank?.account ?? ''),
      name: bank?.name ?? '',
      owner: bank?.owner ?? (partner === undefined ? '' : `${partner.lastname} ${partner.firstname}`.trim()),
      birthPlace: bank?.birthPlace ?? partner?.birthPlace ?? '',
      birthDate: formatDate(bank?.birthDate || partner?.birthDate || ''),
      mothersName: bank?.mothersName ?? partner?.mothersName ?? '',
      address: fullAddress(bank?.address ?? home),
    },
    transferFrom: formatDate(earliestCollection(today, contract.validFrom)),
  };
};

/** What the contract costs with the method and months in the form. */
export const paymentCosts = (data: Step6Data, values: Pick<PaymentValues, 'method' | 'months'>, oldMonthlyFee?: number): Costs =>
  contractCosts(data, { method: chosenMethod(values), months: Number(values.months), oldMonthlyFee });

const toBank = (bank: BankValues, name = bank.name) => ({
  account: accountDigits(bank.account),
  name,
  owner: bank.owner.trim(),
  birthPlace: bank.birthPlace.trim(),
  birthDate: parseDisplayDate(bank.birthDate) ?? '',
  mothersName: bank.mothersName.trim(),
  address: cleanAddress(bank.address),
});

/**
 * The form → /submit-6: bank data for method 3 only, a first collection for 3 and 31 only (contract.ts). `bankName` is the
 * account's; the field that shows it may be a moment behind.
 */
export const toPaymentBody = (key: string, values: PaymentValues, data: Step6Data, bankName?: string) => {
  const method = chosenMethod(values) ?? '4';
  const { validFrom, validTo, cardPackage, receipt, address } = data.contract;
  const fees = paymentCosts(data, values);
  const transferFrom = hasFirstCollection(method) ? (parseDisplayDate(values.transferFrom) ?? '') : '';
  return {
    key,
    contract: { validFrom, validTo, cardPackage, receipt, address: address === undefined ? null : cleanAddress(address) },
    ledger: {
      fees,
      method,
      bank: needsBank(method) ? toBank(values.bank, bankName) : null,
      payment: { mode: paymentMethod(method)?.period === 'monthly' ? ('monthly' as const) : ('annual' as const), months: fees.months },
    },
    transferFrom,
  };
};
