import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import type { World } from '../../../../mocks/world';
import { field, home, monthlyCard, openWizard, radio, reload, terms, type Contracting } from './support';

const summer = { key: 9_900, name: 'Nyári' };
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
const months = option('Hány hónapot fizet most?');

/** Only the yearly card can be chosen then. */
const october = new Date('2026-10-10T09:00:00Z');
const november = { terms: { ...terms, validFrom: '2026-11-01', receipt: 'c' as const } };

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
  ['package', { step: 3, change: only('/get-packages', [summer, { key: 11_900, name: 'Téli' }]) }, gone('M'), card, []],
  ['package', { step: 3, change: only('/get-packages', [summer]) }, taken('M', 'Nyári'), card, ['Nyári']],
  [
    'method',
    {
      step: 6,
      now: october,
      saved: { ...november, choice: { ...monthlyCard(2), method: '3' } },
    },
    taken('Csoportos beszedés, havonta', 'Bankkártya'),
    card,
    ['4'],
  ],
  ['number of months', { step: 6, saved: { choice: monthlyCard(12) } }, gone('12 hónap'), months, []],
  [
    'start month that was typed',
    { step: 3, drafts: { 3: { validFrom: '2026-02-01', cardPackage: 'M' } } },
    gone('2026. február'),
    () => [...month(), ...card()],
    [],
  ],
  [
    'package that was typed',
    { step: 3, drafts: { 3: { validFrom: '2026-05-01', cardPackage: 'Téli' } } },
    gone('Téli'),
    () => [...month(), ...card()],
    ['2026. május'],
  ],
  [
    'number of months that was typed',
    { step: 6, drafts: { 6: { method: '31', months: '12', transferFrom: '' } } },
    gone('12 hónap'),
    () => [...card(), ...months()],
    ['31'],
  ],
  [
    'method that was typed',
    { step: 6, now: october, saved: november, drafts: { 6: { method: '3', months: '2' } } },
    taken('Csoportos beszedés, havonta', 'Bankkártya'),
    card,
    ['4'],
  ],
])(
  'a saved choice, %s, that isn’t on offer any more is named when its step is opened again, and nothing is chosen in its place but the only one left: %# (WIZ-8, SES-8)',
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
  await reload({ world, server });
  await waitFor(() => expect(radio('L')).toBeChecked());
  expect(tick()).toBeChecked();
});
