import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import type { World } from '../../../mocks/world';
import type { SessionStore } from '../../../src/session/store';
import { comeTo, type Contracting } from '../contracting/wizard/support';

/** The page that uses a call. */
export interface Scene {
  /** Its path; called before each visit. */
  at: string | ((world: World) => string);
  as?: string;
  world?: () => World;
  /** Runs before each visit. */
  prepare?: (store: SessionStore, world: World) => void;
  /** What is typed there, by label. It is still there after a failed call. */
  typed?: Readonly<Record<string, string>>;
  /** Makes the call, where opening the page doesn't. */
  act?: () => Promise<void> | void;
  /** What the page says of a technical error; null: it says nothing, or only that it goes on asking. */
  told?: RegExp | null;
  /** What the page must not say of a failed call. */
  success?: RegExp;
  /** The page can't be opened again in the same document: the captcha's. */
  stays?: boolean;
}

export const input = (label: string): HTMLInputElement =>
  screen.getAllByLabelText<HTMLInputElement>(label, { selector: 'input' })[0] ?? expect.unreachable(label);

export const press = async (name: string | RegExp): Promise<void> =>
  void fireEvent.click((await screen.findAllByRole('button', { name }))[0] ?? expect.unreachable(String(name)));

/** In the question that stands before the call: its button may be named like the one that asked. */
export const pressInDialog = async (name: string): Promise<void> =>
  void fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

/** A step of the wizard, with all before it saved. */
export const inWizard = (
  step: number,
  given: Partial<Contracting> = {},
): Pick<Scene, 'at' | 'as' | 'world' | 'prepare'> => ({
  at: '/contracting',
  as: given.persona ?? 'bela',
  world: () => comeTo({ step, ...given }).world,
  prepare: (store, world) => {
    const { key = '' } = world.state.processes.at(-1) ?? {};
    // The start alone: without one nothing can be computed (ERR-8).
    const saved = step > 3 ? { 3: { validFrom: '2026-04-01' } } : {};
    store.update({ contractKey: key, step, type: 0, wizard: { key, pending: step, reached: step, saved } });
  },
});

/** Sends the open step. */
export const next = (): Promise<void> => press('Tovább');
