// @module-tag wide
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { announceCollection, mandatesOf, setRegularCredit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import { keepPlan, plannedFor, readPlans } from '../../../src/session/chargePlans';
import { heading } from '../../setup/renderPortal';
import { amountField, charges, dialog, openInSpring, payButton, signNextYear } from './support';

describe('a mandate that was withdrawn', () => {
  it.each([
    ['2026-03-06', true],
    ['2026-03-04', false],
  ])(
    'is known at a later sign-in on this device, and warned of while a charge may be under way: withdrawn on %s, %s',
    async (day, isUnderWay) => {
      const { go } = await openInSpring('/payment/regularcredit', 'anna', {
        prepare: (store) =>
          keepPlan(store.get(), {
            kind: 'regularCredit',
            year: 2026,
            charges: [],
            withdrawn: { at: new Date(`${day}T09:00:00Z`).getTime(), isAwaited: false },
          }),
      });
      await screen.findByRole('button', { name: 'Mentés' });
      expect(screen.getByText(/^Időpontja: 2026\. március/)).toBeVisible();
      await go('/payment');
      await heading('Befizetés');
      await amountField();
      expect(
        screen.queryAllByText(/^Visszavonta a felhatalmazását, ezért ezt a díjat Önnek kell befizetnie/),
      ).toHaveLength(isUnderWay ? 1 : 0);
      expect(screen.queryAllByText(/^A felhatalmazását 2026\. március 4-én visszavonta/)).toHaveLength(
        isUnderWay ? 0 : 1,
      );
    },
  );

  it('is told with its limit and the moment for the session, also after another page', async () => {
    const { user, go } = await openInSpring('/payment/directdebit', 'hedvig');
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    const sure = await dialog(/^Visszavonja/);
    // The next charge is expected after the days that a withdrawal takes.
    expect(
      sure.getByText(
        /^A 2026\. április 5-i terhelés \(12\s400\sFt\) már nem indul el: azt Önnek kell befizetnie\. Ezen felül 2026 végéig még 99\s200\sFt/,
      ),
    ).toBeVisible();
    await user.click(sure.getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A visszavonást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    await go('/app');
    await heading('Áttekintés');
    expect(
      await screen.findByText(/^Visszavonta a felhatalmazását, .* még teljesülhet: addig ne fizessen előre\./),
    ).toBeVisible();
    await go('/payment');
    await heading('Befizetés');
    // A charge of it may be under way, so the page doesn't invite to pay ahead.
    expect(
      await screen.findByText(
        /^Visszavonta a felhatalmazását, ezért a későbbi díjakat Önnek kell befizetnie\. .* 2026\. március 15-ig még teljesülhet: addig ne fizessen előre\.$/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Befizetés előre' })).not.toBeInTheDocument();
    await go('/payment/directdebit');
    await heading('Csoportos beszedés');
    expect(await screen.findByText('Csoportos beszedés visszavonva.')).toBeVisible();
    expect(screen.getByText('Időpontja: 2026. március 10., 10:00.')).toBeVisible();
    expect(screen.getByText('Összeghatára 20 000 Ft volt.')).toBeVisible();
    expect(Object.values(window.sessionStorage).join()).not.toContain('11773016');
  });

  it('within days of its next charge may still collect it, as the question says', async () => {
    const { user } = await openInSpring('/payment/directdebit', 'hedvig', {
      worldOptions: { now: () => new Date('2026-05-02T09:00:00Z') },
    });
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    const sure = await dialog(/^Visszavonja/);
    expect(
      sure.getByText(
        /^A 2026\. május 5-i terhelés \(12\s400\sFt\) még teljesülhet\. Ezen felül 2026 végéig még 86\s800\sFt esedékes/,
      ),
    ).toBeVisible();
  });

  it('with another try announced says the same on its page, the payments and the overview, and asks who pays', async () => {
    const { user, go, sent } = await openInSpring('/payment/directdebit', 'hajnalka');
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
    expect(screen.queryByText(/^Most nincs befizetnivalója/)).not.toBeInTheDocument();

    await go('/app');
    await heading('Áttekintés');
    const payments = within(await screen.findByRole('region', { name: '2026. évi befizetések' }));
    expect(await payments.findByText('12 400 Ft esedékes, de várjon vele 2026. március 13-ig')).toBeVisible();
    expect(payments.getByText(announced)).toBeVisible();
    expect(payments.getByText(failed)).toBeVisible();
    expect(payments.getByRole('link', { name: 'Befizetések megnyitása' })).toHaveClass('MuiButton-outlined');
    expect(screen.getByText('március: M, esedékes, de még levonhatjuk')).toBeInTheDocument();

    await go('/payment');
    await heading('Befizetés');
    expect(await screen.findByText(due)).toBeVisible();
    expect(screen.getByText(announced)).toBeVisible();
    expect(screen.getByText(failed)).toBeVisible();
    expect(
      screen.getByText(/^2026\. március 13-án .* Ha most is befizeti, ugyanazt a díjat kétszer fizetheti ki\.$/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mégis most fizetem be' }));
    const question = await dialog('Lehet, hogy kétszer fizeti ki');
    expect(
      question.getByText(/^2026\. március 13-án 12\s400\sFt-ot még beszedhetünk a bankszámlájáról\./),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Mégse' }));
    expect(sent('/startTransaction')).toEqual([]);
  });

  it('in an earlier session still warns of what it has announced, so that it isn’t paid twice', async () => {
    const { user, go, sent } = await openInSpring('/payment', 'hedvig', {
      prepare: (_store, world) => {
        const mandates = mandatesOf(world, '345601');
        announceCollection(world, '345601', '2026-04-05', 12_400);
        mandates.directDebit = { ...mandates.directDebit, account: '', from: '', to: '', limit: 0, active: false };
      },
    });
    const announced =
      /^2026\. április 5-én 12\s400\sFt-ot még beszedhetünk, .* legyen rá fedezet\. Ha a díj utána is esedékes/;
    expect(await screen.findByText(announced)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Befizetés előre' })).not.toBeInTheDocument();
    expect((await charges())[0]).toBe('2026. április 5. – 12 400 Ft, bankszámláról');
    const amount = await amountField();
    await user.clear(amount);
    await user.type(amount, '12400');
    await user.click(await payButton());
    const question = await dialog('Lehet, hogy kétszer fizeti ki');
    expect(question.getByText(/^2026\. április 5-én 12\s400\sFt-ot még beszedhetünk a bankszámlájáról/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Mégse' }));
    expect(sent('/startTransaction')).toEqual([]);
    await go('/app');
    await heading('Áttekintés');
    expect(await screen.findByText(announced)).toBeVisible();
    await go('/payment/directdebit');
    await heading('Csoportos beszedés');
    expect(await screen.findByText(announced)).toBeVisible();
  });

  it('of a card that had missed what is due gives the same advice as before: look, then pay with one press', async () => {
    const { user, go, sent } = await openInSpring('/payment/regularcredit', 'imre');
    const check =
      'Nézze meg a bankkártyája forgalmában, hogy azóta nem vonták-e le. Egy terhelés mindig a legrégebbi díjat fizeti ki.';
    expect(await screen.findByText(check)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    const sure = await dialog(/^Visszavonja/);
    // Who withdraws it knows before what stays due, and until when a charge may come.
    expect(
      sure.getByText(
        /^A most esedékes 12\s400\sFt-ot Önnek kell befizetnie\. Egy korábban elindított terhelés 2026\. március 15-ig/,
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
    expect(screen.getByText(/^Egy korábban elindított terhelés 2026\. március 15-ig még teljesülhet\./)).toBeVisible();
    expect((await charges())[0]).toBe('Most esedékes – 12 400 Ft, befizetendő');
    await go('/app');
    await heading('Áttekintés');
    const payments = within(await screen.findByRole('region', { name: '2026. évi befizetések' }));
    expect(await payments.findByText('Most fizetendő: 12 400 Ft')).toBeVisible();
    expect(payments.getByText(stopped)).toBeVisible();
    expect(payments.getByText(check)).toBeVisible();
    await go('/payment');
    await heading('Befizetés');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(stopped)).toBeVisible();
    expect(screen.getByText(/^Mielőtt fizet, nézze meg a bankkártyája forgalmában/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^12\s400\sFt befizetése$/ }));
    await waitFor(() => expect(sent('/startTransaction')).toHaveLength(1));
  });

  it('whose charge was awaited may still take it, so who pays is asked', async () => {
    // What was agreed on at signing: the day of the charge is soon.
    const charge = { date: '2026-03-12', amount: 12_400, isExpected: false };
    const { user, go, sent } = await openInSpring('/payment/regularcredit', 'imre', {
      prepare: (store) => keepPlan(store.get(), { kind: 'regularCredit', year: 2026, charges: [charge] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    const sure = await dialog(/^Visszavonja/);
    const stays = /^12\s400\sFt most esedékes: 2026\. március 15-ig még levonhatjuk\. Ha utána is esedékes, Önnek/;
    expect(sure.getByText(stays)).toBeVisible();
    await user.click(sure.getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A visszavonást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    const wait =
      /^Felhatalmazását nemrég vonta vissza: .* Várjon 2026\. március 15-ig: ha utána is esedékes, fizesse be\./;
    expect(await screen.findByText(wait)).toBeVisible();
    const title = 'A 2026. évi díjából 12 400 Ft esedékes, de várjon vele 2026. március 15-ig.';
    expect(screen.getByText(title)).toBeVisible();
    const after = '2026. március 15. után, ha még esedékes – 12 400 Ft, befizetendő';
    expect((await charges())[0]).toBe(after);
    await go('/app');
    await heading('Áttekintés');
    const payments = within(await screen.findByRole('region', { name: '2026. évi befizetések' }));
    expect(await payments.findByText('12 400 Ft esedékes, de várjon vele 2026. március 15-ig')).toBeVisible();
    expect(screen.getByText(/^(január|február|március): M, esedékes, de még levonhatjuk$/)).toBeInTheDocument();
    expect(payments.getByRole('link', { name: 'Befizetések megnyitása' })).toBeVisible();
    await go('/payment');
    await heading('Befizetés');
    expect(await screen.findByRole('heading', { name: 'Befizetés' })).toBeVisible();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(wait)).toBeVisible();
    expect(screen.getByText(/^Felhatalmazását nemrég vonta vissza: .* kétszer fizetheti ki\.$/)).toBeVisible();
    expect((await charges())[0]).toBe(after);
    expect(screen.getByText('Ha addig levonjuk, nem kell befizetnie.')).toBeVisible();
    expect(screen.queryByText('Beszedés alatt')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mégis most fizetem be' }));
    const question = await dialog('Lehet, hogy kétszer fizeti ki');
    expect(question.getByText(/^Felhatalmazását nemrég vonta vissza: .* kétszer fizetheti ki\.$/)).toBeVisible();
    await user.click(question.getByRole('button', { name: /^12\s400\sFt befizetése$/ }));
    await waitFor(() => expect(sent('/startTransaction')).toHaveLength(1));
  });

  it('asks for nothing to be paid meanwhile where nothing is due: it only takes some days to set up', async () => {
    const { user } = await openInSpring('/payment/directdebit', 'dora');
    await user.type(await screen.findByRole('textbox', { name: 'Bankszámlaszám' }), '1177301611111018');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    const sure = await dialog(/^Beállítja/);
    expect(sure.getByText('A banki átfutás több munkanap.')).toBeVisible();
    await user.click(sure.getByRole('button', { name: 'Mégse' }));
  });

  it('had nothing under way where it was set up a moment ago, so nobody is warned of a charge', async () => {
    const { user, go } = await openInSpring('/payment/regularcredit', 'dora', {
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
    await heading('Befizetés');
    expect(await screen.findByRole('button', { name: 'Befizetés előre' })).toBeVisible();
    expect(screen.queryByText(/^Felhatalmazását nemrég vonta vissza/)).not.toBeInTheDocument();
  });

  it('has no days any more, and its trace goes when another one is set up', async () => {
    const { user, store } = await openInSpring('/payment/regularcredit', 'anna', { prepare: signNextYear });
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
