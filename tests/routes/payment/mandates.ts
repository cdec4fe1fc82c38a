import { screen, waitFor, within } from '@testing-library/react';

import { addFault } from '../../../mocks/faults';
import type { World } from '../../../mocks/world';
import { heading, renderPortal, type OpenPortal, type PortalVisit } from '../../setup/renderPortal';

const paths = {
  'Csoportos beszedés': '/payment/directdebit',
  'Rendszeres bankkártyás fizetés': '/payment/regularcredit',
};

export interface MandateReplies {
  /** Over the stand-in's reply to /getDirectDebitData; null is not given. */
  debit?: Record<string, unknown>;
  /** Over the stand-in's reply to /getRegularCreditData. */
  card?: Record<string, unknown>;
}

/** The services answer with these fields from now on. */
export const reply = (world: World, { debit, card }: MandateReplies): void => {
  if (debit) addFault(world, { call: '/getDirectDebitData', kind: 'fields', fields: debit });
  if (card) addFault(world, { call: '/getRegularCreditData', kind: 'fields', fields: card });
};

/** Opens a mandate's page as Anna, who has none, on 10 March 2026. */
export const openMandate = async (
  page: keyof typeof paths,
  { prepare, ...replies }: MandateReplies & Pick<PortalVisit, 'prepare'> = {},
): Promise<OpenPortal> => {
  const portal = await renderPortal({
    path: paths[page],
    as: 'anna',
    worldOptions: { now: () => new Date('2026-03-10T09:00:00Z') },
    prepare: async (store, world) => {
      reply(world, replies);
      await prepare?.(store, world);
    },
  });
  await heading(page);
  return portal;
};

/** Waits for a dialog and gives its queries. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** The mandate's state, in the title of the panel that can be used. */
export const state = () =>
  screen.findByText(/^(Aktív|Nem aktív|Most nem ismert)$/, { selector: 'main section .MuiChip-label' });

export const save = () => screen.getByRole('button', { name: 'Mentés' });
export const withdraw = () => screen.queryByRole('button', { name: 'Visszavonás' });

/** Answers the question of a mandate that is set up or withdrawn. */
export const agree = async ({ user }: Pick<OpenPortal, 'user'>, answer: string): Promise<void> =>
  user.click((await dialog(/^(Beállítja|Visszavonja)/)).getByRole('button', { name: answer }));

/** Closes the dialog that says what was done. */
export const close = async ({ user }: Pick<OpenPortal, 'user'>): Promise<void> => {
  await user.click((await dialog(/rögzítettük/)).getByRole('button', { name: 'Bezárás' }));
  await waitFor(() => document.body.querySelector('[role=dialog]') === null || Promise.reject(new Error('open')));
};

/** Names and values of the facts that the page shows. */
export const facts = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('main dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent.replaceAll('\u00a0', ' ') ?? '',
    ]),
  );
