import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { contractsOf } from '../../../mocks/model/account/members';
import { addDebit } from '../../../mocks/model/payment/ledger';
import { setDirectDebit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import type { PortalVisit } from '../../setup/renderPortal';
import { comeBack } from './bankReturn';

/** Two more months are due, and the card is blocked for them. */
const moreIsDue: PortalVisit['prepare'] = (store, world) => {
  addDebit(world, '123456', '2025-12-31', 24_800, 0, 2026);
  for (const contract of contractsOf(world, '123456')) contract.cardStatus = 2;
  store.update({ currentUser: { ...store.get().currentUser!, cardStatus: 2 } });
};

/** So much more is due, and a direct debit begins on 20 March. */
const debtWithMandate =
  (amount: number): PortalVisit['prepare'] =>
  (_store, world) => {
    addDebit(world, '123456', '2025-12-31', amount, 0, 2026);
    setDirectDebit(world, personaAccount(world, 'anna'), '117730161111101800000000', 20_000, { from: '2026-03-20' });
  };

describe('after a part of a debt was paid', () => {
  it('the result says what stays, by its months, and that the card stays blocked', async () => {
    await comeBack({ decision: 'pay', prepare: moreIsDue });
    expect(await screen.findByText(/^A 2026\. évi díjából még 24\s800\sFt esedékes\.$/)).toBeVisible();
    expect(await screen.findByText(/^2 havi díj \(február és március\): 2 × 12\s400\sFt\.$/)).toBeVisible();
    expect(screen.getByText('A tagsági kártyája addig nem használható, amíg ezt is ki nem fizeti.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Fennmaradó 24\s800\sFt befizetése$/ })).toHaveAttribute(
      'href',
      '/payment',
    );
  });

  it('the result asks nobody to pay what the mandate’s next charge takes', async () => {
    await comeBack({
      decision: 'pay',
      prepare: debtWithMandate(24_800),
    });
    expect(await screen.findByText(/^A 2026\. évi díjából még 12\s400\sFt esedékes\.$/)).toBeVisible();
    expect(
      screen.getByText(
        'A többi esedékes díjat mi szedjük be: 2026. március 20., 12 400 Ft. Azt itt ne fizesse be. Amíg be nem fizeti, a hátraléka ugyanennyi marad: egy terhelés csak egyhavi díjat fizet ki.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Fennmaradó 12\s400\sFt befizetése$/ })).toBeVisible();
  });

  it('the result says when the rest is collected, and offers no button, where nothing else is due', async () => {
    await comeBack({
      decision: 'pay',
      prepare: debtWithMandate(12_000),
    });
    expect(await screen.findByText(/^Most nincs befizetnivalója: .* 2026\. március 20-án beszedjük\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Fennmaradó/ })).not.toBeInTheDocument();
  });

  it.each([
    ['all that was due is paid', {}],
    ['the payment isn’t booked yet', { bookingSeconds: 600 }],
    [
      'this device has lost what was due before: the same sum must not seem due twice',
      { forgotten: true, bookingSeconds: 600 },
    ],
  ])('the result claims nothing where %s', async (_when, more) => {
    const { sent } = await comeBack({ decision: 'pay', ...more });
    await screen.findByText('Sikeres fizetés');
    await waitFor(() => expect(sent('/getAmounts').length).toBeGreaterThan(0));
    await screen.findByText(/A számla (készül|elkészült)/);
    expect(screen.queryByText(/díjából még/)).not.toBeInTheDocument();
  });

  it('the result names its year and its time, and where nothing is due any more, what comes next (UX-6)', async () => {
    await comeBack({ decision: 'pay' });
    expect(await screen.findByText('Most nincs több esedékes díja.')).toBeVisible();
    expect(screen.getByText(/^2026 végéig még \d+\s\d+\sFt lesz esedékes\.$/)).toBeVisible();
    expect(screen.getByText('Megnevezés').nextElementSibling).toHaveTextContent(/^2026\. évi díj$/);
    expect(screen.getByText('Időpont').nextElementSibling).toHaveTextContent(/^2026\.\d\d\.\d\d\. \d\d:\d\d$/);
  });
});
