import { screen, within } from '@testing-library/react';

import { addDebit } from '../../../mocks/model/payment/ledger';
import { setDirectDebit, setRegularCredit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import { addContract } from '../../../mocks/personas/seeding';
import type { World } from '../../../mocks/world';
import { keepPlan } from '../../../src/session/chargePlans';
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

/** Nothing of Anna's is due now, and the rest of the year is. */
export const settle = (world: World): void => {
  for (const debit of world.state.debits) if (debit.kr === '123456' && debit.due < '2026-03-10') debit.open = 0;
};

/** How often a transaction was opened so far. */
export const started = ({ sent }: Pick<OpenPortal, 'sent'>): number => sent('/startTransaction').length;

/** Waits for a dialog and gives its queries. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** Figures are grouped by spaces that don't break (I18N-4). */
export const grouped = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Opens a page as a persona, in spring. */
export const openInSpring = (path: string, as: string, more: Partial<PortalVisit> = {}) =>
  renderPortal({ path, as, worldOptions: inSpring, ...more });

/** The queries of a page's card. */
export const card = async (name = 'Következő díjak') => within(await screen.findByRole('region', { name }));
/** Figures are grouped by spaces that don't break. */
export const plain = (text = '') => text.replaceAll('\u00a0', ' ');
/** The coming charges in words. */
export const charges = async (name?: string) =>
  (await (await card(name)).findAllByRole('listitem')).map(({ textContent }) => plain(textContent));

/** Next year's contract, paid monthly by card from March on. */
export const signNextYear: PortalVisit['prepare'] = (store, world) => {
  const anna = personaAccount(world, 'anna');
  addContract(world, anna.kr, { year: 2027 });
  for (const month of ['03', '04']) addDebit(world, anna.kr, `2027-${month}-01`, 9_900);
  setRegularCredit(world, anna, true, '2027-03-01');
  keepPlan(store.get(), {
    kind: 'regularCredit',
    year: 2027,
    charges: [
      { date: '2027-03-01', amount: 9_900, isExpected: false },
      { date: '2027-04-01', amount: 9_900, isExpected: true },
    ],
  });
};
