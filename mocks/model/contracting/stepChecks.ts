import { companyTaxNumber } from '~/domain/identity/taxNumber';
import { bankAccount } from '~/domain/money/bankAccount';
import { addMonths, yearOf } from '~/domain/time/dates';

import type { Address, Contracting, ContractTerms, Fees, Ledger } from '../../contract';
import type { ContractProcess, DeliveryFee, PaymentChoice } from '../../records';
import { demand, refuse, violation } from '../../refusal';
import type { World } from '../../world';
import { contractOfYear } from '../account/members';
import { monthChoices, monthsLeft, startDates, yearEnd, yearlyForced } from '../payment/months';
import { deliveryOf } from './fees';
import { packagesFor } from './packages';
import { checkInvoiceParty, isFullAddress } from './parties';
import { feesFor, processFees } from './processFees';
import { cardNumberOf, termsOf } from './steps';

type In<P extends keyof Contracting> = Contracting[P]['in'];

const filled = (...texts: string[]): boolean => texts.every((text) => text.trim() !== '');

/** An address for comparison: key order and empty optional fields don't matter. */
const plain = (address: Address | null): string =>
  JSON.stringify(
    Object.entries(address ?? {})
      .filter(([, text]) => text !== '')
      .sort(),
  );

/** Where step 4 said the card goes. One without a charge may be picked up, and then goes nowhere. */
const deliveredTo = ({ delivery }: ContractProcess): (Address | null)[] => {
  if (delivery === null) return [null];
  return delivery.fee === 'none' ? [delivery.address, null] : [delivery.address];
};

const sameTerms = (sent: ContractTerms, saved: ContractTerms): boolean =>
  sent.validFrom === saved.validFrom && sent.validTo === saved.validTo && sent.cardPackage === saved.cardPackage;

/** Checks step 3: start, end, package, and one contract a year. */
export const checkTerms = (
  world: World,
  process: ContractProcess,
  { validFrom, validTo, cardPackage }: ContractTerms,
): void => {
  const isNew = process.type === 'R';
  if (isNew && contractOfYear(world, process.kr, yearOf(validFrom)) !== undefined) refuse('CONTR_HAVE_VALID_CONTRACT');
  demand(startDates(world, process).includes(validFrom), `start ${validFrom} is not among /get-dates`);
  demand(validTo === yearEnd(validFrom), `validTo ${validTo} is not the year's end`);
  demand(
    packagesFor(world, process).some(({ name }) => name === cardPackage),
    `cardPackage "${cardPackage}" is not among /get-packages`,
  );
};

/** Whether the member may keep the current card. */
const keepsCard = (world: World, process: ContractProcess, validFrom: string): boolean =>
  (process.type === 'U' && yearOf(validFrom) === 2019) || cardNumberOf(world, process)?.startsWith('EP') === true;

/** Checks step 4: receipt, delivery, address and charges must agree. Returns the delivery. */
export const checkDelivery = (
  world: World,
  process: ContractProcess,
  { contract, fees }: In<'/submit-4'>,
): DeliveryFee => {
  const saved = termsOf(process);
  demand(sameTerms(contract, saved), 'step 4 sends other terms than step 3 saved');
  const { receipt, addressee, address } = contract;
  demand(receipt !== 'a' || keepsCard(world, process, saved.validFrom), 'receipt a without a card to keep');
  const delivery = deliveryOf(fees) ?? violation('both post and courier are charged');
  demand(
    receipt === 'b' || (delivery === 'none' && addressee === '' && address === null),
    `receipt ${receipt} with a delivery`,
  );
  demand(delivery === 'none' || isFullAddress(address), `delivery by ${delivery} without an address`);
  const left = monthsLeft(saved.validFrom);
  demand(fees.fhonap >= 1 && fees.fhonap <= left, `fees.fhonap is ${fees.fhonap}, ${left} months are left`);
  checkFees(fees, feesFor(world, process, fees.fhonap, delivery));
  return delivery;
};

/** Checks step 5. */
export const checkInvoice = (
  process: ContractProcess,
  { direction, name, tax, address }: In<'/submit-5'>['invoice'],
): void => {
  checkInvoiceParty({ direction, name, tax, address }, process.employer);
  if (direction === 1) demand(tax === '', 'a private person’s invoice with a tax number');
  if (direction === 2 || direction === 3)
    demand(tax !== '' && companyTaxNumber(tax) === undefined, `direction ${direction} with tax number "${tax}"`);
};

const checkBank = ({ method, bank }: Pick<PaymentChoice, 'method' | 'bank'>): void => {
  demand((method === '3') === (bank !== null), `bank data with method ${method}`);
  if (bank === null) return;
  demand(
    filled(bank.account) && bankAccount({ lengths: [16, 24] })(bank.account) === undefined,
    `bank account ${bank.account}`,
  );
  demand(
    // A look-up that failed leaves the bank's name empty.
    filled(bank.owner, bank.birthPlace, bank.mothersName) && isFullAddress(bank.address),
    'bank data with empty fields',
  );
};

/** Checks step 6: method, months, bank data, first collection and every fee. */
export const checkPayment = (
  world: World,
  process: ContractProcess,
  { contract, ledger, transferFrom }: In<'/submit-6'>,
): PaymentChoice => {
  const saved = termsOf(process);
  const { method, payment, bank, fees } = ledger;
  demand(sameTerms(contract, saved) && contract.receipt === saved.receipt, 'step 6 sends other terms than were saved');
  demand(
    deliveredTo(process).some((address) => plain(contract.address) === plain(address)),
    'step 6 sends another delivery address than step 4 saved',
  );
  demand(!yearlyForced(saved.validFrom, process.type) || method === '4', `method ${method} where only 4 is offered`);
  const monthly = method === '3' || method === '31';
  demand(payment.mode === (monthly ? 'monthly' : 'annual'), `mode ${payment.mode} with method ${method}`);
  const months = monthly ? monthChoices(saved.validFrom) : [monthsLeft(saved.validFrom)];
  demand(months.includes(payment.months), `${payment.months} months, possible are ${months.join(', ')}`);
  checkBank(ledger);
  checkFirstCollection(world, saved.validFrom, ledger, transferFrom);
  checkFees(fees, feesFor(world, process, payment.months, process.delivery?.fee ?? 'none'));
  return { method, bank, payment, transferFrom };
};

/** The first collection is in the first month that isn't paid now, or as soon as it can be; without anything to collect there is none. */
const checkFirstCollection = (
  world: World,
  validFrom: string,
  { method, payment, fees }: Pick<Ledger, 'fees'> & Pick<PaymentChoice, 'method' | 'payment'>,
  transferFrom: string,
): void => {
  const isPaidNow = method === '31' || fees.fosszeg === 0;
  const collects = method === '31' || method === '3' ? !isPaidNow || payment.months < monthsLeft(validFrom) : false;
  const month = addMonths(validFrom, isPaidNow ? payment.months : 0);
  const earliest = [month, world.today()].sort()[1] ?? month;
  const fits = collects
    ? transferFrom >= earliest && transferFrom.slice(0, 7) === earliest.slice(0, 7)
    : transferFrom === '';
  demand(fits, `transferFrom "${transferFrom}" with method ${method} and ${payment.months} months`);
};

const checkFees = (sent: Fees, computed: Fees): void => {
  const fees = new Map(Object.entries<number>({ ...sent }));
  for (const [field, sum] of Object.entries<number>({ ...computed }))
    demand(fees.get(field) === sum, `fees.${field} is ${fees.get(field) ?? 'missing'}, it should be ${sum}`);
};

/** Checks step 7: what is signed is what step 6 saved. */
export const checkSignature = (world: World, process: ContractProcess, { ledger }: In<'/submit-7'>): Fees => {
  demand(ledger.method === process.choice?.method, `method ${ledger.method} is not the one saved in step 6`);
  const fees = processFees(world, process);
  checkFees(ledger.fees, fees);
  return fees;
};
