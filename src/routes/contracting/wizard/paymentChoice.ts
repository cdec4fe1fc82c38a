import { cleanAddress, emptyAddress, fullAddress, type Address } from '../../../domain/address';
import { accountDigits, normaliseBankAccount, padBankAccount } from '../../../domain/bankAccount';
import { formatDate, parseDisplayDate, type IsoDate } from '../../../domain/dates';
import { isAnnualForced, monthOptions, type Costs } from '../../../domain/fees';
import { paymentMethod, paymentMethods, type PaymentMethod, type PaymentMethodName } from '../../../domain/paymentMethods';
import type { Step1Data, Step6Data } from '../../../services/contractingGet';
import { contractCosts, type SavedContract } from './costs';
import type { WizardMemory } from './wizardMemory';

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
  leisureOwn: boolean;
  leisureName: string;
  leisureAddress: Required<Address>;
  months: string;
  bank: BankValues;
  transferFrom: string;
}

/** /get-6 with its gaps filled. */
export type LedgerData = Omit<Step6Data, 'contract' | 'ledger' | 'overpayment'> &
  SavedContract & { contract: Step6Data['contract']; ledger: Omit<Step6Data['ledger'], 'fees'> };

/** The same, and who the contract is for: the bank account's owner is asked nothing that was already given (A11Y-5). */
export type PaymentData = LedgerData & { partner: Step1Data['partner'] | undefined };

/** The methods on offer: only the yearly card where the year is nearly over. */
export const offeredMethods = ({ contract, type }: LedgerData): readonly PaymentMethodName[] =>
  isAnnualForced(contract.validFrom, type) ? ['4'] : paymentMethods.map(({ name }) => name);

/** A radio's text as a method, undefined while none is chosen. */
export const chosenMethod = ({ method }: Pick<PaymentValues, 'method'>): PaymentMethodName | undefined => paymentMethod(method)?.name;

export const needsBank = (method: PaymentMethodName | undefined): boolean => method !== undefined && paymentMethod(method)?.needsBankData === true;
export const hasFirstCollection = (method: PaymentMethodName | undefined): boolean => method !== undefined && paymentMethod(method)?.hasFirstCollection === true;

/** The method as it was chosen, for one that a reply names: the gift card is a bank card to the services. */
export const namedMethod = (code: PaymentMethod | undefined, { method }: Pick<WizardMemory, 'method'>): PaymentMethodName | undefined => {
  const remembered = method === undefined ? undefined : paymentMethod(method);
  return code !== undefined && remembered?.code === code ? remembered.name : code;
};

/** The earliest first collection: not in the past, not before the contract begins. */
export const earliestCollection = (today: IsoDate, validFrom: IsoDate): IsoDate => (validFrom > today ? validFrom : today);

/** What the contract costs with the method and months in the form. */
export const paymentCosts = (data: LedgerData, values: Pick<PaymentValues, 'method' | 'months'>, oldMonthlyFee?: number): Costs =>
  contractCosts(data, { method: chosenMethod(values), months: Number(values.months), oldMonthlyFee });

/** The first collection as long as nobody has chosen one: the month after those that are paid now. Direct debit pays none now. */
export const usualCollection = (data: LedgerData, values: Pick<PaymentValues, 'method' | 'months'>, today: IsoDate): IsoDate => {
  const { validFrom } = data.contract;
  const paysNow = paymentMethod(values.method)?.goesToBank === true;
  const later = paysNow ? paymentCosts(data, values).instalments?.from : undefined;
  return earliestCollection(today, later ?? validFrom);
};

export const paymentDefaults = (data: PaymentData, today: IsoDate, memory: WizardMemory): PaymentValues => {
  const { contract, ledger, home, partner } = data;
  const offered = offeredMethods(data);
  const saved = namedMethod(ledger.method, memory);
  const { bank } = ledger;
  const method = saved !== undefined && offered.includes(saved) ? saved : offered.length === 1 ? (offered[0] ?? '') : '';
  const options = monthOptions(contract.validFrom);
  const wanted = ledger.payment?.mode === 'monthly' ? ledger.payment.months : options[0];
  // Saved months that a later start has no longer are chosen anew.
  const months = String(options.find((option) => option === wanted) ?? '');
  const chosenDay = data.transferFrom ?? memory.transferFrom;
  const earliest = earliestCollection(today, contract.validFrom);
  const payer = memory.leisurePayer === 'own' ? undefined : memory.leisurePayer;
  return {
    method,
    leisureOwn: payer === undefined,
    leisureName: payer?.name ?? '',
    leisureAddress: payer === undefined ? emptyAddress() : fullAddress(payer.address),
    months,
    bank: {
      account: normaliseBankAccount(bank?.account ?? ''),
      name: bank?.name ?? '',
      owner: bank?.owner ?? (partner === undefined ? '' : `${partner.lastname} ${partner.firstname}`.trim()),
      birthPlace: bank?.birthPlace ?? partner?.birthPlace ?? '',
      birthDate: formatDate(bank?.birthDate || partner?.birthDate || ''),
      mothersName: bank?.mothersName ?? partner?.mothersName ?? '',
      address: fullAddress(bank?.address ?? home),
    },
    transferFrom: formatDate(chosenDay !== undefined && chosenDay >= earliest ? chosenDay : usualCollection(data, { method, months }, today)),
  };
};

const toBank = (bank: BankValues, name = bank.name) => ({
  account: accountDigits(padBankAccount(bank.account)),
  name,
  owner: bank.owner.trim(),
  birthPlace: bank.birthPlace.trim(),
  birthDate: parseDisplayDate(bank.birthDate) ?? '',
  mothersName: bank.mothersName.trim(),
  address: cleanAddress(bank.address),
});

/** "" for a method without one. */
const collectionDay = (values: PaymentValues): IsoDate =>
  hasFirstCollection(chosenMethod(values)) ? (parseDisplayDate(values.transferFrom) ?? '') : '';

/**
 * The form → /submit-6: bank data for method 3 only, a first collection for 3 and 31 only (contract.ts). `bankName` is the
 * account's; the field that shows it may be a moment behind.
 */
export const toPaymentBody = (key: string, values: PaymentValues, data: LedgerData, bankName?: string) => {
  const method = chosenMethod(values) ?? '4';
  const { validFrom, validTo, cardPackage, receipt, address } = data.contract;
  const fees = paymentCosts(data, values);
  return {
    key,
    contract: { validFrom, validTo, cardPackage, receipt, address: address === undefined ? null : cleanAddress(address) },
    ledger: {
      fees,
      method: paymentMethod(method)?.code ?? '4',
      bank: needsBank(method) ? toBank(values.bank, bankName) : null,
      payment: { mode: paymentMethod(method)?.period === 'monthly' ? ('monthly' as const) : ('annual' as const), months: fees.months },
    },
    transferFrom: collectionDay(values),
  };
};

/** What /submit-6 has no field for and the bank's page or this step still needs. */
export const toMemory = (values: PaymentValues): Pick<WizardMemory, 'method' | 'transferFrom' | 'leisurePayer'> => ({
  method: values.method,
  transferFrom: collectionDay(values) || undefined,
  leisurePayer:
    values.method !== 'A' ? undefined : values.leisureOwn ? 'own' : { name: values.leisureName.trim(), address: cleanAddress(values.leisureAddress) },
});

/** Whether the method, months and day that the step opens with are saved, and this tab knows whose leisure card pays. */
export const isPaymentSaved = (values: PaymentValues, { ledger, transferFrom }: LedgerData, { leisurePayer }: WizardMemory): boolean => {
  const method = chosenMethod(values);
  if (method === 'A' && leisurePayer === undefined) return false;
  if (ledger.method === undefined || paymentMethod(values.method)?.code !== ledger.method) return false;
  if (!hasFirstCollection(method)) return true;
  return ledger.payment?.months === Number(values.months) && (transferFrom === undefined || transferFrom === collectionDay(values));
};
