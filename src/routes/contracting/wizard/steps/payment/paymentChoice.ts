import { savedChoice } from '~/domain/contract/savedChoice';
import { cleanAddress, emptyAddress, fullAddress, type Address } from '~/domain/identity/address';
import { accountDigits, padBankAccount, wholeAccount } from '~/domain/money/bankAccount';
import { firstCollectionDay, isAnnualForced, monthOptions } from '~/domain/money/contractMonths';
import type { Costs } from '~/domain/money/fees';
import { paymentMethod, paymentMethods, type PaymentMethodRow } from '~/domain/money/paymentMethods';
import { normaliseText } from '~/domain/text/normaliseText';
import { formatInputDate, parseDisplayDate, type IsoDate } from '~/domain/time/dates';
import { contractCosts, toTermsBody, type Fallbacks, type Terms } from '~/routes/contracting/wizard/engine/terms';
import type { Step1Data, Step6Data } from '~/services/contractingGet';
import { feesToWire } from '~/services/shapes';

interface BankValues {
  account: string;
  owner: string;
  birthPlace: string;
  /** As typed, yyyy.MM.dd. */
  birthDate: string;
  mothersName: string;
  address: Address;
}

export interface PaymentValues {
  method: string;
  leisureOwn: boolean;
  leisureName: string;
  leisureAddress: Address;
  months: string;
  bank: BankValues;
  /** The first collection day, as typed. */
  transferFrom: string;
  /** The member's own: a day that the portal proposed follows the method, the start and the months. */
  hasChosenDay: boolean;
}

/** Whose leisure card pays: the member's own, or the owner's name and address. */
export type LeisurePayer = 'own' | { name: string; address: Address } | undefined;

type LeisureValues = Pick<PaymentValues, 'method' | 'leisureOwn' | 'leisureName' | 'leisureAddress'>;

/** /submit-6 has no field for it; the bank's page needs it. */
export const leisurePayerOf = (values: LeisureValues): LeisurePayer => {
  if (values.method !== 'A') return undefined;
  if (values.leisureOwn) return 'own';
  return { name: normaliseText(values.leisureName), address: cleanAddress(values.leisureAddress) };
};

/**
 * How it is paid: as the reply names it, and as this tab remembers what the services don't tell, which take the gift card for
 * any bank card. `months` is a saved monthly payment's first ones; the reply's payment names them, or else its fees (fhonap).
 */
export const fillPayment = (
  { ledger: { method, payment, fees }, transferFrom }: Pick<Step6Data, 'transferFrom'> & { ledger: GivenLedger },
  { payment: confirmed = {} }: Pick<Fallbacks, 'payment'>,
) => {
  const remembered = paymentMethod(confirmed.method);
  const isMonthly = payment === undefined ? paymentMethod(method)?.isMonthly === true : payment.mode === 'monthly';
  const months = [payment?.months, fees.months, Number(confirmed.months)].find((count = 0) => count > 0);
  const day = remembered?.isMonthly === true ? parseDisplayDate(confirmed.transferFrom ?? '') : undefined;
  const { method: chosen = '', leisureOwn, leisureName = '', leisureAddress = emptyAddress() } = confirmed;
  return {
    method: method === undefined || remembered?.code === method ? remembered?.name : method,
    months: isMonthly ? months : undefined,
    transferFrom: transferFrom ?? day,
    /** Whether the member chose the day; undefined where this tab confirmed none, or another one. */
    hasChosenDay: day === (transferFrom ?? day) ? confirmed.hasChosenDay : undefined,
    leisurePayer:
      leisureOwn === undefined
        ? undefined
        : leisurePayerOf({ method: chosen, leisureOwn, leisureName, leisureAddress }),
  };
};

type GivenLedger = Pick<Step6Data['ledger'], 'method' | 'payment' | 'fees'>;
type FilledPayment = ReturnType<typeof fillPayment>;

/** /get-6 with its gaps filled. */
export type LedgerData = Omit<Step6Data, keyof Terms | keyof FilledPayment> & Terms & FilledPayment;

/** The same, and who the contract is for: the bank account's owner is asked nothing that was already given (A11Y-5). */
export type PaymentData = LedgerData & { partner: Step1Data['partner'] | undefined };

/** The methods on offer: only the yearly card where the year is nearly over. */
export const contractMethods = ({ contract, type }: LedgerData): readonly PaymentMethodRow[] =>
  isAnnualForced(contract.validFrom, type) ? paymentMethods.filter(({ name }) => name === '4') : paymentMethods;

type Plan = Pick<PaymentValues, 'method' | 'months'>;

/** What the contract costs with the method and months in the form. */
export const paymentCosts = (data: LedgerData, { method, months }: Plan): Costs =>
  contractCosts(data, { method: paymentMethod(method)?.name, months: Number(months) });

/** The first collection day that a plan begins with. Undefined if nothing is collected. */
export const usualCollectionDay = (data: LedgerData, plan: Plan, today: IsoDate): IsoDate | undefined => {
  const month = paymentCosts(data, plan).firstCollection;
  return month && firstCollectionDay(month, data.contract.validFrom, today);
};

/**
 * The first collection day that step 6 opens with: a chosen one as long as it is possible, else the proposed one. Where nobody
 * knows, a day is chosen if it isn't the proposed one.
 */
const openingDay = (
  data: LedgerData,
  plan: Plan,
  { day, isChosen }: { day: IsoDate | undefined; isChosen: boolean | undefined },
  today: IsoDate,
): Pick<PaymentValues, 'transferFrom' | 'hasChosenDay'> => {
  const usual = usualCollectionDay(data, plan, today);
  const isPossible = usual !== undefined && day !== undefined && day >= today && day >= data.contract.validFrom;
  const hasChosenDay = isPossible && (isChosen ?? day !== usual);
  const opened = hasChosenDay ? day : usual;
  return { transferFrom: opened === undefined ? '' : formatInputDate(opened), hasChosenDay };
};

export const methodChoice = (data: LedgerData, method: string | undefined = data.method) =>
  savedChoice(
    method,
    contractMethods(data).map(({ name }) => name),
  );

/** The months that a monthly method pays first; the fewest where none are saved. */
export const monthsChoice = (
  { contract, ...data }: LedgerData,
  months: string | undefined = data.months?.toString(),
) => {
  const options = monthOptions(contract.validFrom).map(String);
  return months === undefined ? { value: options[0] ?? '' } : savedChoice(months, options);
};

export const paymentDefaults = (data: PaymentData, today: IsoDate): PaymentValues => {
  const { home, partner, leisurePayer } = data;
  const { bank } = data.ledger;
  const savedMethod = methodChoice(data);
  const [only, ...others] = contractMethods(data);
  const method = data.method === undefined && others.length === 0 ? (only?.name ?? '') : savedMethod.value;
  const months = monthsChoice(data).value;
  const payer = leisurePayer === 'own' ? undefined : leisurePayer;
  return {
    method,
    leisureOwn: payer === undefined,
    leisureName: payer?.name ?? '',
    leisureAddress: payer === undefined ? emptyAddress() : fullAddress(payer.address),
    months,
    bank: {
      account: wholeAccount(bank?.account ?? '') ?? '',
      owner: bank?.owner ?? (partner === undefined ? '' : `${partner.lastname} ${partner.firstname}`.trim()),
      birthPlace: bank?.birthPlace ?? partner?.birthPlace ?? '',
      birthDate: formatInputDate(bank?.birthDate || partner?.birthDate || ''),
      mothersName: bank?.mothersName ?? partner?.mothersName ?? '',
      address: fullAddress(bank?.address ?? home),
    },
    ...openingDay(data, { method, months }, { day: data.transferFrom, isChosen: data.hasChosenDay }, today),
  };
};

/** A form's values without a method, months or a day that can't be chosen any more. */
export const choosablePayment = (values: PaymentValues, data: PaymentData, today: IsoDate): PaymentValues => {
  const method = methodChoice(data, values.method).value;
  const months = monthsChoice(data, values.months).value;
  const day = { day: parseDisplayDate(values.transferFrom), isChosen: values.hasChosenDay };
  const isUnfinished = day.isChosen && day.day === undefined;
  return { ...values, method, months, ...(!isUnfinished && openingDay(data, { method, months }, day, today)) };
};

/** Where the bank's name can't be looked up, it is as it was saved for this account. */
const toBank = (bank: BankValues, name: string, savedBank: LedgerData['ledger']['bank']) => ({
  account: accountDigits(padBankAccount(bank.account)),
  name:
    name === '' && savedBank && wholeAccount(savedBank.account) === padBankAccount(bank.account)
      ? savedBank.name
      : name,
  owner: normaliseText(bank.owner),
  birthPlace: normaliseText(bank.birthPlace),
  birthDate: parseDisplayDate(bank.birthDate) ?? '',
  mothersName: normaliseText(bank.mothersName),
  address: cleanAddress(bank.address),
});

/** "" where nothing is collected. */
const collectionDay = (values: PaymentValues, data: LedgerData): IsoDate =>
  paymentCosts(data, values).firstCollection === undefined ? '' : (parseDisplayDate(values.transferFrom) ?? '');

/** The form → /submit-6: bank data for method 3 only, a first collection for 3 and 31 only (contract.ts). */
export const toPaymentBody = (key: string, values: PaymentValues, data: LedgerData, bankName = '') => {
  const { code = '4', isMonthly = false, isDirectDebit = false } = paymentMethod(values.method) ?? {};
  const costs = paymentCosts(data, values);
  return {
    key,
    contract: toTermsBody(data.contract, data.contract.address),
    ledger: {
      fees: feesToWire(costs),
      method: code,
      bank: isDirectDebit ? toBank(values.bank, bankName, data.ledger.bank) : null,
      payment: {
        mode: isMonthly ? ('monthly' as const) : ('annual' as const),
        months: costs.months,
      },
    },
    transferFrom: collectionDay(values, data),
  };
};

/** Whether the form begins with what is saved; whose leisure card pays only this tab can know. */
export const isPaymentAsSaved = ({ method, months, transferFrom, leisureOwn }: PaymentValues, data: LedgerData) => {
  const { leisurePayer, transferFrom: day } = data;
  const isAsMonthly =
    months === data.months?.toString() && (day === undefined || transferFrom === formatInputDate(day));
  return (
    method === data.method &&
    (paymentMethod(method)?.isMonthly !== true || isAsMonthly) &&
    (method !== 'A' || (leisurePayer !== undefined && leisureOwn === (leisurePayer === 'own')))
  );
};
