import type { World } from '../world';
import { currentContract } from './members';
import type { ContractProcess } from './processes';

/** name of the package (User.pack, ContractTerms.cardPackage) and its price, forint a month. */
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
/** What the employer pays of it. */
const employerShare = 2_500;

export const basicPackages = (): CardPackage[] => basic.map((one) => ({ ...one }));

export const companyPackages = (): CardPackage[] => basic.map(({ name, key }) => ({ name, key: key - employerShare }));

/** What the process may choose from: an upgrade only what is dearer than the present package. */
export const packagesFor = (world: World, process: ContractProcess): CardPackage[] => {
  const offered = process.company ? companyPackages() : basicPackages();
  if (process.type !== 'U') return offered;
  const present = currentContract(world, process.kr);
  const rank = basic.findIndex(({ name }) => name === present?.pack);
  return offered.filter(({ name }) => basic.findIndex((one) => one.name === name) > rank);
};
