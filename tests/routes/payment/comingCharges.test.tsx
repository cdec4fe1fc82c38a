// @module-tag wide
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { addDebit } from '../../../mocks/model/payment/ledger';
import { setRegularCredit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import { addContract } from '../../../mocks/personas/seeding';
import { keepPlan, plannedFor, readPlans } from '../../../src/session/chargePlans';
import { renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { dialog, inSpring } from './support';

const open = (path: string, as: string, more: Partial<PortalVisit> = {}) =>
  renderPortal({ path, as, worldOptions: inSpring, ...more });

const card = async (name = 'Következő díjak') => within(await screen.findByRole('region', { name }));
/** Figures are grouped by spaces that don't break. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const charges = async (name?: string) =>
  (await (await card(name)).findAllByRole('listitem')).map(({ textContent }) => plain(textContent));
const fact = (label: string) =>
  plain(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? undefined);

const months = ['április', 'május', 'június', 'július', 'augusztus', 'szeptember', 'október', 'november', 'december'];
/** That day of each month that is left. */
const monthsOn = (day: number): string[] => months.map((month) => `${month} ${day}.`);

/** Next year's contract, paid monthly by card from March on. */
const signNextYear: PortalVisit['prepare'] = (store, world) => {
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

describe('the coming charges', () => {
  it.each(['/payment/directdebit', '/payment'])('are listed by day, amount and way on %s (UX-18)', async (path) => {
    await open(path, 'hedvig');
    expect(await charges()).toEqual(monthsOn(5).map((day) => `2026. ${day} (várhatóan) – 12 400 Ft, bankszámláról`));
  });

  it('of a direct debit begin with the next one among its data (UX-19)', async () => {
    await open('/payment/directdebit', 'hedvig');
    await charges();
    expect(fact('Következő terhelés')).toBe('2026.04.05. (várhatóan), 12 400 Ft');
  });

  it('of a card are those that were agreed on when it was set up, shown with its first day (UX-18, UX-19)', async () => {
    const { user } = await open('/payment/regularcredit', 'anna');
    const from = await screen.findByRole('textbox', { name: 'Kezdő dátum' });
    await user.clear(from);
    await user.type(from, '20260401');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await user.click((await dialog(/^Beállítja/)).getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A felhatalmazást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(fact('Kezdő dátum')).toBe('2026.04.01.'));
    expect(fact('Következő terhelés')).toBe('2026.04.01., 12 400 Ft');
    expect(await charges()).toEqual([
      'Most esedékes – 12 400 Ft, befizetendő',
      '2026. április 1. – 12 400 Ft, bankkártyáról',
      ...monthsOn(1)
        .slice(1)
        .map((day) => `2026. ${day} (várhatóan) – 12 400 Ft, bankkártyáról`),
    ]);
    expect((await card()).getByText('Összesen 124 000 Ft')).toBeVisible();
  });

  it('of a card whose days nobody knows claim none, and no start date (UX-18, UX-19)', async () => {
    await open('/payment/regularcredit', 'imre');
    expect(await charges()).toEqual([
      'Most esedékes – 12 400 Ft, befizetendő',
      '2026. december 31-ig – 111 600 Ft, bankkártyáról',
    ]);
    expect(fact('Következő terhelés')).toBe('legkésőbb 2026. december 31-ig, összesen 111 600 Ft');
    expect(screen.getByText(/^Hogy melyik bankkártyája van regisztrálva, .* itt nem is cserélheti le\./)).toBeVisible();
    expect(screen.queryByText('Kezdő dátum')).not.toBeInTheDocument();
  });

  it('include next year’s from the day of signing on (UX-18)', async () => {
    await open('/payment', 'anna', { prepare: signNextYear });
    await waitFor(async () => expect(await charges()).toHaveLength(4));
    expect((await charges()).slice(2)).toEqual([
      '2027. március 1. – 9 900 Ft, bankkártyáról',
      '2027. április 1. (várhatóan) – 9 900 Ft, bankkártyáról',
    ]);
  });

  it('read the same in English (UX-18)', async () => {
    await open('/payment/regularcredit', 'imre', { language: 'en' });
    expect(await charges('Upcoming charges')).toEqual([
      'Due now – 12,400 Ft, to be paid by you',
      'By 31 December 2026 – 111,600 Ft, from your bank card',
    ]);
  });

  it('are not claimed where the sum that is due can’t be read (UX-18)', async () => {
    await open('/payment/directdebit', 'hedvig', {
      prepare: (_store, world) => addFault(world, { call: '/getAmounts', kind: '500' }),
    });
    expect(await screen.findByRole('textbox', { name: 'Összeghatár' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Következő díjak' })).not.toBeInTheDocument();
  });

  it('claim nobody to take them where a mandate can’t be read (UX-18)', async () => {
    await open('/payment', 'anna', {
      prepare: (_store, world) => addFault(world, { call: '/getDirectDebitData', kind: '500' }),
    });
    expect(await charges()).toEqual(['Most esedékes – 12 400 Ft, befizetendő', '2026. december 31-ig – 111 600 Ft']);
  });

  it('are saved to a calendar with one press, under names that stay the same (UX-18)', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:dijak';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open('/payment', 'anna', { prepare: signNextYear });
    await waitFor(async () => expect(await charges()).toHaveLength(4));
    await user.click((await card()).getByRole('button', { name: 'Emlékeztetők felvétele (.ics)' }));
    const link = await (await card()).findByRole('link', { name: 'Emlékeztetők felvétele (.ics): dijak.ics' });
    expect(link).toHaveAttribute('download', 'dijak.ics');
    expect(blobs.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
    const text = await blobs[0]!.text();
    expect(text.match(/DTSTART;VALUE=DATE:\d{8}/g)).toEqual(
      ['20261231', '20270301', '20270401'].map((day) => `DTSTART;VALUE=DATE:${day}`),
    );
    expect(plain(text)).toContain('SUMMARY:Kártyadíj: 9 900 Ft\\, bankkártyáról');
    const uids = text.match(/^UID:charge-\d+-[\d-]+@cportal/gm) ?? [];
    expect(new Set(uids).size).toBe(3);
  });
});

describe('a mandate that was withdrawn (UX-19)', () => {
  it('is told with its limit and the moment for the session, also after another page', async () => {
    const { user, go } = await open('/payment/directdebit', 'hedvig');
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    const sure = await dialog(/^Visszavonja/);
    // The next charge is expected after the days that a withdrawal takes.
    expect(sure.getByText(/^A 2026\. április 5-i terhelés \(12\s400\sFt\) elmarad: azt is Önnek/)).toBeVisible();
    await user.click(sure.getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A visszavonást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    await go('/app');
    expect(await screen.findByText(/^Felhatalmazását most vonta vissza: .* még teljesülhet\./)).toBeVisible();
    await go('/payment');
    // A charge of it may be under way, so the page doesn't invite to pay ahead.
    expect(
      await screen.findByText(
        /^Felhatalmazását most vonta vissza: .* 2026\. március 15-ig még teljesülhet\. Ha olyan díjat vonunk le, amelyet már befizetett/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Befizetés előre' })).not.toBeInTheDocument();
    await go('/payment/directdebit');
    expect(await screen.findByText('Csoportos beszedés visszavonva.')).toBeVisible();
    expect(screen.getByText('Időpontja: 2026. március 10., 10:00.')).toBeVisible();
    expect(screen.getByText('Összeghatára 20 000 Ft volt.')).toBeVisible();
    expect(Object.values(window.sessionStorage).join()).not.toContain('11773016');
  });

  it('within days of its next charge may still collect it, as the question says', async () => {
    const { user } = await open('/payment/directdebit', 'hedvig', {
      worldOptions: { now: () => new Date('2026-05-02T09:00:00Z') },
    });
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    const sure = await dialog(/^Visszavonja/);
    expect(sure.getByText(/^A 2026\. május 5-i terhelés \(12\s400\sFt\) még teljesülhet\.$/)).toBeVisible();
  });

  it('with another try announced says the same on its page, the payments and the overview, and asks who pays', async () => {
    const { user, go, sent } = await open('/payment/directdebit', 'hajnalka');
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    const sure = await dialog(/^Visszavonja/);
    expect(
      sure.getByText(
        /^2026\. március 13-án 12\s400\sFt-ot még beszedhetünk, mert az a beszedés már elindult\. Ezen felül 2026 végéig még 111\s600\sFt/,
      ),
    ).toBeVisible();
    await user.click(sure.getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A visszavonást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    const announced =
      /^2026\. március 13-án 12\s400\sFt-ot még beszedhetünk, .* legyen rá fedezet\. Ha a díj utána is esedékes, fizesse be\./;
    const due = 'A 2026. évi díjából 12 400 Ft esedékes, de várjon vele 2026. március 13-ig.';
    expect(await screen.findByText(due)).toBeVisible();
    expect(screen.getByText(announced)).toBeVisible();
    // What failed is named once on each page.
    const failed = /^Sikertelen beszedés: .* 12\s400\sFt\.$/;
    expect(screen.getByText(failed)).toBeVisible();
    expect((await charges())[0]).toBe('2026. március 13. – 12 400 Ft, bankszámláról');
    expect(screen.queryByText(/^Most nincs teendője/)).not.toBeInTheDocument();

    await go('/app');
    const payments = within(await screen.findByRole('region', { name: '2026. évi befizetések' }));
    expect(await payments.findByText('12 400 Ft esedékes, de várjon vele 2026. március 13-ig')).toBeVisible();
    expect(payments.getByText(announced)).toBeVisible();
    expect(payments.getByText(failed)).toBeVisible();
    expect(payments.getByRole('link', { name: 'Befizetések megnyitása' })).toHaveClass('MuiButton-outlined');
    expect(screen.getByText('március: M, esedékes, de még levonhatjuk')).toBeInTheDocument();

    await go('/payment');
    expect(await screen.findByText(due)).toBeVisible();
    expect(screen.getByText(announced)).toBeVisible();
    expect(screen.getByText(failed)).toBeVisible();
    expect(screen.getByText(/^2026\. március 13-án .* ugyanezt a díjat most ne fizesse be itt is\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mégis most fizetem be' }));
    const question = await dialog('Lehet, hogy kétszer fizeti ki');
    expect(
      question.getByText(/^2026\. március 13-án 12\s400\sFt-ot még beszedhetünk a bankszámlájáról\./),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Mégse' }));
    expect(sent('/startTransaction')).toEqual([]);
  });

  it('of a card that had missed what is due gives the same advice as before: look, then pay with one press', async () => {
    const { user, go, sent } = await open('/payment/regularcredit', 'imre');
    const check = 'Nézze meg a bankkártyája forgalmában, hogy azóta nem vonták-e le.';
    expect(await screen.findByText(check)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    const sure = await dialog(/^Visszavonja/);
    // Who withdraws it knows before what stays due, and until when a charge may come.
    expect(
      sure.getByText(
        /^A most esedékes 12\s400\sFt-ot Önnek kell befizetnie\. Egy már elindított terhelés 2026\. március 15-ig/,
      ),
    ).toBeVisible();
    // The delay isn’t explained twice.
    expect(sure.getAllByText(/még teljesülhet/)).toHaveLength(1);
    expect(
      sure.getByText('A banki átfutás több munkanap. Ami ezután esedékes, azt Önnek kell befizetnie.'),
    ).toBeVisible();
    await user.click(sure.getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A visszavonást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    const stopped = /^Visszavonta a felhatalmazását, .* 2026\. március 15-ig még teljesülhet\.$/;
    const title = 'A 2026. évi díjából 12 400 Ft esedékes.';
    expect(await screen.findByText(stopped)).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(check)).toBeVisible();
    expect(screen.getByText(/^Egy már elindított terhelés 2026\. március 15-ig még teljesülhet\./)).toBeVisible();
    const now = 'Most esedékes – 12 400 Ft, befizetendő';
    expect((await charges())[0]).toBe(now);
    await go('/app');
    const payments = within(await screen.findByRole('region', { name: '2026. évi befizetések' }));
    expect(await payments.findByText('Most fizetendő: 12 400 Ft')).toBeVisible();
    expect(payments.getByText(stopped)).toBeVisible();
    expect(payments.getByText(check)).toBeVisible();
    await go('/payment');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(stopped)).toBeVisible();
    expect(screen.getByText(/^Mielőtt fizet, nézze meg a bankkártyája forgalmában/)).toBeVisible();
    expect((await charges())[0]).toBe(now);
    await user.click(screen.getByRole('button', { name: /^12\s400\sFt befizetése$/ }));
    await waitFor(() => expect(sent('/startTransaction')).toHaveLength(1));
  });

  it('whose charge was awaited may still take it, so who pays is asked', async () => {
    // What was agreed on at signing: the day of the charge is soon.
    const charge = { date: '2026-03-12', amount: 12_400, isExpected: false };
    const { user, go, sent } = await open('/payment/regularcredit', 'imre', {
      prepare: (store) => keepPlan(store.get(), { kind: 'regularCredit', year: 2026, charges: [charge] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    const sure = await dialog(/^Visszavonja/);
    const stays = /^12\s400\sFt most esedékes: 2026\. március 15-ig még levonhatjuk\. Ha utána is esedékes, Önnek/;
    expect(sure.getByText(stays)).toBeVisible();
    await user.click(sure.getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A visszavonást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    const wait =
      /^Felhatalmazását most vonta vissza: .* Várjon 2026\. március 15-ig: ha utána is esedékes, fizesse be\./;
    expect(await screen.findByText(wait)).toBeVisible();
    const title = 'A 2026. évi díjából 12 400 Ft esedékes, de várjon vele 2026. március 15-ig.';
    expect(screen.getByText(title)).toBeVisible();
    const after = '2026. március 15. után, ha még esedékes – 12 400 Ft, befizetendő';
    expect((await charges())[0]).toBe(after);
    await go('/app');
    const payments = within(await screen.findByRole('region', { name: '2026. évi befizetések' }));
    expect(await payments.findByText('12 400 Ft esedékes, de várjon vele 2026. március 15-ig')).toBeVisible();
    expect(screen.getByText(/^(január|február|március): M, esedékes, de még levonhatjuk$/)).toBeInTheDocument();
    expect(payments.getByRole('link', { name: 'Befizetések megnyitása' })).toBeVisible();
    expect(screen.getByText(/^Most nincs teendője: várja meg, levonjuk-e a díját\./)).toBeVisible();
    await go('/payment');
    expect(await screen.findByRole('heading', { name: 'Befizetés' })).toBeVisible();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(wait)).toBeVisible();
    expect(screen.getByText(/^Felhatalmazását most vonta vissza: .* Mielőtt fizet, nézze meg/)).toBeVisible();
    expect((await charges())[0]).toBe(after);
    expect(screen.getByText('Ha addig levonjuk, nem kell befizetnie.')).toBeVisible();
    expect(screen.queryByText('Beszedés alatt')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mégis most fizetem be' }));
    const question = await dialog('Lehet, hogy kétszer fizeti ki');
    expect(question.getByText(/^Felhatalmazását most vonta vissza: .* kétszer fizetheti ki\.$/)).toBeVisible();
    await user.click(question.getByRole('button', { name: /^12\s400\sFt befizetése$/ }));
    await waitFor(() => expect(sent('/startTransaction')).toHaveLength(1));
  });

  it('asks for nothing to be paid meanwhile where nothing is due: it only takes some days to set up', async () => {
    const { user } = await open('/payment/directdebit', 'dora');
    await user.type(await screen.findByRole('textbox', { name: 'Bankszámlaszám' }), '1177301611111018');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    const sure = await dialog(/^Beállítja/);
    expect(sure.getByText('A banki átfutás több munkanap.')).toBeVisible();
    await user.click(sure.getByRole('button', { name: 'Mégse' }));
  });

  it('had nothing under way where it was set up a moment ago, so nobody is warned of a charge', async () => {
    const { user, go } = await open('/payment/regularcredit', 'dora', {
      prepare: (store, world) => {
        for (const debit of world.state.debits)
          if (debit.kr === '123457' && debit.due > '2026-03-10') debit.open = 12_400;
        setRegularCredit(world, personaAccount(world, 'dora'), true, '2026-04-01');
        store.update({ newMandates: ['regularCredit'] });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    await user.click((await dialog(/^Visszavonja/)).getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A visszavonást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    await go('/payment');
    expect(await screen.findByRole('button', { name: 'Befizetés előre' })).toBeVisible();
    expect(screen.queryByText(/^Felhatalmazását most vonta vissza/)).not.toBeInTheDocument();
  });

  it('has no days any more, and its trace goes when another one is set up', async () => {
    const { user, store } = await open('/payment/regularcredit', 'anna', { prepare: signNextYear });
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    await user.click((await dialog(/^Visszavonja/)).getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A visszavonást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    expect(plannedFor(readPlans(), store.get(), 'regularCredit')).toEqual([]);
    expect(screen.getByText('Rendszeres bankkártyás fizetés visszavonva.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await user.click((await dialog(/^Beállítja/)).getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A felhatalmazást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    expect(screen.queryByText('Rendszeres bankkártyás fizetés visszavonva.')).not.toBeInTheDocument();
  });
});

describe('a charge that was missed (UX-18)', () => {
  it('says whether paying now can be taken twice, and that no reason is known', async () => {
    await open('/payment/directdebit', 'hajnalka');
    expect(await screen.findByText('Az okát a bank nem közölte.')).toBeVisible();
    expect(
      screen.getByText(
        /^Bejelentett beszedés: 2026\. március 13\., 12\s400\sFt\. Addig legyen rá fedezet a számláján\. Ha ez sem sikerül, utána online befizetheti\. Ha most is befizeti, lehet, hogy kétszer fizeti ki\.$/,
      ),
    ).toBeVisible();
    // Waiting is advised, so paying is the least of the buttons.
    expect(screen.getByRole('button', { name: 'Mégis most fizetem be' })).toHaveClass('MuiButton-text');
    // The announced collection takes what is due.
    expect((await charges())[0]).toMatch(/^2026\. március 13\. – 12\s400\sFt, bankszámláról$/);
  });

  it('says what isn’t known of a card’s', async () => {
    await open('/payment/regularcredit', 'imre');
    expect(
      await screen.findByText('Azt itt nem látjuk, hogy lesz-e még levonás, és ha elmaradt, miért.'),
    ).toBeVisible();
    expect(screen.getByText('Nézze meg a bankkártyája forgalmában, hogy azóta nem vonták-e le.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^12\s400\sFt befizetése$/ })).toHaveClass('MuiButton-contained');
  });
});

/** Anna's card is charged on the 15th of each month; the service calls March's fee due since the 5th. */
const chargedOnThe15th: PortalVisit['prepare'] = (store, world) => {
  const anna = personaAccount(world, 'anna');
  setRegularCredit(world, anna, true, '2026-03-15');
  keepPlan(store.get(), {
    kind: 'regularCredit',
    year: 2026,
    charges: ['03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month, index) => ({
      date: `2026-${month}-15`,
      amount: 12_400,
      isExpected: index > 0,
    })),
  });
};

describe('a fee that is due some days before the card is charged', () => {
  const noTask = 'Most nincs teendője: a 2026. évi díjából esedékes 12 400 Ft-ot 2026. március 15-én beszedjük.';

  it('is no task: the payments say when it is charged, list it once, and ask who pays all the same (UX-8, UX-18)', async () => {
    const { user, sent } = await open('/payment', 'anna', { prepare: chargedOnThe15th });
    expect(await screen.findByText(noTask)).toBeVisible();
    expect(
      screen.getByText(/^Következő terhelés: 2026\. március 15\., 12\s400\sFt\. Legyen rá fedezet\. Ha nem sikerül/),
    ).toBeVisible();
    const list = await charges();
    expect(list.slice(0, 2)).toEqual([
      '2026. március 15. – 12 400 Ft, bankkártyáról',
      '2026. április 15. (várhatóan) – 12 400 Ft, bankkártyáról',
    ]);
    expect(list).toHaveLength(10);
    expect(await screen.findByText('március: M, beszedés alatt')).toBeInTheDocument();
    expect(screen.queryByText(/eddig nem vontunk le/)).not.toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: 'Rendszeres bankkártyás fizetés' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/payment/regularcredit',
      '/payment/regularcredit',
    ]);
    await user.click(screen.getByRole('button', { name: 'Mégis most fizetem be' }));
    const question = await dialog('Lehet, hogy kétszer fizeti ki');
    expect(
      question.getByText(/^2026\. március 15-én 12\s400\sFt levonása következik a bankkártyájáról\./),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Mégse' }));
    await user.click(await screen.findByRole('button', { name: 'Fizetés' }));
    await dialog('Lehet, hogy kétszer fizeti ki');
    expect(sent('/startTransaction')).toEqual([]);
  });

  it.each(['/app', '/payment/regularcredit'])('is no task on %s either (UX-18)', async (path) => {
    await open(path, 'anna', { prepare: chargedOnThe15th });
    expect(
      await screen.findByText(/^Következő terhelés: 2026\. március 15\., 12\s400\sFt\. Legyen rá fedezet\. Ha nem/),
    ).toBeVisible();
    expect(screen.getByText(/^Most nincs teendője(: a 2026\. évi díjából.*)?$/)).toBeVisible();
    expect(screen.queryByText(/eddig nem vontunk le/)).not.toBeInTheDocument();
  });

  it('isn’t called missed while the result of the charge may be on its way (UX-18)', async () => {
    const day = new Date('2026-03-16T09:00:00Z');
    const { user } = await open('/payment', 'anna', { prepare: chargedOnThe15th, worldOptions: { now: () => day } });
    expect(
      await screen.findByText(
        'Most nincs teendője: a 2026. évi díjából esedékes 12 400 Ft beszedésének eredményét még nem ismerjük.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/Ha 2026\. március 20\. után is esedékes, fizesse be\.$/)).toBeVisible();
    expect((await charges())[0]).toBe('Most esedékes – 12 400 Ft, bankkártyáról');
    await user.click(screen.getByRole('button', { name: 'Mégis most fizetem be' }));
    const question = await dialog('Lehet, hogy kétszer fizeti ki');
    expect(question.getByText(/eredményét még nem ismerjük \(a terhelés napja: 2026\. március 15\.\)/)).toBeVisible();
  });

  it('is missed once that has passed (UX-18)', async () => {
    const day = new Date('2026-03-21T09:00:00Z');
    await open('/payment', 'anna', { prepare: chargedOnThe15th, worldOptions: { now: () => day } });
    expect(
      await screen.findByText('A 2026. évi díjából 12 400 Ft-ot eddig nem vontunk le a bankkártyájáról.'),
    ).toBeVisible();
  });
});
