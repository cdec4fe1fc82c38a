import { yearOf, type IsoDate } from '~/domain/time/dates';

import type { DirectDebit } from '../../contract';
import type { Account, Full, Mandates } from '../../records';
import type { World } from '../../world';
import { currentContract } from '../account/members';
import { addDocument } from './documents';

export const mandatesOf = (world: World, kr: string): Mandates => {
  const found = world.state.mandates.find((mandates) => mandates.kr === kr);
  if (found !== undefined) return found;
  const fresh: Mandates = { kr, regularCredit: { active: false, from: '' }, directDebit: { list: [], state: false } };
  world.state.mandates.push(fresh);
  return fresh;
};

const mandateDocument = (
  world: World,
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
export const setRegularCredit = (world: World, account: Account, active: boolean, from: IsoDate): string => {
  mandatesOf(world, account.kr).regularCredit = { active, from };
  return mandateDocument(world, account, 'mandate', active, ['Kezdete', from]);
};

/** Sets up the direct debit, or withdraws it with limit 0; its history stays. Returns the document's key. */
export const setDirectDebit = (
  world: World,
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

/** The reply of /getDirectDebitData. */
export const directDebitOf = (world: World, kr: string): Full<DirectDebit> => {
  const { account, from, to, limit, list, state } = mandatesOf(world, kr).directDebit;
  return { account, fee: currentContract(world, kr)?.fee ?? 0, from, to, limit, list, state };
};
