import * as v from 'valibot';

import { changeAddressBody, changeInvoiceDataBody, changePhoneBody } from '../../../src/services/account';
import { isJson, type Json } from '../wireSchema';
import type { Inputs } from './inputs';
import { flow, textIn, type Check } from './report';

export type MailedLink = 'activation' | 'password' | 'validateEmail' | 'contract' | 'invoice';

/** What a check that writes needs from outside the services. */
export interface Outside {
  /** The link in the newest e-mail of a kind; undefined if nobody can read the mailbox. */
  mailed: (to: string, kind: MailedLink) => Promise<string | undefined>;
  /** Pays on the bank's page; returns whether it was paid. */
  pay: (transaction: string, url: string) => Promise<boolean>;
}

/** The parts of a link's path, decoded, from its end. */
const fromEnd = (link: string): string[] => link.trim().split('/').map(decodeURIComponent).reverse();

/** The secret of a link that ends with it. */
export const mailedSecret = async ({ mailed }: Outside, to: string, kind: MailedLink): Promise<string | undefined> => {
  const link = await mailed(to, kind);
  return link === undefined ? undefined : fromEnd(link)[0];
};

export const checkAddress = { zip: '1117', city: 'Budapest', street: 'Fő', streetType: 'utca', house: '1.' };

/** The fields that a reply gives: null and "" are as good as none. */
const given = (value: unknown): Json =>
  isJson(value) ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== '')) : {};

const phones = ['+36301234567', '+36201234567'] as const;

/** Changes phone and address, reads them, and puts back what was there. */
const profile = async (check: Check, token: string): Promise<void> => {
  const before = await check.ok('account', '/getProfile', {}, token);
  const phoneNumber = before.phone === phones[0] ? phones[1] : phones[0];
  await check.refused('refuses a wrong number', 'account', '/change-phone', { phoneNumber: '12' }, token);
  await check.ok('account', '/change-phone', { phoneNumber }, token);
  await check.ok('account', '/change-address', checkAddress, token);
  const after = await check.ok('account', '/getProfile', {}, token);
  const address = given(after.address);
  check.holds('account /change-phone', 'shows in the profile', after.phone === phoneNumber, String(after.phone));
  const isMoved = Object.entries(checkAddress).every(([name, value]) => address[name] === value);
  check.holds('account /change-address', 'shows in the profile', isMoved, JSON.stringify(address));
  const phone = v.safeParse(changePhoneBody, { phoneNumber: before.phone });
  if (phone.success) await check.ok('account', '/change-phone', phone.output, token);
  const home = v.safeParse(changeAddressBody, given(before.address));
  if (home.success) await check.ok('account', '/change-address', home.output, token);
};

/** Has the invoices sent to another person, reads that, and puts back what was there. */
const invoicing = async (check: Check, token: string): Promise<void> => {
  const before = given((await check.ok('account', '/get-invoice-data', {}, token)).current);
  const person = { own: false, direction: 2, name: 'Virág Péter', taxNumber: '', address: checkAddress };
  await check.ok('account', '/change-invoice-data', person, token);
  const { direction, name } = given((await check.ok('account', '/get-invoice-data', {}, token)).current);
  const isChanged = direction === person.direction && name === person.name;
  check.holds('account /change-invoice-data', 'shows in the data', isChanged, `${String(direction)}, ${String(name)}`);
  const isOwn = before.direction === 0;
  const { tax: taxNumber = '', address = null } = before;
  const rest = isOwn ? { name: '', taxNumber: '', address: null } : { name: before.name, taxNumber, address };
  const body = v.safeParse(changeInvoiceDataBody, { own: isOwn, direction: before.direction, ...rest });
  if (body.success) await check.ok('account', '/change-invoice-data', body.output, token);
};

/** Sets up a mandate and withdraws it, unless the member has one: theirs is left alone. */
const mandate = async (
  check: Check,
  token: string,
  [read, write]: readonly [read: string, write: string],
  [wrong, set, withdraw]: readonly [Json, Json, Json],
): Promise<void> => {
  const isActive = async (): Promise<unknown> => (await check.ok('payment', read, {}, token)).state;
  if ((await isActive()) === true && !check.isMock) return;
  await check.refused('refuses a wrong value', 'payment', write, wrong, token);
  await check.ok('payment', write, set, token);
  const isSet = await isActive();
  check.holds(`payment ${write}`, 'shows as authorised', isSet === true, `state ${String(isSet)}`);
  await check.ok('payment', write, withdraw, token);
  const isLeft = await isActive();
  check.holds(`payment ${write}`, 'shows as withdrawn', isLeft === false, `state ${String(isLeft)}`);
};

export interface Order {
  contracting: boolean;
  amount: number;
  url: string;
  kr: string;
}

/** Opens a payment, has it decided at the bank, and ends it. */
export const checkPayment = async (check: Check, { pay }: Outside, order: Order, token: string): Promise<void> => {
  const rest = { method: '4', label: 'Bankkártya', lang: 'hu', fSajat: true, fPart: '', fCim: null };
  const strangers = { ...rest, ...order, kr: '000000' };
  await check.refused('refuses another’s kr', 'payment', '/startTransaction', strangers, token);
  const started = await check.ok('payment', '/startTransaction', { ...rest, ...order }, token);
  const transaction = textIn(started, 'transaction');
  const url = textIn(started, 'url');
  check.holds('payment /startTransaction', 'leads to a page', /^https?:\/\/[^/]+/.test(url), url);
  const isPaid = await pay(transaction, url);
  const { auth } = await check.ok('payment', '/endTransaction', { transaction }, token);
  const isAuthorised = typeof auth === 'string' && auth !== '';
  const what = isPaid ? 'has the bank’s authorisation' : 'has no authorisation of a payment that failed';
  check.holds('payment /endTransaction', what, isAuthorised === isPaid, `auth ${String(auth)}`);
  await check.refused('refuses a second time', 'payment', '/endTransaction', { transaction }, token);
};

const invoiceDone = async (check: Check, kr: string, token: string): Promise<boolean> => {
  for (let poll = 0; poll < 3; poll += 1) {
    const { status } = await check.ok('payment', '/getInvState', { kr }, token);
    if (status === 'DONE') return true;
  }
  return false;
};

/** Pays what is due, and opens the invoice by its e-mail. */
const debt = async (check: Check, outside: Outside, inputs: Inputs, kr: string, token: string): Promise<void> => {
  const { year, portal } = inputs;
  const { currentDebit, allDebit } = await check.ok('payment', '/getAmounts', { kr, year }, token);
  const amount = [currentDebit, allDebit].find((debit): debit is number => typeof debit === 'number' && debit > 0);
  if (amount !== undefined)
    await checkPayment(check, outside, { contracting: false, amount, url: `${portal}/payment`, kr }, token);
  // Only a member without debts may upgrade.
  await check.maybe('contracting', '/init-upgrade', {}, token);
  await invoiceDone(check, kr, token);
  const { user } = await check.ok('account', '/getHeadData', {}, token);
  const link = isJson(user) ? await outside.mailed(textIn(user, 'email'), 'invoice') : undefined;
  if (link === undefined) return;
  const [, secret, invoice] = fromEnd(link);
  await check.ok('paymentPublic', '/checkDownloadInvoice', { invoice, token: secret });
};

/** The account with another last digit: its check digit is wrong. */
const mistyped = (account: string): string => account.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

/** What a member changes on their own pages. */
export const checkMemberWrites = async (
  check: Check,
  outside: Outside,
  inputs: Inputs,
  kr: string,
  token: string,
): Promise<void> => {
  const { bankAccount: account, today: from } = inputs;
  await flow(() => profile(check, token));
  await flow(() => invoicing(check, token));
  await flow(() =>
    mandate(
      check,
      token,
      ['/getDirectDebitData', '/setDirectDebitAuth'],
      [
        { account: mistyped(account), limit: 20_000 },
        { account, limit: 20_000 },
        { account, limit: 0 },
      ],
    ),
  );
  await flow(() =>
    mandate(
      check,
      token,
      ['/getRegularCreditData', '/setRegularCreditAuth'],
      [
        { mode: true, from: '2000-01-01' },
        { mode: true, from },
        { mode: false, from },
      ],
    ),
  );
  await flow(() => debt(check, outside, inputs, kr, token));
};
