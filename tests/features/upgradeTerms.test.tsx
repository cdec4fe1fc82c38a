import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { noonOf } from '../../mocks/control';
import { addDebit, dropDebits } from '../../mocks/model/payment/ledger';
import { mandatesOf } from '../../mocks/model/payment/mandates';
import { personaAccount } from '../../mocks/personas';
import type { World } from '../../mocks/world';
import { keepPlan } from '../../src/session/chargePlans';
import { keepSignedContract } from '../../src/session/signedContracts';
import type { SessionStore } from '../../src/session/store';
import { heading, renderPortal, type PortalVisit } from '../setup/renderPortal';

/** Ottó has signed an upgrade from November on, whose two months he paid at once, and his card was registered with it. */
const upgraded = (store: SessionStore, world: World): void => {
  const { kr } = personaAccount(world, 'otto');
  dropDebits(world, kr, '2026-10-01');
  addDebit(world, kr, '2026-10-05', 12_400);
  for (const month of ['2026-11-01', '2026-12-01']) addDebit(world, kr, month, 13_400, 13_400);
  mandatesOf(world, kr).regularCredit = { active: true, from: '2026-11-01' };
  keepSignedContract(store.get(), {
    validFrom: '2026-11-01',
    validTo: '2026-12-31',
    pack: 'L',
    packBefore: 'M',
    isUpgrade: true,
    amount: 27_300,
    fee: 13_400,
    feeBefore: 12_400,
    receipt: 'c',
    delivery: 'personal',
    mandate: 'regularCredit',
  });
};

const visit = (path: string, day: string, more: PortalVisit['prepare'] = () => undefined) =>
  renderPortal({
    path,
    as: 'otto',
    worldOptions: { now: () => noonOf(day) },
    prepare: (store, world) => {
      upgraded(store, world);
      void more(store, world);
    },
  });

const own = 'A jelenlegi csomagja díjából 12 400 Ft-ot 2026. október 31-ig Önnek kell befizetnie.';

describe('the fees before an upgrade whose mandate was given with it (UX-33)', () => {
  it('are the member’s to pay, on every page, and may be paid ahead', async () => {
    const { go } = await visit('/app', '2026-09-20');
    const sentence = (): HTMLElement => screen.getByText((text) => text.replaceAll('\u00a0', ' ').startsWith(own));
    await waitFor(() => expect(sentence()).toBeVisible());
    expect(screen.queryByText(/Automatikusan a bankkártyájáról/)).not.toBeInTheDocument();
    const years = within(screen.getByRole('region', { name: 'Szerződései' }));
    expect(await years.findByText('október: M, később esedékes')).toBeInTheDocument();
    expect(years.getByText('november: L, fizetve')).toBeInTheDocument();
    expect(years.getByText('december: L, fizetve')).toBeInTheDocument();

    // The card that was ordered is known after a new sign-in, too.
    expect(
      screen.getByText(
        'Az új kártya indulásáig (2026. november 1.) belépéskor még a plasztik kártyáját mutassa fel a sporthelyen.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/A következő szerződésénél választhat ePASS kártyát is/)).not.toBeInTheDocument();

    void go('/payment');
    await heading('Befizetés');
    await waitFor(() => expect(sentence()).toBeVisible());
    expect(screen.getByRole('button', { name: 'Befizetés előre' })).toBeVisible();
    expect(screen.queryByText('A később esedékes díjakat automatikusan beszedjük')).not.toBeInTheDocument();
    const charges = within(await screen.findByRole('region', { name: 'Következő díjak' }));
    expect(charges.getByText(/befizetendő/)).toBeVisible();
  });

  it('are the mandate’s to collect where it was set up anew by itself', async () => {
    await visit('/app', '2026-09-20', (store) =>
      keepPlan(store.get(), {
        kind: 'regularCredit',
        year: 2026,
        charges: [{ date: '2026-09-27', isExpected: false }],
        debt: { currentDebit: 0, annualDebit: 12_400, on: '2026-09-20' },
      }),
    );
    expect(await screen.findByText(/Automatikusan a bankkártyájáról vonjuk le\./)).toBeVisible();
    expect(screen.queryByText(/Önnek kell befizetnie/)).not.toBeInTheDocument();
  });

  it('are due as a sum that the mandate doesn’t collect', async () => {
    await visit('/payment', '2026-10-06');
    expect(await screen.findByText(/^A 2026\. évi díjából 12.400.Ft esedékes\.$/)).toBeVisible();
    expect(await screen.findByText(/felhatalmazása alapján nem szedjük be/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^12.400.Ft befizetése$/ })).toBeVisible();
    const years = within(screen.getByRole('region', { name: 'Szerződései' }));
    expect(years.getByText('október: M, most esedékes')).toBeInTheDocument();
  });
});
