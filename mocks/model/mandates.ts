import type { DirectDebit } from '../contract';
import { addDays, yearOf } from '../../src/domain/dates';
import type { World } from '../world';
import type { Account } from './accounts';
import { addDocument } from './documents';
import { currentContract } from './members';

/** What a member has authorised the club to collect. */
export interface Mandates {
  kr: string;
  regularCredit: { active: boolean; from: string };
  directDebit: { account: string; from: string; to: string; limit: number; active: boolean; list: DirectDebit['list'] };
}

export const mandatesOf = (world: World, kr: string): Mandates => {
  const found = world.state.mandates.find((mandates) => mandates.kr === kr);
  if (found !== undefined) return found;
  const fresh: Mandates = { kr, regularCredit: { active: false, from: '' }, directDebit: { account: '', from: '', to: '', limit: 0, active: false, list: [] } };
  world.state.mandates.push(fresh);
  return fresh;
};

const mandateDocument = (world: World, account: Account, kind: 'mandate' | 'collection', active: boolean, row: [string, string]): string =>
  addDocument(world, { accountId: account.id, kr: account.kr, year: yearOf(world.today()), kind, rows: [['Művelet', active ? 'felhatalmazás' : 'visszavonás'], row] });

/** Sets the regular card payment up or withdraws it; gives the document's key. */
export const setRegularCredit = (world: World, account: Account, active: boolean, from: string): string => {
  mandatesOf(world, account.kr).regularCredit = { active, from: active ? from : '' };
  return mandateDocument(world, account, 'mandate', active, ['Kezdete', from]);
};

/** Sets the direct debit up, or withdraws it with limit 0; gives the document's key. */
export const setDirectDebit = (world: World, account: Account, number: string, limit: number): string => {
  const debit = mandatesOf(world, account.kr).directDebit;
  const today = world.today();
  const active = limit > 0;
  const to = currentContract(world, account.kr)?.to ?? '';
  // The bank needs some working days, so the first collection is not at once (MAN-5).
  const next = active ? { account: number, from: addDays(today, 7), to, limit, active } : { account: '', from: '', to: '', limit: 0, active };
  mandatesOf(world, account.kr).directDebit = { ...debit, ...next };
  return mandateDocument(world, account, 'collection', active, ['Számla', number]);
};

/** /getDirectDebitData: what is not given is left out. */
export const directDebitOf = (world: World, kr: string): DirectDebit => {
  const { account, from, to, limit, active, list } = mandatesOf(world, kr).directDebit;
  const fee = currentContract(world, kr)?.fee ?? 0;
  return { ...(active ? { account, from, to, limit } : {}), fee, list, state: active };
};
