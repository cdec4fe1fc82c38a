import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import { configure } from '../../../setup/configure';
import { heading } from '../../../setup/renderPortal';
import { acceptAll, openSummary } from './summary';
import {
  account,
  debit,
  home,
  monthlyCard,
  nextButton,
  nineMonths,
  part,
  plain,
  savedAddresses,
  szeged,
  terms,
  yearly,
} from './support';

const consents = () => screen.getAllByRole('checkbox');

it('step 7 shows everything that is about to be signed, and every fee, but none of 0 Ft (WIZ-14, UX-4, A11Y-5)', async () => {
  await openSummary({
    saved: {
      addresses: savedAddresses({ mailing: szeged }),
      terms: { ...terms, receipt: 'b' },
      delivery: { fee: 'post', addressee: 'Kis Éva', address: home },
      invoice: { direction: 2, name: 'Másik Kft.', tax: '12345676-2-41', address: home },
      ...debit.saved,
    },
  });
  expect(part('Személyes adatok')).toMatchObject({
    Név: 'Nagy Béla',
    'Születési hely és idő': 'Budapest, 1988.04.12.',
    'Anyja születési neve': 'Szabó Mária',
  });
  expect(part('Lakcím és telefon')).toEqual({
    Lakcím: '1117 Budapest, Fő utca 1.',
    'Levelezési cím': '6720 Szeged, Kárász utca 5.',
    Mobiltelefon: '+36/30/1234567',
    'Privát e-mail-cím': 'bela@pelda.hu',
  });
  expect(part('Szerződés adatai')).toEqual({
    'Szerződés fajtája': 'Új szerződés',
    Érvényesség: '2026.04.01. – 2026.12.31.',
    Kártyacsomag: 'M',
  });
  expect(part('Kártya és átvétel')).toEqual({
    Kártya: 'Plasztik kártya',
    Átvétel: 'Postán',
    Címzett: 'Kis Éva',
    'Szállítási cím': '1117 Budapest, Fő utca 1.',
  });
  expect(part('Számlázás')).toEqual({
    'Kinek állítsuk ki a számlát?': 'Másik cégnek',
    Név: 'Másik Kft.',
    Adószám: '12345676-2-41',
    Cím: '1117 Budapest, Fő utca 1.',
  });
  expect(part('Fizetési mód')).toEqual({
    'Fizetési mód': 'Csoportos beszedés, havonta',
    'Először beszedett hónapok': '3 hónap',
    'Első beszedés napja': '2026.04.15.',
    Bankszámlaszám: account.padded,
    'Bank neve': 'OTP Bank',
    'Számlatulajdonos neve': 'Kis Éva',
    'Számlatulajdonos születési helye és ideje': 'Győr, 1985.05.05.',
    'Számlatulajdonos anyjának születési neve': 'Nagy Anna',
    'Számlatulajdonos címe': '1117 Budapest, Fő utca 1.',
  });
  // 12 400 x 9 = 111 600; + 500 + 1 000 = 113 100; first 12 400 x 3 + 1 500 = 38 700, later 12 400 x 6 = 74 400.
  expect(part('Díjak')).toEqual({
    ...nineMonths,
    Postaköltség: '1 000 Ft',
    'Összesen 2026 végéig': '113 100 Ft',
    'Első beszedés: 3 × 12 400 Ft, ügyintézési díj, postaköltség': '38 700 Ft',
    'Később: 6 × 12 400 Ft': '74 400 Ft',
  });
  expect(
    screen.getAllByText('Most nem fizet: a díjat az első beszedés napjától a bankszámlájáról szedjük be.')[0],
  ).toBeVisible();
});

const choice = monthlyCard(2, '2026-06-01');
/** What the card is charged with, beside the button. */
const cardCharges = () =>
  plain(
    screen.getByText('A fizetéssel regisztrálja a bankkártyáját.').parentElement?.querySelector('dl')?.textContent ??
      '',
  );

it('step 7 names no first charge day of a card that neither a reply nor this tab knows (WIZ-14, SAY-1)', async () => {
  await openSummary({
    saved: { choice },
    change: (world) => addFault(world, { call: '/get-6', kind: 'gaps', at: { transferFrom: 'missing' } }),
  });
  expect(cardCharges()).toBe('Havi díj12 400 FtKésőbb fizetendő hónapok7 hónap');
  expect(part('Fizetési mód')).not.toHaveProperty('Első terhelés napja');
});

it('step 7 names the old card’s number, and what a card payer pays now and later (WIZ-14)', async () => {
  configure({ links: { cardMandateInfo: 'https://partner.example/kartya.pdf' } });
  await openSummary({
    saved: { choice },
    change: (_world, process) => Object.assign(process.partner ?? {}, { oldCardNum: 'U1456702' }),
  });
  expect(part('Személyes adatok')).toMatchObject({ 'Korábbi kártyaszám': 'U1456702' });
  expect(part('Fizetési mód')).toEqual({
    'Fizetési mód': 'Bankkártya, havonta automatikusan',
    'Most fizetendő hónapok': '2 hónap',
    'Első terhelés napja': '2026.06.01.',
  });
  expect(part('Díjak')).toEqual({
    ...nineMonths,
    'Összesen 2026 végéig': '112 100 Ft',
    'Most: 2 × 12 400 Ft, ügyintézési díj': '25 300 Ft',
    'Később: 7 × 12 400 Ft': '86 800 Ft',
  });
  // Beside the button, with the document (WIZ-14).
  expect(cardCharges()).toBe('Első terhelés napja2026.06.01.Havi díj12 400 FtKésőbb fizetendő hónapok7 hónap');
  expect(screen.getByRole('link', { name: /^Tájékoztató a rendszeres bankkártyás fizetésről/ })).toHaveAttribute(
    'href',
    'https://partner.example/kartya.pdf',
  );
});

it('step 7 says whose the leisure card is, and names another owner to the bank (WIZ-11, WIZ-14, PAY-4)', async () => {
  const { accept, press, sent, go, store, process } = await openSummary({ saved: { choice: yearly('A') } });
  // Nobody here knows whose card it is: it isn't taken for the member's own.
  expect(part('Fizetési mód')).toEqual({ 'Fizetési mód': 'SZÉP-kártya', 'Kártyabirtokos neve': 'nincs megadva' });
  await accept();
  expect(screen.getByRole('button', { name: 'Fizetés' })).toBeDisabled();
  expect(screen.getByText('Adja meg a 6. lépésben, kinek a kártyájával fizet.')).toBeVisible();
  const comeBack = async (payer: Record<string, unknown>) => {
    await go('/app');
    await heading('Áttekintés');
    store.memberStorage.save(`wizard-${process.key}-6-confirmed`, { method: 'A', ...payer });
    await go('/contracting');
    await nextButton();
  };
  await comeBack({ leisureOwn: true });
  expect(part('Fizetési mód')).toMatchObject({ 'SZÉP-kártya': 'a saját nevére szól' });
  await comeBack({ leisureOwn: false, leisureName: 'Kis Éva', leisureAddress: home });
  expect(part('Fizetési mód')).toMatchObject({
    'Kártyabirtokos neve': 'Kis Éva',
    'A kártyabirtokos címe': '1117 Budapest, Fő utca 1.',
  });
  await accept();
  await press('Fizetés');
  await waitFor(() => expect(sent('/startTransaction')).toHaveLength(1));
  const fCim = { irszam: '1117', varos: 'Budapest', utca: 'Fő', kterj: 'utca', hsz: '1.', lh: '', em: '', aj: '' };
  expect(sent('/startTransaction')).toMatchObject([{ method: 'A', fSajat: false, fPart: 'Kis Éva', fCim }]);
});

it('step 7 pays by gift card as by bank card, under its own name (WIZ-11)', async () => {
  const { accept, press, sent } = await openSummary({ confirmed: { 6: { method: 'gift' } } });
  expect(part('Fizetési mód')).toEqual({ 'Fizetési mód': 'Ajándékkártya' });
  await accept();
  await press('Fizetés');
  await waitFor(() => expect(sent('/startTransaction')).toHaveLength(1));
  expect(sent('/startTransaction')).toMatchObject([{ method: '4', label: 'Ajándékkártya', amount: 112_100 }]);
});

it('step 7 wants all five consents, says how many are missing, and opens their documents beside the page (WIZ-14, WIZ-18)', async () => {
  const to = (name: string) => `https://partner.example/${name}.pdf`;
  const documents = {
    terms: to('aszf'),
    termsOfUse: to('hasznalat'),
    privacy: to('adat'),
    onlineTerms: to('online'),
  };
  configure({ links: documents });
  const { user, press } = await openSummary();
  expect(consents().map((consent) => consent.getAttribute('name'))).toEqual(
    ['monthlyFee', 'truth', 'terms', 'loyalty', 'usage'].map((name) => `consents.${name}`),
  );
  const links = screen.getAllByRole('link', { name: /megnyitása\s?\(új lapon nyílik meg\)/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(documents));
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  const pay = screen.getByRole('button', { name: 'Fizetés' });
  for (const [index, consent] of consents().entries()) {
    expect(pay).toBeDisabled();
    expect(pay).toHaveAccessibleDescription(`Még ${5 - index} nyilatkozat elfogadása hiányzik.`);
    await user.click(consent);
  }
  expect(pay).toBeEnabled();
  // A single one can be taken back, and all given with one press (UX-5).
  await user.click(consents()[2]!);
  expect(pay).toBeDisabled();
  await press(acceptAll);
  for (const consent of consents()) expect(consent).toBeChecked();
  expect(consents()[4]).toHaveFocus();
  expect(pay).toBeEnabled();
});

it('step 7 keeps the consents of a try to pay while no sum and no day changes: “Módosítás” leads to a step, and Next back (UX-4, UX-5, UX-13, WIZ-4, WIZ-5)', async () => {
  const { user, accept, press, sent, world, goOn } = await openSummary();
  expect(document.title).toMatch(/^Szerződéskötés – Összegzés és fizetés – /);
  addFault(world, { call: '/startTransaction', kind: 'code', code: 'PAYING_DISABLED', times: 1 });
  await accept();
  await press('Fizetés');
  await screen.findByText('A fizetés nem indult el');
  await goOn('Fizetési mód', 'Módosítás: Fizetési mód');
  expect(document.title).toMatch(/^Szerződéskötés – Fizetési mód – /);
  await nextButton();
  await goOn('Összegzés és fizetés');
  expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeEnabled();
  await goOn('Fizetési mód', 'Módosítás: Fizetési mód');
  await user.click(screen.getByRole('radio', { name: 'Cafeteriakártya' }));
  await goOn('Összegzés és fizetés');
  expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeEnabled();
  expect(sent('/submit-6')).toHaveLength(1);
  // The contract was signed with another method: it is signed again before it is paid (WIZ-15).
  await press('Fizetés');
  await waitFor(() => expect(sent('/submit-7')).toHaveLength(2));
});

it('addresses on the English page are marked as Hungarian, in step 4 and in the summary (UX-34)', async () => {
  const { user, goOn } = await openSummary({ language: 'en' });
  for (const value of screen.getAllByText(/1117 Budapest/))
    expect(value.closest('[lang]')).toHaveAttribute('lang', 'hu');
  await goOn('Card and delivery', 'Change: Card and delivery');
  await user.click(await screen.findByRole('radio', { name: 'Plastic card' }));
  await user.click(await screen.findByRole('radio', { name: /^By post/ }));
  for (const value of await screen.findAllByText(/1117 Budapest/))
    expect(value.closest('[lang]')).toHaveAttribute('lang', 'hu');
});
