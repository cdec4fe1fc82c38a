import { screen } from '@testing-library/react';

import { noonOf } from '../../../mocks/control';
import { addFault } from '../../../mocks/faults';
import { beginPreparing } from '../../../mocks/model/contracting/preparing';
import { personaAccount } from '../../../mocks/personas';
import type { ContractProcess } from '../../../mocks/records';
import type { Fault } from '../../../mocks/state';
import type { World } from '../../../mocks/world';
import type { OpenPortal } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';
import { comeTo } from './wizard/support';

/** A world on a spring day: upgrades are possible, and months are left in the year. */
export const springWorld = (date = '2026-03-10'): World => testWorld({ now: () => noonOf(date) });

/** The same, where a call fails or answers otherwise. */
export const faultyWorld = (fault: Fault): World => {
  const world = springWorld();
  addFault(world, fault);
  return world;
};

export const processOf = (world: World, persona: string): ContractProcess => {
  const account = personaAccount(world, persona);
  const process = world.state.processes.find(({ accountId }) => accountId === account.id);
  if (process === undefined) throw new Error(`${persona} has begun no contract`);
  return process;
};

/** A world in which Béla has signed and paid; /get-8 answers with these fields over its own. */
export const signedWorld = (fields?: Record<string, unknown>): World => {
  const { world, process } = comeTo({ step: 8, saved: { paid: true } });
  beginPreparing(world, process);
  world.state.settings.pollsUntilDone = fields === undefined ? 0 : 99;
  if (fields !== undefined) addFault(world, { call: '/get-8', kind: 'fields', fields });
  return world;
};

/** The field of the search for offers. */
export const searchField = () => screen.findByRole('textbox', { name: 'Céges e-mail-cím vagy egyedi kód' });

/** Looks for the offers of a work e-mail or a code; of '' for the basic one. */
export const search = async ({ user }: Pick<OpenPortal, 'user'>, typed: string): Promise<void> => {
  await user.click(await searchField());
  if (typed !== '') await user.paste(typed);
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
};

/** The button that chooses an offer. */
export const choiceOf = (offer: string) => screen.findByRole('button', { name: `Kiválasztás: ${offer}` });

export const choose = async ({ user }: Pick<OpenPortal, 'user'>, offer: string): Promise<void> =>
  user.click(await choiceOf(offer));
