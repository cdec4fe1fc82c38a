import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { main } from '../../setup/fields';
import { renderStrictly } from '../../setup/renderPortal';

const maria = '7d0c8a52-6f1e-4c39-9b7e-0a1b2c3d4e5f';

it.each([
  ['without dates', 'approved', { status: 'approved', fromdate: '', todate: '' }],
  ['with dates', 'active/2026-01-01/2026-12-31', { status: 'active', fromdate: '2026-01-01', todate: '2026-12-31' }],
  [
    'with a date-time and umlauts',
    'j%C3%B3v%C3%A1hagyva/2026-01-01T08:30:00+01:00/2026.%2012.%2031.',
    { status: 'jóváhagyva', fromdate: '2026-01-01T08:30:00+01:00', todate: '2026. 12. 31.' },
  ],
  ['of 200 characters once decoded', '%C5%91'.repeat(200), { status: 'ő'.repeat(200), fromdate: '', todate: '' }],
  ['with a percent sign, decoded once', '100%25%2F%2520', { status: '100%/%20', fromdate: '', todate: '' }],
])(
  'the way back from the intranet sends what the link gives, percent-decoded, and signs in: %s (PUB-14)',
  async (_what, given, sent) => {
    const portal = await renderStrictly({ path: `/contracting/intra/${maria}/${given}` });
    await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
    expect(portal.sent('/intra-status')).toEqual([{ subscription_uuid: maria, ...sent }]);
    expect(portal.store.get().currentUser?.email).toBe('maria@pelda.hu');
  },
);

it('the way back from the intranet names no decision that isn’t known (PUB-14)', async () => {
  const portal = await renderStrictly({ path: `/contracting/intra/${maria}/jóváhagyva` });
  await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
  expect(await screen.findByText('Jogosultság ellenőrzése')).toBeVisible();
  expect(screen.queryByText(/^Az igénylést/)).not.toBeInTheDocument();
});

it('the way back from the intranet after an approval leads to the employer’s offer in the mail, and to another one only by a press (PUB-14)', async () => {
  const { user } = await renderStrictly({ path: `/contracting/intra/${maria}/approved` });
  // Her message opens above the page.
  await user.click(await screen.findByRole('button', { name: 'Bezárás' }));
  const approved = 'A munkáltatója jóváhagyta az igényét. Az aktiválásról e‑mailt küldünk.';
  expect(await main().findByText(approved)).toBeVisible();
  expect(main().getByText(/^Folytassa a munkáltatói ajánlatról szóló levélben/)).toBeVisible();
  expect(screen.queryByText('Jogosultság ellenőrzése')).not.toBeInTheDocument();
  await user.click(main().getByRole('link', { name: 'Más ajánlat keresése' }));
  expect(await screen.findByText('Jogosultság ellenőrzése')).toBeVisible();
  expect(screen.queryByText(/^Az igénylést/)).not.toBeInTheDocument();
});

it('the way back from the intranet leads to the upgrade where it is one (PUB-14)', async () => {
  const portal = await renderStrictly({
    path: `/contracting/intra/${maria}/approved`,
    faults: [{ call: '/intra-status', kind: 'fields', fields: { type: 'U' } }],
  });
  await waitFor(() => expect(portal.path()).toBe('/contracting/upgrade'));
});

it.each([
  ['of a subscription that nobody knows', '0000', []],
  ['that is refused without a code', maria, [{ call: '/intra-status', kind: 'code', code: '' }]],
] as const)('the way back from the intranet: %s is a technical error (PUB-14)', async (_what, uuid, faults) => {
  await renderStrictly({ path: `/contracting/intra/${uuid}/approved`, faults });
  expect(await main().findByText(/Technikai hiba történt/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vissza a kezdőlapra' })).toBeVisible();
});

it.each([
  '/contracting/intra/0000/a%0d%0ab',
  '/contracting/intra/0000/approved/%00',
  '/contracting/intra/0000/approved/2026-01-01/%C2%85',
  `/contracting/intra/0000/${'x'.repeat(201)}`,
])(
  'the way back from the intranet asks nothing with a part that no link could carry: %s (PUB-14, SEC-4)',
  async (path) => {
    const { sent } = await renderStrictly({ path });
    expect(await main().findByText(/^Érvénytelen kód/)).toBeVisible();
    expect(sent('/intra-status')).toEqual([]);
  },
);
