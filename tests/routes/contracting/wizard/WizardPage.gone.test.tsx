import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import type { World } from '../../../../mocks/world';
import { renderPortal } from '../../../setup/renderPortal';
import { field, home, nextButton, openWizard, radio, type Contracting } from './support';

const terms = { validFrom: '2026-04-01', validTo: '2026-12-31', cardPackage: 'M', receipt: 'c' as const };
const monthly = { method: '31' as const, bank: null, transferFrom: '' };
/** Offers nothing but this. */
const only = (call: string, list: unknown[]) => (world: World) =>
  addFault(world, { call, kind: 'fields', fields: { list } });

const gone = (choice: string) => `A korábbi választása (${choice}) már nem választható.`;
const taken = (choice: string, left: string) =>
  `A korábbi választása (${choice}) már nem választható, ezért az egyetlen lehetőséget választottuk: ${left}.`;

/** The values of what is chosen: none, or one. */
const card = () => screen.queryAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'));
const option = (label: string) => () => [field(label).textContent.replace('\u200B', '')].filter((text) => text !== '');
const month = option('Kezdő hónap');

it.each<[string, Omit<Contracting, 'pending'>, text: string, chosen: () => (string | null)[], left: string[]]>([
  [
    'start month',
    { step: 3, change: only('/get-dates', ['2026-05-01', '2026-06-01']) },
    gone('2026. április'),
    month,
    [],
  ],
  [
    'start month',
    { step: 3, change: only('/get-dates', ['2026-05-01']) },
    taken('2026. április', '2026. május'),
    month,
    ['2026. május'],
  ],
  [
    'package',
    {
      step: 3,
      change: only('/get-packages', [
        { key: 9_900, name: 'Nyári' },
        { key: 11_900, name: 'Téli' },
      ]),
    },
    gone('M'),
    card,
    [],
  ],
  [
    'package',
    { step: 3, change: only('/get-packages', [{ key: 9_900, name: 'Nyári' }]) },
    taken('M', 'Nyári'),
    card,
    ['Nyári'],
  ],
  [
    'method',
    {
      step: 6,
      now: new Date('2026-10-10T09:00:00Z'),
      saved: {
        terms: { ...terms, validFrom: '2026-11-01' },
        choice: { ...monthly, method: '3', payment: { mode: 'monthly', months: 2 } },
      },
    },
    taken('Csoportos beszedés, havonta', 'Bankkártya'),
    card,
    ['4'],
  ],
  [
    'number of months',
    { step: 6, saved: { choice: { ...monthly, payment: { mode: 'monthly', months: 12 } } } },
    gone('12 hónap'),
    option('Hány hónapot fizet most?'),
    [],
  ],
])(
  'a saved %s that isn’t on offer any more is named when its step is opened again, and nothing is chosen in its place but the only one left: %# (WIZ-8)',
  async (_what, given, text, chosen, left) => {
    const { sent } = await openWizard({ ...given, pending: 7 });
    expect(await screen.findByText(text)).toBeVisible();
    expect(chosen()).toEqual(left);
    expect(sent(`/submit-${given.step}`)).toEqual([]);
  },
);

it('a typed address whose city and street type aren’t on the lists any more stays as it was typed, and is saved so (SES-8, ADDR-1)', async () => {
  const typed = { ...home, city: 'Régifalu', streetType: 'régi jelleg' };
  const draft = { home: typed, equalAddresses: true, tel: '+36/30/1234567' };
  const { sent, goOn } = await openWizard({ step: 2, drafts: { 2: draft } });
  await waitFor(() => {
    expect(sent('/list-cities-by-zip')).not.toEqual([]);
    expect(sent('/list-street-types')).not.toEqual([]);
  });
  expect(field('Település')).toHaveValue('Régifalu');
  expect(field('Közterület jellege')).toHaveTextContent('régi jelleg');
  await goOn('Szerződés adatai');
  expect(sent('/submit-2')).toMatchObject([{ home: { city: 'Régifalu', streetType: 'régi jelleg' } }]);
});

it('the terms of a saved step 3 are ticked again after a reload, beside a package that was changed and not saved, too (WIZ-5, WIZ-8, SES-8)', async () => {
  const { server, world, user } = await openWizard({ step: 3, pending: 4 });
  const tick = () => screen.getByRole('checkbox', { name: 'Elfogadom a szerződési feltételeket' });
  expect(tick()).toBeChecked();
  await user.click(await screen.findByRole('radio', { name: 'L' }));
  await waitFor(() => expect(JSON.stringify(Object.entries(window.sessionStorage))).toMatch(/cardPackage.{1,9}L/));
  cleanup();
  server.close();
  await renderPortal({ path: '/contracting', world });
  await nextButton();
  await waitFor(() => expect(radio('L')).toBeChecked());
  expect(tick()).toBeChecked();
});
