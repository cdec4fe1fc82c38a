import { linksOf } from '../../links';
import type { Invoice } from '../../records';
import { refuse } from '../../refusal';
import type { World } from '../../world';
import { accountByKr } from '../account/accounts';
import { sendMail } from '../account/mails';
import { nextNumber, secret } from '../ids';

interface NewInvoice {
  kr: string;
  date: string;
  fullAmount: number;
  ready?: boolean;
  linkToken?: string;
  /** Its place among the member's invoices; the next one by default. */
  order?: number;
}

const countOf = (world: World, kr: string): number =>
  world.state.invoices.filter((invoice) => invoice.kr === kr).length;

export const addInvoice = (
  world: World,
  { kr, date, fullAmount, ready = true, linkToken = secret(world), order = countOf(world, kr) + 1 }: NewInvoice,
): Invoice => {
  const ordinal = `SZ${date.slice(0, 4)}-${String(nextNumber(world)).padStart(6, '0')}`;
  const invoice: Invoice = {
    kr,
    order,
    date,
    ordinal,
    fullAmount,
    linkToken,
    ready,
    polls: 0,
    asked: world.clock().toISOString(),
  };
  world.state.invoices.push(invoice);
  return invoice;
};

const finish = (world: World, invoice: Invoice): void => {
  invoice.ready = true;
  const account = accountByKr(world, invoice.kr);
  if (account !== undefined)
    sendMail(world, account.email, 'invoice', linksOf(world).invoice(invoice.ordinal, invoice.linkToken));
};

/** Finishes the invoices that were polled often enough or have waited long enough. */
export const settleInvoices = (world: World, kr: string, polled: boolean): void => {
  const { pollsUntilDone, secondsUntilDone } = world.state.settings;
  for (const invoice of world.state.invoices.filter((one) => one.kr === kr && !one.ready)) {
    const seconds = (world.clock().getTime() - Date.parse(invoice.asked)) / 1000;
    if (invoice.polls >= pollsUntilDone || seconds >= secondsUntilDone) finish(world, invoice);
    else if (polled) invoice.polls += 1;
  }
};

export const isInvoicePending = (world: World, kr: string): boolean =>
  world.state.invoices.some((invoice) => invoice.kr === kr && !invoice.ready);

export const readyInvoice = (world: World, ordinal: string): Invoice | undefined =>
  world.state.invoices.find((invoice) => invoice.ordinal === ordinal && invoice.ready);

/** Names the invoice's file; returns its id. */
export const openDownload = (world: World, ordinal: string): string => {
  const invoice = readyInvoice(world, ordinal) ?? refuse('TECHNICAL_ERROR');
  const fileId = `F${secret(world, 12)}`;
  world.state.downloads.push({ fileId, ordinal: invoice.ordinal });
  return fileId;
};
