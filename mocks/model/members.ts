import type { User } from '../contract';
import type { World } from '../world';
import { refuse } from '../refusal';
import type { Account } from './accounts';

/** A contract that is signed: one a year and member. */
export interface SignedContract {
  kr: string;
  year: number;
  from: string;
  to: string;
  pack: string;
  /** Forint a month. */
  fee: number;
  cardNumber: string;
  cardStatus: number;
}

export const contractsOf = (world: World, kr: string): SignedContract[] => world.state.contracts.filter((contract) => contract.kr === kr);

export const contractOfYear = (world: World, kr: string, year: number): SignedContract | undefined =>
  contractsOf(world, kr).find((contract) => contract.year === year);

/** The one that is valid today, else the next to begin, else the last one. */
export const currentContract = (world: World, kr: string): SignedContract | undefined => {
  const today = world.today();
  const sorted = contractsOf(world, kr).sort((one, other) => one.from.localeCompare(other.from));
  return sorted.find(({ from, to }) => from <= today && today <= to) ?? sorted.find(({ from }) => from > today) ?? sorted.at(-1);
};

/** currentUser of the contract: what is not given is left out. */
export const userOf = (world: World, account: Account): User => {
  const contract = currentContract(world, account.kr);
  return {
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    ...(account.kr === '' ? {} : { kr: account.kr }),
    ...(account.tax === '' ? {} : { tax: account.tax }),
    ...(contract === undefined
      ? {}
      : {
          cardNumber: contract.cardNumber,
          cardStatus: contract.cardStatus,
          from: contract.from,
          to: contract.to,
          pack: contract.pack,
          ev: contract.year,
        }),
    ...(account.partner === null ? {} : { tars: account.partner.name, tarsEmail: account.partner.email, tarsKr: account.partner.kr }),
  };
};

/** The member's own kr, as it was sent; NO_KR for a missing or somebody else's (STUB-4). */
export const requireKr = (account: Account, kr = account.kr): string => {
  if (kr === '' || kr !== account.kr) refuse('NO_KR');
  return kr;
};
