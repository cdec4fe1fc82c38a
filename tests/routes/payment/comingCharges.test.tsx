// @module-tag wide
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { setRegularCredit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import { keepPlan } from '../../../src/session/chargePlans';
import type { PortalVisit } from '../../setup/renderPortal';
import { card, charges, dialog, openInSpring, plain, signNextYear } from './support';

const fact = (label: string) =>
  plain(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? undefined);

const months = ['április', 'május', 'június', 'július', 'augusztus', 'szeptember', 'október', 'november', 'december'];
/** That day of each month that is left. */
const monthsOn = (day: number): string[] => months.map((month) => `${month} ${day}.`);

describe('the coming charges', () => {
  it.each(['/payment/directdebit', '/payment'])('are listed by day, amount and way on %s', async (path) => {
    await openInSpring(path, 'hedvig');
    expect(await charges()).toEqual(monthsOn(5).map((day) => `2026. ${day} (várhatóan) – 12 400 Ft, bankszámláról`));
  });

  it('of a direct debit begin with the next one among its data', async () => {
    await openInSpring('/payment/directdebit', 'hedvig');
    await charges();
    expect(fact('Következő terhelés')).toBe('2026.04.05. (várhatóan), 12 400 Ft');
  });

  it('of a card are those that were agreed on when it was set up, shown with its first day', async () => {
    const { user } = await openInSpring('/payment/regularcredit', 'anna');
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

  it('of a card whose days nobody knows claim none, and no start date', async () => {
    await openInSpring('/payment/regularcredit', 'imre');
    expect(await charges()).toEqual(['Most esedékes – 12 400 Ft, befizetendő', '2026. december 31-ig – 111 600 Ft']);
    // It may be for what was missed.
    expect(fact('Következő terhelés')).toBe('Nem tudjuk, lesz-e még terhelés');
    expect(screen.getByText(/^Hogy melyik bankkártyája van regisztrálva, .* itt nem is cserélheti le\./)).toBeVisible();
    expect(screen.queryByText('Kezdő dátum')).not.toBeInTheDocument();
  });

  it('include next year’s from the day of signing on', async () => {
    await openInSpring('/payment', 'anna', { prepare: signNextYear });
    await waitFor(async () => expect(await charges()).toHaveLength(3));
    // What is due now stands at the top of the page, with its button.
    expect(await charges()).toEqual([
      '2026. december 31-ig – 111 600 Ft',
      '2027. március 1. – 9 900 Ft, bankkártyáról',
      '2027. április 1. (várhatóan) – 9 900 Ft, bankkártyáról',
    ]);
  });

  it('read the same in English', async () => {
    await openInSpring('/payment/regularcredit', 'imre', { language: 'en' });
    expect(await charges('Upcoming charges')).toEqual([
      'Due now – 12,400 Ft, to be paid by you',
      'By 31 December 2026 – 111,600 Ft',
    ]);
  });

  it('are not claimed where the sum that is due can’t be read', async () => {
    await openInSpring('/payment/directdebit', 'hedvig', {
      prepare: (_store, world) => addFault(world, { call: '/getAmounts', kind: '500' }),
    });
    expect(await screen.findByRole('textbox', { name: 'Összeghatár' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Következő díjak' })).not.toBeInTheDocument();
  });

  it('claim nobody to take them where a mandate can’t be read', async () => {
    await openInSpring('/payment', 'anna', {
      prepare: (_store, world) => addFault(world, { call: '/getDirectDebitData', kind: '500' }),
    });
    expect(await charges()).toEqual(['2026. december 31-ig – 111 600 Ft']);
  });

  it('are saved to a calendar with one press, under names that stay the same', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:dijak';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await openInSpring('/payment', 'anna', { prepare: signNextYear });
    await waitFor(async () => expect(await charges()).toHaveLength(3));
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

describe('a charge that was missed', () => {
  it('says whether paying now can be taken twice, and that no reason is known', async () => {
    await openInSpring('/payment/directdebit', 'hajnalka');
    expect(await screen.findByText('Az okát a bank nem közölte.')).toBeVisible();
    expect(screen.getByText(/^Bejelentett beszedés: 2026\. március 13\., 12\s400\sFt\.$/)).toBeVisible();
    expect(
      screen.getByText(
        'Legyen rá fedezet. Ha nem sikerül, utána online befizetheti. Ha most is befizeti, lehet, hogy kétszer fizeti ki.',
      ),
    ).toBeVisible();
    // Waiting is advised, so paying is the least of the buttons.
    expect(screen.getByRole('button', { name: 'Mégis most fizetem be' })).toHaveClass('MuiButton-text');
    // The announced collection takes what is due.
    expect((await charges())[0]).toMatch(/^2026\. március 13\. – 12\s400\sFt, bankszámláról$/);
  });

  it('says what isn’t known of a card’s', async () => {
    await openInSpring('/payment/regularcredit', 'imre');
    expect(await screen.findByText(/^Nem látjuk, miért maradt el, és hogy levonjuk-e még\./)).toBeVisible();
    expect(
      screen.getByText(
        'Nézze meg a bankkártyája forgalmában, volt-e azóta újabb terhelés. Ha volt, néhány napon belül itt is látszik.',
      ),
    ).toBeVisible();
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
  const noTask = 'Most nincs befizetnivalója: a 2026. évi díjából esedékes 12 400 Ft-ot 2026. március 15-én beszedjük.';

  it('is no task: the payments say when it is charged, list it once, and ask who pays all the same (UX-8)', async () => {
    const { user, sent } = await openInSpring('/payment', 'anna', { prepare: chargedOnThe15th });
    expect(await screen.findByText(noTask)).toBeVisible();
    expect(screen.getByText(/^Következő terhelés: 2026\. március 15\., 12\s400\sFt\.$/)).toBeVisible();
    expect(screen.getByText(/^Legyen rá fedezet\. Ha nem sikerül, utána online befizetheti\./)).toBeVisible();
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

  it.each(['/app', '/payment/regularcredit'])('is no task on %s either', async (path) => {
    await openInSpring(path, 'anna', { prepare: chargedOnThe15th });
    expect(await screen.findByText(/^Következő terhelés: 2026\. március 15\., 12\s400\sFt\.$/)).toBeVisible();
    expect(screen.getByText(/^Legyen rá fedezet\. Ha nem sikerül, utána online befizetheti\./)).toBeVisible();
    expect(screen.getByText(/^Most nincs befizetnivalója(: a 2026\. évi díjából.*)?$/)).toBeVisible();
    expect(screen.queryByText(/eddig nem vontunk le/)).not.toBeInTheDocument();
  });

  it('isn’t called missed while the result of the charge may be on its way', async () => {
    const day = new Date('2026-03-16T09:00:00Z');
    const { user } = await openInSpring('/payment', 'anna', {
      prepare: chargedOnThe15th,
      worldOptions: { now: () => day },
    });
    expect(
      await screen.findByText(
        'Most nincs befizetnivalója: a 2026. évi díjából esedékes 12 400 Ft beszedésének eredményét még nem ismerjük.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/Ha 2026\. március 20\. után is esedékes, fizesse be\.$/)).toBeVisible();
    expect((await charges())[0]).toBe('Most esedékes – 12 400 Ft, bankkártyáról');
    await user.click(screen.getByRole('button', { name: 'Mégis most fizetem be' }));
    const question = await dialog('Lehet, hogy kétszer fizeti ki');
    expect(question.getByText(/eredményét még nem ismerjük \(a terhelés napja: 2026\. március 15\.\)/)).toBeVisible();
  });

  it('is missed once that has passed', async () => {
    const day = new Date('2026-03-21T09:00:00Z');
    await openInSpring('/payment', 'anna', { prepare: chargedOnThe15th, worldOptions: { now: () => day } });
    expect(
      await screen.findByText('A 2026. évi díjából 12 400 Ft-ot eddig nem vontunk le a bankkártyájáról.'),
    ).toBeVisible();
  });
});
