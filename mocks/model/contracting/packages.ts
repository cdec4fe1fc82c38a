import type { ContractProcess } from '../../records';
import type { World } from '../../world';
import { currentContract } from '../account/members';

/** `name` is User.pack and ContractTerms.cardPackage; `key` is the price, in forint a month. */
export interface CardPackage {
  key: number;
  name: string;
}

const basic: readonly CardPackage[] = [
  { name: 'S', key: 9_900 },
  { name: 'M', key: 12_400 },
  { name: 'L', key: 15_900 },
  { name: 'XL', key: 18_900 },
  { name: '3XL', key: 24_900 },
];
/** What the employer pays a month, in forint. */
const employerShare = 2_500;

export const basicPackages = (): CardPackage[] => basic.map((one) => ({ ...one }));

export const companyPackages = (): CardPackage[] => basic.map(({ name, key }) => ({ name, key: key - employerShare }));

/** The packages on offer; an upgrade is offered only the dearer ones. */
export const packagesFor = (
  world: World,
  { company, type, kr }: Pick<ContractProcess, 'company' | 'type' | 'kr'>,
): CardPackage[] => {
  const offered = company ? companyPackages() : basicPackages();
  if (type !== 'U') return offered;
  const present = currentContract(world, kr);
  const rank = basic.findIndex(({ name }) => name === present?.pack);
  return offered.filter(({ name }) => basic.findIndex((one) => one.name === name) > rank);
};
