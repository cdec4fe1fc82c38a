import { monthOf, yearOf } from '~/domain/time/dates';

import type { Account } from '../../records';
import type { World } from '../../world';
import { contractOfYear } from '../account/members';
import { isOverdue } from '../payment/ledger';
import { hasRunningProcess } from './processes';

const when = (condition: boolean, code: string): string[] => (condition ? [code] : []);

/** In December the service takes next year's contracts. */
const renewalMonth = 12;

/** Why the member can't start a new contract now; empty if they can. */
export const newContractCodes = (world: World, account: Account): string[] => {
  const today = world.today();
  const year = yearOf(today);
  return [
    ...when(
      contractOfYear(world, account.kr, year) !== undefined && monthOf(today) !== renewalMonth,
      'CONTR_HAVE_VALID_CONTRACT',
    ),
    ...when(contractOfYear(world, account.kr, year + 1) !== undefined, 'CONTR_NEW_YEAR_ALREADY'),
    ...when(isOverdue(world, account.kr, account.overpayment), 'HAS_DEBT'),
    ...when(hasRunningProcess(world, account), 'CONTR_ALREADY_EMAILED'),
  ];
};

/** Lost, damaged, withdrawn, released: there is no card to upgrade. */
const uselessCards: readonly number[] = [5, 6, 7, 8];

/** Why the member can't upgrade now; empty if they can. */
export const upgradeCodes = (world: World, account: Account): string[] => {
  const today = world.today();
  const contract = contractOfYear(world, account.kr, yearOf(today));
  if (contract === undefined) return ['CONTR_INVALID_YEAR'];
  return [
    ...when(uselessCards.includes(contract.cardStatus), 'CONTR_NO_VALID_CARD'),
    ...when(isOverdue(world, account.kr, account.overpayment), 'CONTR_UNPAID'),
    ...when(monthOf(today) === renewalMonth, 'CONTR_DEC_THIS_YEAR'),
    ...when(hasRunningProcess(world, account), 'CONTR_ALREADY_EMAILED'),
  ];
};
