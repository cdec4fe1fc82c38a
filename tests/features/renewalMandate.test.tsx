import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { noonOf } from '../../mocks/control';
import { addDebit, dropDebits } from '../../mocks/model/payment/ledger';
import { mandatesOf, setRegularCredit } from '../../mocks/model/payment/mandates';
import { personaAccount } from '../../mocks/personas';
import { addContract } from '../../mocks/personas/seeding';
import type { World } from '../../mocks/world';
import { keepPlan } from '../../src/session/chargePlans';
import { keepSignedContract } from '../../src/session/signedContracts';
import type { SessionStore } from '../../src/session/store';
import { heading, renderPortal } from '../setup/renderPortal';

/** Anna owes December's fee, and has signed for next year, whose fees her card is charged with from February on. */
const renewed = (store: SessionStore, world: World, isFirstMandate: boolean): void => {
  const anna = personaAccount(world, 'anna');
  dropDebits(world, anna.kr, '2026-01-01');
  addDebit(world, anna.kr, '2026-12-20', 12_400);
  addContract(world, anna.kr, { year: 2027, fee: 13_000 });
  if (!isFirstMandate) mandatesOf(world, anna.kr).regularCredit = { active: true, from: '2026-02-20' };
  setRegularCredit(world, anna, true, '2027-02-01');
  keepSignedContract(store.get(), { validFrom: '2027-01-01', mandate: 'regularCredit', isFirstMandate });
  keepPlan(store.get(), {
    kind: 'regularCredit',
    year: 2027,
    charges: [{ date: '2027-02-01', amount: 13_000, isExpected: false }],
  });
};

const visit = (path: string, day: string, isFirstMandate: boolean) =>
  renderPortal({
    path,
    as: 'anna',
    worldOptions: { now: () => noonOf(day) },
    prepare: (store, world) => renewed(store, world, isFirstMandate),
  });

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const own =
  '2026 végéig még 12 400 Ft lesz esedékes: Önnek kell befizetnie, mert a felhatalmazása alapján idén már nem vonunk le díjat.';

describe('this year’s fees beside a card mandate that came with next year’s contract', () => {
  it('are the member’s to pay, on every page, where there was no mandate before', async () => {
    const { go } = await visit('/app', '2026-12-10', true);
    const sentence = (): HTMLElement => screen.getByText((text) => plain(text).startsWith(own));
    await waitFor(() => expect(sentence()).toBeVisible());
    expect(screen.queryByText(/Automatikusan a bankkártyájáról/)).not.toBeInTheDocument();

    void go('/payment');
    await heading('Befizetés');
    await waitFor(() => expect(sentence()).toBeVisible());
    expect(screen.getByRole('button', { name: /^12.400.Ft befizetése$/ })).toBeVisible();
    expect(screen.queryByText('A később esedékes díjakat automatikusan beszedjük')).not.toBeInTheDocument();
    const charges = within(await screen.findByRole('region', { name: 'Következő díjak' }));
    expect(charges.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      '2026. december 31-ig – 12 400 Ft, befizetendő',
    ]);
  });

  it('that are due already aren’t called missed', async () => {
    await visit('/payment', '2026-12-21', true);
    expect(await screen.findByText(/^A 2026\. évi díjából 12.400.Ft esedékes\.$/)).toBeVisible();
    expect(await screen.findByText(/felhatalmazása alapján nem szedjük be/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^12.400.Ft befizetése$/ })).toBeVisible();
  });

  it('are charged by the mandate that was there before', async () => {
    await visit('/app', '2026-12-10', false);
    expect(await screen.findByText(/Automatikusan a bankkártyájáról vonjuk le\./)).toBeVisible();
    expect(screen.queryByText(/Önnek kell befizetnie/)).not.toBeInTheDocument();
  });
});
