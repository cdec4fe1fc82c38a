import { noonOf } from '../../../mocks/control';
import { beginPreparing } from '../../../mocks/model/contracting/preparing';
import { createProcess, type ContractProcess } from '../../../mocks/model/contracting/processes';
import { startDates, yearEnd } from '../../../mocks/model/payment/months';
import { personaAccount } from '../../../mocks/personas';
import { addContract, homeAddress } from '../../../mocks/personas/seeding';
import type { World } from '../../../mocks/world';
import { testWorld } from '../../setup/testWorld';

// A page's code is fetched when it is opened: the first visit of a file takes its time on a busy machine.

/** A world on a spring day: upgrades are possible, and months are left in the year. */
export const springWorld = (date = '2026-03-10'): World => testWorld({ now: () => noonOf(date) });

/** Béla has a contract of next year alone. */
export const signForNextYear = (world: World): void => {
  const bela = personaAccount(world, 'bela');
  bela.kr = '654321';
  addContract(world, bela.kr, { year: 2027, cardStatus: 0 });
};

export const processOf = (world: World, persona: string): ContractProcess => {
  const account = personaAccount(world, persona);
  const process = world.state.processes.find(({ accountId }) => accountId === account.id);
  if (process === undefined) throw new Error(`${persona} has begun no contract`);
  return process;
};

/** A contract that the persona has signed and paid: the club prepares it now. */
export const preparedContract = (world: World, persona: string): ContractProcess => {
  const account = personaAccount(world, persona);
  const { id: accountId, kr, lastName, firstName, birthDate, birthPlace, mothersName, tax } = account;
  const process = createProcess(world, {
    accountId,
    type: 'R',
    kr,
    officeEmail: '',
    company: false,
    cardKind: 'ALAP',
    employer: null,
  });
  const validFrom = startDates(world, process)[0]!;
  Object.assign(process, {
    savedStep: 7,
    partner: {
      kr,
      type: 'R',
      lastname: lastName,
      firstname: firstName,
      birthDate,
      birthPlace,
      mothersName,
      tax,
      oldCardNum: '',
    },
    addresses: { home: { ...homeAddress }, tel: '+36301234567', mailing: null },
    terms: { validFrom, validTo: yearEnd(validFrom), cardPackage: 'M', receipt: 'c' },
    delivery: { fee: 'none', addressee: '', address: null },
    invoice: { direction: 0, name: '', tax: '', address: null },
    choice: { method: '4', bank: null, payment: { mode: 'annual', months: 9 }, transferFrom: '' },
    paid: true,
  } satisfies Partial<ContractProcess>);
  beginPreparing(world, process);
  return process;
};
