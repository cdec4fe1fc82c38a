import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';

import { preparedContract, processOf, springWorld } from '../contracting/support';
import { debit, field } from '../contracting/wizard/support';
import { mailedPath } from '../public/support';
import { input, inWizard, next, press, pressInDialog, type Scene } from './scene';

const starting: Scene = {
  at: '/contracting/init',
  as: 'bela',
  world: springWorld,
  typed: { 'Céges e-mail-cím vagy egyedi kód': 'bela@peldakft.hu' },
};
const check = (): Promise<void> => press('Ellenőrzés');

const contractOffers: Scene = {
  at: (world) => `/contracting/options/${processOf(world, 'vilmos').linkToken}`,
  as: 'vilmos',
  world: springWorld,
  prepare: (store, world) => store.update({ contractKey: processOf(world, 'vilmos').key, type: 0, step: 4 }),
};
const intranetOffers: Scene = {
  at: '/contracting/options/intra2026-maria',
  as: 'maria',
  world: springWorld,
  prepare: (store, world) => {
    world.state.messages = [];
    store.update({ type: 0 });
  },
};
const cancel = async (): Promise<void> => {
  await press('Szerződéskötés megszakítása');
  await pressInDialog('Szerződéskötés megszakítása');
};

const type = (label: string, text: string): void => void fireEvent.change(input(label), { target: { value: text } });

/** The pages that start a contract, its wizard and its final page. */
export const contractingScenes: Record<string, Scene> = {
  'contractingPublic /confirm': { at: (world) => mailedPath(world, 'vilmos@pelda.hu', 'contract') },
  'contractingPublic /intra-status': { at: '/contracting/intra/7d0c8a52-6f1e-4c39-9b7e-0a1b2c3d4e5f/approved' },
  'contracting /init': { at: '/contracting/init', as: 'bela', world: springWorld },
  'contracting /init-upgrade': { at: '/contracting/upgrade', as: 'dora', world: springWorld },
  'contracting /check-mail': { ...starting, act: check },
  'contracting /list-employers-by-domain': { ...starting, act: check },
  'contracting /start': {
    ...starting,
    act: async () => {
      await check();
      await press('Kiválasztás: Példa Kft.');
    },
    success: /Elküldtük az e-mailt/,
  },
  'contracting /get-1': inWizard(1),
  'contracting /get-2': inWizard(2),
  'contracting /get-3': inWizard(3),
  'contracting /get-4': inWizard(4),
  'contracting /get-5': inWizard(5),
  'contracting /get-6': inWizard(6),
  'contracting /get-7': inWizard(7),
  'contracting /get-8': {
    at: '/contracting/sum',
    as: 'bela',
    world: () => {
      const world = springWorld();
      preparedContract(world, 'bela');
      world.state.settings.pollsUntilDone = 0;
      return world;
    },
    prepare: (store, world) => store.update({ contractKey: world.state.processes.at(-1)?.key, step: 8, type: 0 }),
    told: null,
    success: /Elkészült a szerződése/,
  },
  'contracting /submit-1': { ...inWizard(1), typed: { 'Születési hely': 'Hódmezővásárhely' }, act: next },
  'contracting /submit-2': { ...inWizard(2), typed: { Házszám: '17/B' }, act: next },
  'contracting /submit-3': {
    ...inWizard(3),
    act: async () => {
      const packages = await screen.findAllByRole('radio');
      fireEvent.click(packages[1] ?? expect.unreachable());
      if (!screen.getByRole<HTMLInputElement>('checkbox').checked) fireEvent.click(screen.getByRole('checkbox'));
      await next();
    },
  },
  'contracting /submit-4': { ...inWizard(4), act: next },
  'contracting /submit-5': { ...inWizard(5), act: next },
  'contracting /submit-6': {
    ...inWizard(6),
    act: async () => {
      fireEvent.click(await screen.findByRole('radio', { name: /^Bankkártya,? havonta/ }));
      await next();
    },
  },
  'contracting /submit-7': {
    ...inWizard(7, debit),
    act: async () => {
      for (const consent of await screen.findAllByRole<HTMLInputElement>('checkbox'))
        if (!consent.checked) fireEvent.click(consent);
      await press('Véglegesítés');
    },
    // Whatever the reply says, /get-8 tells that it is signed (PAY-12).
    told: null,
  },
  'contracting /get-dates': inWizard(3),
  'contracting /get-packages': inWizard(3),
  'contracting /list-cities-by-zip': {
    ...inWizard(2),
    act: async () => {
      await screen.findAllByLabelText('Irányítószám');
      type('Irányítószám', '6720');
    },
    told: null,
  },
  'contracting /list-street-types': { ...inWizard(2), told: null },
  'contracting /get-bank-from-account': {
    ...inWizard(6),
    act: async () => {
      fireEvent.click(await screen.findByRole('radio', { name: /^Csoportos beszedés/ }));
      fireEvent.change(field('Bankszámlaszám'), { target: { value: '11773016-11111018' } });
    },
    told: null,
  },
  'contracting /find-by-tax': { ...inWizard(1), told: null },
  'contracting GET /reset-intranet': { ...intranetOffers, act: cancel },
  'contracting /reset-contract': { ...contractOffers, act: cancel },
  'intranet /prices': { at: '/contracting/upgrade', as: 'dora', world: springWorld, told: null },
  'intranet /packages': intranetOffers,
};
