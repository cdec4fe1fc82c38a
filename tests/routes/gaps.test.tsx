import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import type { SessionStore } from '~/session/store';

import { signInAs } from '../../mocks/control';
import { addFault } from '../../mocks/faults';
import { gapKinds, type Gap } from '../../mocks/gaps';
import { decide, openTransaction } from '../../mocks/model/payment/transactions';
import { personaAccount } from '../../mocks/personas';
import type { World } from '../../mocks/world';
import { neededFields, replyCalls } from '../services/contractModel';
import { noteDepartures } from '../setup/navigation';
import { renderPortal, type OpenPortal } from '../setup/renderPortal';
import { testWorld } from '../setup/testWorld';
import { processOf, signedWorld, springWorld } from './contracting/support';
import { comeTo } from './contracting/wizard/support';
import { inSpring } from './payment/support';
import { mailedPath } from './public/support';

/** The page that uses a call. */
interface Scene {
  at: string | ((world: World) => string);
  as?: string;
  world?: () => World;
  prepare?: (store: SessionStore, world: World) => void;
  /** What is typed there, by label. */
  typed?: Readonly<Record<string, string>>;
  /** Makes the call, where opening the page doesn't. */
  act?: () => Promise<void>;
}

const input = (label: string): HTMLInputElement =>
  screen.getAllByLabelText<HTMLInputElement>(label, { selector: 'input' })[0] ?? expect.unreachable(label);

const press = async (name: string | RegExp): Promise<void> =>
  void fireEvent.click((await screen.findAllByRole('button', { name }))[0] ?? expect.unreachable(String(name)));

/** In the question that stands before the call. */
const pressInDialog = async (name: string): Promise<void> =>
  void fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

/** A step of the wizard, with all before it saved. */
const inWizard = (step: number): Scene => ({
  at: '/contracting',
  as: 'bela',
  world: () => comeTo({ step }).world,
  prepare: (store, world) => {
    const { key = '' } = world.state.processes.at(-1) ?? {};
    // The start alone: without one nothing can be computed (ERR-8).
    store.update({ contractKey: key, step, type: 0, wizard: { key, pending: step, reached: step } });
  },
});

/** Anna comes back from the bank, where she has paid; this device's notes are gone. */
const backFromBank: Scene = {
  at: (world) => `/payment/${world.state.transactions.at(-1)?.id ?? ''}`,
  as: 'anna',
  prepare: (store, world) => {
    const { id: accountId, kr } = personaAccount(world, 'anna');
    const order = { amount: 1_000, method: '4', label: 'Bankkártya', lang: 'hu', contractKey: '' } as const;
    const { id } = openTransaction(world, {
      ...order,
      accountId,
      kr,
      returnUrl: `${window.location.origin}/payment`,
    });
    decide(world, id, 'pay');
    store.update({ transaction: id, endTransaction: undefined });
  },
};

const scenes: Record<string, Scene> = {
  'accountPublic /login': {
    at: '/login',
    typed: { 'E-mail-cím vagy azonosító': 'anna@pelda.hu', Jelszó: 'jelszo1' },
    act: () => press('Bejelentkezés'),
  },
  'account /getHeadData': { at: '/profile/chpass', as: 'anna' },
  'account /getProfile': { at: '/profile/data', as: 'anna' },
  'account /get-invoice-data': { at: '/invoicedata', as: 'dora' },
  'documents /list': { at: '/documents', as: 'anna' },
  'intranet GET /hasMessage': { at: '/profile/chpass', as: 'maria' },
  'payment /endTransaction': backFromBank,
  'payment /getInvState': backFromBank,
  'payment /listInvoices': { at: '/invoices', as: 'anna' },
  'payment /getRegularCreditData': { at: '/payment/regularcredit', as: 'anna' },
  'payment /setRegularCreditAuth': {
    at: '/payment/regularcredit',
    as: 'anna',
    act: async () => {
      await press('Mentés');
      await pressInDialog('Igen, beállítom');
    },
  },
  'payment /getDirectDebitData': { at: '/payment/directdebit', as: 'anna' },
  'contractingPublic /confirm': { at: (world) => mailedPath(world, 'vilmos@pelda.hu', 'contract') },
  'contractingPublic /intra-status': { at: '/contracting/intra/7d0c8a52-6f1e-4c39-9b7e-0a1b2c3d4e5f/approved' },
  'contracting /list-employers-by-domain': {
    at: '/contracting/init',
    as: 'bela',
    world: springWorld,
    typed: { 'Céges e-mail-cím vagy egyedi kód': 'bela@peldakft.hu' },
    act: () => press('Ellenőrzés'),
  },
  'contracting /get-dates': {
    at: (world) => `/contracting/options/${processOf(world, 'vilmos').linkToken}`,
    as: 'vilmos',
    world: springWorld,
    prepare: (store, world) => {
      const { key, linkToken: activator } = processOf(world, 'vilmos');
      store.update({ contractKey: key, type: 0, step: 4, wizard: { key, activator } });
    },
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
    world: signedWorld,
    prepare: (store, world) => store.update({ contractKey: world.state.processes.at(-1)?.key, step: 8, type: 0 }),
  },
  'contracting /list-street-types': inWizard(2),
  'intranet /prices': { at: '/contracting/upgrade', as: 'dora', world: springWorld },
};

/** All that the portal can do without, each of another kind than its neighbours. */
const gapsIn = (call: string): Record<string, Gap> => {
  const { places = [] } = replyCalls.find((one) => one.call === call) ?? {};
  const paths = places.map(({ path }) => path.filter((part) => typeof part === 'string').join('.'));
  const needed = neededFields[call] ?? [];
  const free = paths.filter((path) => !needed.some((one) => one === path || one.startsWith(`${path}.`))).reverse();
  return Object.fromEntries(free.map((path, index) => [path, gapKinds[(index + 1) % gapKinds.length] ?? 'null']));
};

/** The page stands, and shows nothing that a program would say. */
const expectAlive = async (): Promise<void> => {
  const headings = await screen.findAllByRole('heading', { level: 1, hidden: true });
  expect(headings.map(({ textContent }) => textContent)).not.toContain('Hiba történt');
  expect(document.body.textContent).not.toMatch(/\bNaN\b|\bundefined\b|\bnull\b|\[object|Invalid Date/);
};

/** Follows a portal's requests. Returns a function that waits until none is under way and the page has rendered what came. */
const followReplies = ({ server }: OpenPortal): (() => Promise<void>) => {
  const underWay = new Set<string>();
  server.events.on('request:start', ({ requestId }) => void underWay.add(requestId));
  server.events.on('response:mocked', ({ requestId }) => void underWay.delete(requestId));
  return async () => {
    await waitFor(() => expect(underWay.size).toBe(0));
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  };
};

noteDepartures();

beforeEach(() => {
  // jsdom has no addresses for blobs.
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});

// That what it can't do without is a technical error stands in services/readers, what a page says of one in its own test.
it.each(Object.entries(scenes))(
  'a page lives without all that the reply of %s may leave out (ERR-8, FLT-2)',
  async (call, scene) => {
    const world = scene.world?.() ?? testWorld({ ...inSpring, origin: window.location.origin });
    const portal = await renderPortal({ path: '/nincs-ilyen-oldal', world });
    const settle = followReplies(portal);
    act(() => {
      if (scene.as !== undefined) portal.store.signIn(signInAs(world, scene.as));
      scene.prepare?.(portal.store, world);
    });
    addFault(world, { call: call.replace(' GET ', '').replace(' ', ''), kind: 'gaps', at: gapsIn(call) });
    await act(() => portal.go(typeof scene.at === 'string' ? scene.at : scene.at(world)));
    for (const [label, text] of Object.entries(scene.typed ?? {})) {
      await screen.findAllByLabelText(label, { selector: 'input' });
      fireEvent.change(input(label), { target: { value: text } });
    }
    await scene.act?.();
    await waitFor(() => expect(portal.sent(call.slice(call.indexOf('/')))).not.toEqual([]));
    await settle();
    await expectAlive();
  },
);
