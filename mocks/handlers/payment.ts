import { bankAccount } from '~/domain/money/bankAccount';
import { yearOf } from '~/domain/time/dates';

import type { Payment, PaymentMethod } from '../contract';
import { currentContract, requireKr } from '../model/account/members';
import { openProcessOf } from '../model/contracting/processes';
import { signedFees } from '../model/contracting/processFees';
import { isInvoicePending, openDownload, readyInvoice, settleInvoices } from '../model/payment/invoices';
import { amountsOf } from '../model/payment/ledger';
import { directDebitOf, mandatesOf, setDirectDebit, setRegularCredit } from '../model/payment/mandates';
import { endTransaction, openTransaction } from '../model/payment/transactions';
import type { Account } from '../records';
import { demand, refuse, violation } from '../refusal';
import type { World } from '../world';
import { service, type Call } from './call';

type Start = Payment['/startTransaction']['in'];

/** Methods of a plain payment; 31 and 3 exist only while contracting. */
const plainMethods: readonly PaymentMethod[] = ['4', 'A', '11', '15', '14'];

/** A leisure card of somebody else names its owner; no other payment does. */
const checkLeisureCard = ({ method, fSajat, fPart, fCim }: Start): void => {
  if (method === 'A' && !fSajat) {
    const filled =
      fCim !== null && [fCim.irszam, fCim.varos, fCim.utca, fCim.kterj, fCim.hsz].every((text) => text.trim() !== '');
    demand(filled && fPart.trim() !== '', 'another’s leisure card without its owner');
  } else demand(fSajat && fPart === '' && fCim === null, 'an owner where there is no other’s leisure card');
};

const contractToPay = (world: World, account: Account, { amount, method, kr }: Start): string => {
  const process = openProcessOf(world, account);
  if (process?.stage !== 'paying') return violation('contracting payment without a signed contract');
  demand(kr === account.kr, `kr "${kr}" is not the member's`);
  const { fosszeg } = signedFees(world, process);
  demand(amount === fosszeg, `amount ${amount} is not the ledger's ${fosszeg}`);
  demand(method === process.choice?.method, `method ${method} is not the ledger's`);
  return process.key;
};

/** What is due of a year's fees; what the member has paid in excess is set off against the year before, then against this one. */
const debtOf = (world: World, account: Account, kr: string, year: number): ReturnType<typeof amountsOf> => {
  const { currentDebit, allDebit } = amountsOf(world, requireKr(account, kr), year);
  const thisYear = yearOf(world.today());
  const past = Math.min(amountsOf(world, kr, thisYear - 1).allDebit, account.overpayment);
  const credit = year === thisYear ? account.overpayment - past : year === thisYear - 1 ? past : 0;
  return { currentDebit: currentDebit - credit, allDebit: allDebit - credit };
};

const checkPlainPayment = (world: World, account: Account, { amount, method, kr }: Start): void => {
  const year = yearOf(world.today());
  const sums = [year - 1, year, year + 1].flatMap((one) => Object.values(debtOf(world, account, kr, one)));
  const most = Math.max(...sums);
  demand(amount > 0 && amount <= most, `amount ${amount} of a debit of ${most}`);
  demand(plainMethods.includes(method), `method ${method} in a plain payment`);
};

export const paymentCalls = (world: World): Call[] => {
  const { bearer } = service('payment');
  return [
    bearer('/getAmounts', ({ kr, year }, account) => debtOf(world, account, kr, year)),
    bearer('/startTransaction', (body, account) => {
      demand(/^https?:\/\//.test(body.url) && !body.url.endsWith('/'), `return address "${body.url}"`);
      checkLeisureCard(body);
      if (!body.contracting) checkPlainPayment(world, account, body);
      const contractKey = body.contracting ? contractToPay(world, account, body) : '';
      const { amount, method, label, lang, url: returnUrl, kr } = body;
      const { id } = openTransaction(world, {
        accountId: account.id,
        kr,
        contractKey,
        amount,
        method,
        label,
        lang,
        returnUrl,
      });
      return { transaction: id, url: world.bankUrl.replaceAll('{transaction}', encodeURIComponent(id)) };
    }),
    bearer('/endTransaction', ({ transaction }, account) => {
      const { auth, reason } = endTransaction(world, account, transaction);
      return { auth, messages: reason === '' ? undefined : [reason] };
    }),
    bearer('/getInvState', ({ kr }, account) => {
      settleInvoices(world, requireKr(account, kr), true);
      const isPending = isInvoicePending(world, kr);
      return {
        status: isPending ? 'OK' : 'DONE',
        card: isPending ? undefined : currentContract(world, kr)?.cardNumber,
      };
    }),
    bearer('/listInvoices', ({ kr, from, to }, account) => {
      settleInvoices(world, requireKr(account, kr), false);
      demand(from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`, `invoices from ${from} to ${to}`);
      const rows = world.state.invoices.filter(
        (invoice) => invoice.kr === kr && invoice.ready && invoice.date >= from && invoice.date <= to,
      );
      return { list: rows.map(({ order, date, ordinal, fullAmount }) => ({ order, date, ordinal, fullAmount })) };
    }),
    bearer('/getRegularCreditData', (_body, account) => ({
      state: mandatesOf(world, requireKr(account)).regularCredit.active,
    })),
    bearer('/setRegularCreditAuth', ({ mode, from }, account) => {
      const kr = requireKr(account);
      const contract = currentContract(world, kr);
      demand(from >= world.today(), `from ${from} is past`);
      demand(!mode || contract === undefined || from >= contract.from, `from ${from} is before the contract`);
      demand(mode !== mandatesOf(world, kr).regularCredit.active, `mode ${String(mode)} is what it is already`);
      return { key: setRegularCredit(world, account, mode, from), state: mode };
    }),
    bearer('/getDirectDebitData', (_body, account) => directDebitOf(world, requireKr(account))),
    bearer('/setDirectDebitAuth', ({ account: number, limit }, account) => {
      const { directDebit } = mandatesOf(world, requireKr(account));
      const valid = number.length === 24 && bankAccount({ lengths: [24] })(number) === undefined;
      demand(limit >= 0 && limit <= 9_999_999, `limit ${limit}`);
      demand(
        limit === 0 ? directDebit.state : valid && !directDebit.state,
        `account ${number} with limit ${limit} while the mandate is ${directDebit.state ? 'active' : 'not active'}`,
      );
      return { key: setDirectDebit(world, account, number, limit) };
    }),
  ];
};

export const paymentPublicCalls = (world: World): Call[] => {
  const { open } = service('paymentPublic');
  return [
    open('/checkDownloadInvoice', ({ invoice, token }) =>
      readyInvoice(world, invoice)?.linkToken === token ? {} : refuse('INVALID_TOKEN'),
    ),
    // Public also for a signed-in member (contract.ts), so that whose invoice it is can't be checked here.
    open('/getDownloadInvoice', ({ invoice }) => ({ docId: openDownload(world, invoice) })),
  ];
};
