import { yearOf, type IsoDate } from '../../../src/domain/time/dates';
import type { DirectDebit } from '../../contract';
import type { Account } from '../account/accounts';
import { currentContract, type MembersSlice } from '../account/members';
import { addDocument, type DocumentsSlice } from './documents';

/** What a member has authorised the club to collect. Nothing is collected here: no document says when, or from which debit. */
export interface Mandates {
  kr: string;
  regularCredit: { active: boolean; from: IsoDate };
  /** As /getDirectDebitData tells it, but for the fee, which is the contract's. */
  directDebit: Omit<DirectDebit, 'fee' | 'list'> & { list?: DirectDebit['list'] };
}

/** The slice of the world that holds the mandates. */
export type MandatesSlice = DocumentsSlice & MembersSlice & { state: { mandates: Mandates[] } };

export const mandatesOf = (world: MandatesSlice, kr: string): Mandates => {
  const found = world.state.mandates.find((mandates) => mandates.kr === kr);
  if (found !== undefined) return found;
  const fresh: Mandates = { kr, regularCredit: { active: false, from: '' }, directDebit: { list: [], state: false } };
  world.state.mandates.push(fresh);
  return fresh;
};

const mandateDocument = (
  world: MandatesSlice,
  account: Account,
  kind: 'mandate' | 'collection',
  active: boolean,
  row: [string, string],
): string =>
  addDocument(world, {
    accountId: account.id,
    kr: account.kr,
    year: yearOf(world.today()),
    kind,
    rows: [['Művelet', active ? 'felhatalmazás' : 'visszavonás'], row],
  });

/** Sets up or withdraws the regular card payment; returns the document's key. */
export const setRegularCredit = (world: MandatesSlice, account: Account, active: boolean, from: IsoDate): string => {
  mandatesOf(world, account.kr).regularCredit = { active, from };
  return mandateDocument(world, account, 'mandate', active, ['Kezdete', from]);
};

/** Sets up the direct debit, or withdraws it with limit 0; its history stays. Returns the document's key. */
export const setDirectDebit = (
  world: MandatesSlice,
  account: Account,
  number: string,
  limit: number,
  term: { from?: IsoDate; to?: IsoDate } = {},
): string => {
  const mandates = mandatesOf(world, account.kr);
  const { list } = mandates.directDebit;
  const state = limit > 0;
  mandates.directDebit = state ? { account: number, limit, ...term, list, state } : { list, state };
  return mandateDocument(world, account, 'collection', state, ['Számla', number]);
};

/** The reply of /getDirectDebitData; fields without a value are left out. */
export const directDebitOf = (world: MandatesSlice, kr: string) => ({
  ...mandatesOf(world, kr).directDebit,
  fee: currentContract(world, kr)?.fee ?? 0,
});
