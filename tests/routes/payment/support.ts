import { screen, within } from '@testing-library/react';

import { setDirectDebit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import { renderPortal, type OpenPortal, type PortalVisit } from '../../setup/renderPortal';

export const springDay = new Date('2026-03-10T09:00:00Z');

/** A world that stands still, on a Tuesday in spring. */
export const inSpring = { now: () => springDay };

/** The member comes Back: the browser takes the page out of its back-forward cache (FLT-5). */
export const comeBack = (): void => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
};

export const payButton = () => screen.findByRole('button', { name: 'Fizetés' });

export const amountField = () => screen.findByRole('textbox', { name: 'Befizetendő összeg' });

/** A valid bank account number. */
export const account = '117730161111101800000000';

/** Anna's direct debit is active. */
export const debitActive =
  (limit: number): NonNullable<PortalVisit['prepare']> =>
  (_store, world) =>
    void setDirectDebit(world, personaAccount(world, 'anna'), account, limit);

/** How often a transaction was opened so far. */
export const started = ({ sent }: Pick<OpenPortal, 'sent'>): number => sent('/startTransaction').length;

/** Waits for a dialog and gives its queries. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** Figures are grouped by spaces that don't break (I18N-4). */
export const grouped = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Opens a page as a persona, in spring. */
export const openInSpring = (path: string, as: string, more: Partial<PortalVisit> = {}) =>
  renderPortal({ path, as, worldOptions: inSpring, ...more });
