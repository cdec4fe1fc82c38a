import type { User } from '../../contract';
import type { Account, Full, SignedContract } from '../../records';
import { refuse } from '../../refusal';
import type { World } from '../../world';

export const contractsOf = (world: World, kr: string): SignedContract[] =>
  world.state.contracts.filter((contract) => contract.kr === kr);

export const contractOfYear = (world: World, kr: string, year: number): SignedContract | undefined =>
  contractsOf(world, kr).find((contract) => contract.year === year);

/** The contract that is valid today, else the next to start, else the last one. */
export const currentContract = (world: World, kr: string): SignedContract | undefined => {
  const today = world.today();
  const sorted = contractsOf(world, kr).sort((one, other) => one.from.localeCompare(other.from));
  return (
    sorted.find(({ from, to }) => from <= today && today <= to) ??
    sorted.find(({ from }) => from > today) ??
    sorted.at(-1)
  );
};

const blockedForDebt: readonly number[] = [2, 3];

/** Reactivates cards that were blocked or restricted because of a debt. */
export const unblockCards = (world: World, kr: string): void => {
  for (const contract of contractsOf(world, kr))
    if (blockedForDebt.includes(contract.cardStatus)) contract.cardStatus = 1;
};

/** The package and card that hold today. */
const inForce = (world: World, { before, pack, cardNumber }: SignedContract) =>
  before !== undefined && world.today() <= before.until ? before : { pack, cardNumber };

/** A card that waits for its contract's first day is active from then on; after the last day none is. */
const statusToday = (world: World, { cardStatus, from, to }: SignedContract): number => {
  if (cardStatus === 1 && to < world.today()) return 0;
  return cardStatus === 0 && from <= world.today() && world.today() <= to ? 1 : cardStatus;
};

/** The wire's User. */
export const userOf = (world: World, account: Account): Full<User> => {
  const { firstName, lastName, email, kr, tax, partner } = account;
  const contract = currentContract(world, kr);
  return {
    firstName,
    lastName,
    email,
    kr: kr || undefined,
    tax: tax || undefined,
    cardNumber: contract && inForce(world, contract).cardNumber,
    cardStatus: contract && statusToday(world, contract),
    from: contract?.from,
    to: contract?.to,
    pack: contract && inForce(world, contract).pack,
    ev: contract?.year,
    tars: partner?.name,
    tarsEmail: partner?.email,
    tarsKr: partner?.kr,
  };
};

/** Returns the kr; refuses with NO_KR if it is missing or not the member's own. */
export const requireKr = (account: Account, kr = account.kr): string => {
  if (kr === '' || kr !== account.kr) refuse('NO_KR');
  return kr;
};
