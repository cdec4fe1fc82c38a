import type { DirectDebit } from '../contract';
import { addDays, yearOf } from '../../src/domain/dates';
import type { Account } from './accounts';
import { addDocument, type DocumentsSlice } from './documents';
import { currentContract, type MembersSlice } from './members';

/** What a member has authorised the club to collect. */
export interface Mandates {
  kr: string;
  regularCredit: { active: boolean; from: string };
  directDebit: { account: string; from: string; to: string; limit: number; active: boolean; list: DirectDebit['list'] };
}

/** The slice of the world that holds the mandates. */
export type MandatesSlice = DocumentsSlice & MembersSlice & { state: { mandates: Mandates[] } };

export const mandatesOf = (world: MandatesSlice, kr: string): Mandates => {
  const found = world.state.mandates.find((mandates) => mandates.kr === kr);
  if (found !== undefined) return found;
  const fresh: Mandates = { kr, regularCredit: { active: false, from: '' }, directDebit: { account: '', from: '', to: '', limit: 0, active: false, list: [] } };
  world.state.mandates.push(fresh);
  return fresh;
};

const mandateDocument = (world: MandatesSlice, account: Account, kind: 'mandate' | 'collection', active: boolean, row: [string, string]): string =>
  addDocument(world, { accountId: account.id, kr: account.kr, year: yearOf(world.today()), kind, rows: [['Művelet', active ? 'felhatalmazás' : 'visszavonás'], row] });

/** Sets up or withdraws the regular card payment; returns the document's key. */
export const setRegularCredit = (world: MandatesSlice, account: Account, active: boolean, from: string): string => {
  mandatesOf(world, account.kr).regularCredit = { active, from: active ? from : '' };
  return mandateDocument(world, account, 'mandate', active, ['Kezdete', from]);
};

/** Sets up the direct debit, or withdraws it with limit 0; returns the document's key. */
export const setDirectDebit = (world: MandatesSlice, account: Account, number: string, limit: number): string => {
  const debit = mandatesOf(world, account.kr).directDebit;
  const today = world.today();
  const active = limit > 0;
  const to = currentContract(world, account.kr)?.to ?? '';
  // The bank takes some working days before the first collection.
  const next = active ? { account: number, from: addDays(today, 7), to, limit, active } : { account: '', from: '', to: '', limit: 0, active };
  mandatesOf(world, account.kr).directDebit = { ...debit, ...next };
  return mandateDocument(world, account, 'collection', active, ['Számla', number]);
};

/** The reply of /getDirectDebitData; fields without a value are left out. */
export const directDebitOf = (world: MandatesSlice, kr: string): DirectDebit => {
  const { account, from, to, limit, active, list } = mandatesOf(world, kr).directDebit;
  const fee = currentContract(world, kr)?.fee ?? 0;
  return { ...(active ? { account, from, to, limit } : {}), fee, list, state: active };
};
