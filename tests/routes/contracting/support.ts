import { screen } from '@testing-library/react';

import { noonOf } from '../../../mocks/control';
import { addFault } from '../../../mocks/faults';
import { beginPreparing } from '../../../mocks/model/contracting/preparing';
import { createProcess } from '../../../mocks/model/contracting/processes';
import { startDates, yearEnd } from '../../../mocks/model/payment/months';
import { personaAccount } from '../../../mocks/personas';
import { homeAddress } from '../../../mocks/personas/seeding';
import type { ContractProcess } from '../../../mocks/records';
import type { World } from '../../../mocks/world';
import { keepOrder, type Order } from '../../../src/features/contract/order';
import type { SessionStore } from '../../../src/session/store';
import { renderPortal } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';

// A page's code is fetched when it is opened: the first visit of a file takes its time on a busy machine.

/** A world on a spring day: upgrades are possible, and months are left in the year. */
export const springWorld = (date = '2026-03-10'): World => testWorld({ now: () => noonOf(date) });

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

export const order: Order = {
  amount: 112_100,
  receipt: 'b',
  delivery: 'post',
  deliveryAddress: '1111 Budapest, Fő utca 1.',
  validFrom: '2026-06-01',
  validTo: '2026-12-31',
  pack: 'M',
};
const approval = { transaction: 'T1001', auth: '776655', paid: true, amount: 112_100 };

/** A world in which Béla has signed; /get-8 answers with these fields over its own. */
export const signedWorld = (fields?: Record<string, unknown>): World => {
  const world = springWorld();
  preparedContract(world, 'bela');
  world.state.settings.pollsUntilDone = fields === undefined ? 0 : 99;
  if (fields !== undefined) addFault(world, { call: '/get-8', kind: 'fields', fields });
  return world;
};

/** Opens the final page in the tab that has signed; without `auth` it knows of no approved payment. */
export const visitStatus = (
  world: World,
  { auth = true, prepare }: { auth?: boolean; prepare?: (store: SessionStore) => void } = {},
) => {
  const { key } = world.state.processes.at(-1)!;
  return renderPortal({
    path: '/contracting/sum',
    as: 'bela',
    world,
    prepare: (store) => {
      const endTransaction = auth ? { ...approval, contractKey: key } : undefined;
      store.update({ contractKey: key, step: 7, type: 0, endTransaction });
      keepOrder(store.memberStorage, key, order);
      prepare?.(store);
    },
  });
};

/** The value that the page shows under a label. */
export const fact = (label: string) =>
  screen.queryAllByText(label).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;
