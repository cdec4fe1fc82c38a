import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import { holdReply } from '../../../setup/holdReply';
import { costs, employers, fees, field, fieldNames, nextButton, openWizard, plain, radio } from './support';

const terms = () => screen.getByRole('checkbox', { name: 'Elfogadom a szerződési feltételeket' });
const month = () => field('Kezdő hónap');
const choice = (name: string) => screen.findByRole('radio', { name });
/** What the field says of the chosen month. */
const meaning = (): string =>
  plain(document.getElementById(month().getAttribute('aria-describedby') ?? '')?.textContent ?? '').trim();
/** The packages' cards, as they read. */
const cards = async (): Promise<string[]> =>
  within(await screen.findByRole('radiogroup', { name: 'Kártyacsomag' }))
    .getAllByRole('radio')
    .map((one) => plain(one.closest('label')?.textContent ?? ''));

it('step 3 offers the months in calendar order whatever the reply’s, two days of one month with their day, and the packages of the earliest as cards with the monthly fee and the sum to 31 December (WIZ-8, UX-2)', async () => {
  const list = ['2026-12-01', '2026-05-15', '2026-05-01', '2026-04-01', '2026-05-01'];
  const { user, sent, process } = await openWizard({
    step: 3,
    change: (world) => addFault(world, { call: '/get-dates', kind: 'fields', fields: { list } }),
  });
  await cards();
  expect(fieldNames()).toEqual(['validFrom', 'cardPackage', 'terms']);
  expect(month()).toHaveTextContent('2026. április');
  await user.click(month());
  const months = await screen.findAllByRole('option');
  expect(months.map(({ textContent }) => textContent)).toEqual([
    '2026. április9 hónap',
    '2026.\u00a0május\u00a01.8 hónap',
    '2026.\u00a0május\u00a015.8 hónap',
    '2026. december1 hónap, egy összegben',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  expect((await cards()).slice(0, 2)).toEqual([
    'S9 hónapra 89 100 Ft, 2026 végéig9 900 Ft/hó',
    'M9 hónapra 111 600 Ft, 2026 végéig12 400 Ft/hó',
  ]);
  expect(screen.getByText(/Ehhez jön még 500 Ft egyszeri ügyintézési díj/, { normalizer: plain })).toBeVisible();
  expect(sent('/get-packages')).toEqual([{ key: process.key, datum: '2026-04-01' }]);
});

it('step 3 offers the packages that the service lists, whatever package the member has; the sum is the new fee, the charges, less the overpayment (UX-33)', async () => {
  const { user } = await openWizard({ step: 3, persona: 'gabi', type: 'h', employer: employers.kft });
  expect((await cards()).map((text) => /^\w+?(?=9 hónap)/.exec(text)?.[0])).toEqual(['S', 'M', 'L', 'XL', '3XL']);
  await user.click(await choice('M'));
  await waitFor(() =>
    expect(costs()).toEqual({
      'Fenntartási díj: 9 × 9 900 Ft': '89 100 Ft',
      'Ügyintézési díj': '500 Ft',
      Túlfizetés: '−89 100 Ft',
      Fizetendő: '500 Ft',
    }),
  );
  expect(meaning()).toContain('Ebből levonjuk a túlfizetését: 89 100 Ft.');
});

it('step 3 of an upgrade marks the present package among those on offer, each with its price of the list (UX-33)', async () => {
  const list = [
    { key: 9_900, name: 'S' },
    { key: 12_400, name: 'M' },
  ];
  const { store } = await openWizard({
    step: 3,
    persona: 'ilona',
    type: 'U',
    change: (world) => addFault(world, { call: '/get-packages', kind: 'fields', fields: { list } }),
  });
  const user = store.get().currentUser!;
  act(() => store.update({ currentUser: { ...user, pack: 'S' } }));
  expect(await cards()).toEqual([
    'SJelenlegi csomagja 9 hónapra 89 100 Ft, 2026 végéig9 900 Ft/hó',
    'M9 hónapra 111 600 Ft, 2026 végéig12 400 Ft/hó',
  ]);
});

it.each([
  ['package', '/get-packages', 'Ehhez a kezdő hónaphoz nincs választható csomag.'],
  ['month', '/get-dates', 'Nincs választható kezdő hónap.'],
])('step 3 says that no %s is on offer, and doesn’t go on (WIZ-8, WIZ-18)', async (_what, call, text) => {
  const { user, sent, goOn } = await openWizard({
    step: 3,
    change: (world) => addFault(world, { call, kind: 'fields', fields: { list: [] } }),
  });
  expect(await screen.findAllByText(text)).not.toEqual([]);
  if (call === '/get-packages') await user.click(terms());
  const next = await nextButton();
  await waitFor(() => expect(next).toHaveAccessibleDescription(text));
  expect(next).toBeDisabled();
  if (call === '/get-dates') await goOn('Lakcím és telefon', 'Vissza');
  expect(sent('/submit-3')).toEqual([]);
});

it('step 3 goes on only with the terms accepted and a package chosen, and says why not; what a month means is said before and after one is chosen (WIZ-8, WIZ-16, WIZ-18, UX-17)', async () => {
  const { user, pick, press, sent, process, goOn } = await openWizard({ step: 3 });
  const next = await nextButton();
  await waitFor(() =>
    expect(next).toHaveAccessibleDescription(
      'A továbblépéshez válasszon csomagot, és fogadja el a szerződési feltételeket.',
    ),
  );
  expect(next).toBeDisabled();
  await user.click(terms());
  expect(next).toBeEnabled();
  await press('Tovább');
  expect(await screen.findByRole('link', { name: 'Válasszon kártyacsomagot.' })).toBeVisible();
  await waitFor(async () => expect(await choice('S')).toHaveFocus());
  expect(sent('/submit-3')).toEqual([]);
  expect(screen.getByRole('complementary', { name: 'Mit fizet?' })).toHaveTextContent(/Amint csomagot választott/);
  expect(meaning()).toBe(
    'A szerződés 9 hónapra szól, és 2026. december 31‑én lejár. Havonta vagy egy összegben is fizetheti.',
  );

  await user.click(await choice('M'));
  await waitFor(() => expect(costs()).toMatchObject({ Fizetendő: '112 100 Ft' }));
  await pick(month(), '2026. augusztus');
  await waitFor(() =>
    expect(costs()).toEqual({
      'Fenntartási díj: 5 × 12 400 Ft': '62 000 Ft',
      'Ügyintézési díj': '500 Ft',
      Fizetendő: '62 500 Ft',
    }),
  );
  expect(await cards()).toContain('M5 hónapra 62 000 Ft, 2026 végéig12 400 Ft/hó');
  expect(meaning()).toBe(
    'A szerződés 5 hónapra szól, és 2026. december 31‑én lejár. Havonta vagy egy összegben is fizetheti. Fenntartási díj összesen: 5 × 12 400 Ft = 62 000 Ft.',
  );
  await waitFor(() => expect(next).toBeEnabled());
  await goOn('Kártya és átvétel');
  // Step 3 showed the fee that the contract has.
  expect(screen.queryByText(/a szerződésében most/)).not.toBeInTheDocument();
  expect(sent('/submit-3')).toEqual([
    {
      key: process.key,
      contract: { validFrom: '2026-08-01', validTo: '2026-12-31', cardPackage: 'M', receipt: 'c' },
    },
  ]);
});

it('step 3 counts the delivery that step 4 saved, as the steps after it do, and asks nothing again (WIZ-13, WIZ-16, A11Y-5)', async () => {
  const { user, goOn } = await openWizard({ step: 4 });
  await user.click(radio('Plasztik kártya'));
  await user.click(radio('Futárral'));
  await goOn('Számlázás');
  await waitFor(() => expect(costs()).toMatchObject({ Fizetendő: '113 600 Ft' }));
  await goOn('Kártya és átvétel', 'Vissza');
  await goOn('Szerződés adatai', 'Vissza');
  await waitFor(() => expect(costs()).toMatchObject({ Futárköltség: '1 500 Ft', Fizetendő: '113 600 Ft' }));
  // The terms were accepted with the saved step (A11Y-5).
  expect(terms()).toBeChecked();
});

it('step 3 waits for a new month’s packages, and forgets one that it doesn’t have (WIZ-8)', async () => {
  const { user, pick, press, sent, server, world } = await openWizard({ step: 3 });
  const next = await nextButton();
  await user.click(terms());
  await user.click(await choice('M'));
  const letGo = holdReply(server, '/get-packages', { once: true });
  await pick(month(), '2026. május');
  expect(next).toBeDisabled();
  expect(next).toHaveAccessibleDescription('A csomagok betöltése után léphet tovább.');
  letGo();
  await waitFor(() => expect(next).toBeEnabled());
  expect(await choice('M')).toBeChecked();

  addFault(world, {
    call: '/get-packages',
    kind: 'fields',
    fields: { list: [{ key: 11_000, name: 'Nyári' }] },
    times: 1,
  });
  await pick(month(), '2026. június');
  expect(await choice('Nyári')).not.toBeChecked();
  await press('Tovább');
  expect(await screen.findByRole('link', { name: 'Válasszon kártyacsomagot.' })).toBeVisible();
  expect(sent('/submit-3')).toEqual([]);
});

it('step 3 can’t be sent without packages where they can’t be read: says so, and offers a retry (WIZ-8, WIZ-18, ERR-2)', async () => {
  const { user, sent } = await openWizard({
    step: 3,
    change: (world) => addFault(world, { call: '/get-packages', kind: '500', times: 2 }),
  });
  const retry = await screen.findByRole('button', { name: 'Újrapróbálom' });
  await user.click(terms());
  const next = await nextButton();
  expect(next).toBeDisabled();
  expect(next).toHaveAccessibleDescription('A csomagok betöltése után léphet tovább.');
  await user.click(retry);
  expect(await cards()).toHaveLength(5);
  await waitFor(() => expect(next).toBeEnabled());
  expect(sent('/submit-3')).toEqual([]);
});

it('step 3 showed another monthly fee than the contract has then: both are said before anything is paid (WIZ-13)', async () => {
  const { user, goOn } = await openWizard({
    step: 3,
    change: (world) => addFault(world, { call: '/get-4', kind: 'fields', fields: { fees: { ...fees, hdij: 14_900 } } }),
  });
  await user.click(await choice('M'));
  await user.click(terms());
  await goOn('Kártya és átvétel');
  expect(await screen.findByText(/Ott 12 400 Ft, a szerződésében most 14 900 Ft/, { normalizer: plain })).toBeVisible();
  expect(costs()['Fenntartási díj: 9 × 14 900 Ft']).toBe('134 100 Ft');
});
