// @module-tag wide
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { mandatesOf, setRegularCredit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import { renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { account, debitActive, dialog, inSpring, settle } from './support';

const open = (path: string, more: Partial<PortalVisit> = {}) =>
  renderPortal({ path, as: 'anna', worldOptions: inSpring, ...more });

const cardActive: PortalVisit['prepare'] = (_store, world) =>
  void setRegularCredit(world, personaAccount(world, 'anna'), true, '2026-02-01');

const accountField = () => screen.findByRole('textbox', { name: 'Bankszámlaszám' });
const limitField = () => screen.getByRole('textbox', { name: 'Összeghatár' });
const save = () => screen.findByRole('button', { name: 'Mentés' });

const low = /összeghatár ennél kevesebb \(500\sFt\)/;

describe('a direct debit limit below the monthly fee', () => {
  it('is warned of at the field and in the question, and saved only after that question', async () => {
    const { user, sent } = await open('/payment/directdebit');
    await user.click(await accountField());
    await user.paste(account);
    await user.clear(limitField());
    await user.type(limitField(), '500');
    expect(screen.queryByText(low)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(low)).toBeVisible();
    await user.click(await save());
    const question = await dialog('Beállítja a csoportos beszedést?');
    expect(question.getByText(/Az összeghatár \(500\sFt\) kisebb a havi díjnál \(12\s400\sFt\)/)).toBeVisible();
    expect(sent('/setDirectDebitAuth')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Igen' }));
    const done = await dialog('A felhatalmazást rögzítettük');
    expect(sent('/setDirectDebitAuth')).toEqual([{ account, limit: 500 }]);
    // Nothing promises that it is collected later, in words or colour.
    expect(await done.findByText(/ezzel a felhatalmazással nem tudjuk beszedni a díjat/)).toBeVisible();
    await user.click(done.getByRole('button', { name: 'Bezárás' }));
    expect(screen.queryByText(/banki átfutás/)).not.toBeInTheDocument();
    const card = within(screen.getByRole('region', { name: 'Felhatalmazás' }));
    const state = card.getByText('Aktív, de kevés az összeghatár', { selector: '.MuiChip-label' });
    expect(state.parentElement).toHaveClass('MuiChip-colorWarning');
    expect(
      card.getByText(/^Csoportos beszedés rögzítve, de a díjhoz kevés az összeghatár\. Bankszámlaszám:/),
    ).toBeVisible();
    expect(card.queryByText(/^(Aktív|Csoportos beszedés beállítva\..*)$/)).not.toBeInTheDocument();
  });

  it('is told in the question too where Enter is pressed in the field', async () => {
    const { user } = await open('/payment/directdebit');
    await user.click(await accountField());
    await user.paste(account);
    await user.clear(limitField());
    await user.type(limitField(), '500{Enter}');
    expect((await dialog(/^Beállítja/)).getByText(/kisebb a havi díjnál/)).toBeVisible();
  });

  it.each(['12400', '20000'])('is none where the limit is %s', async (typed) => {
    const { user } = await open('/payment/directdebit');
    await user.click(await accountField());
    await user.paste(account);
    await user.clear(limitField());
    await user.type(limitField(), typed);
    await user.click(await save());
    const question = await dialog(/^Beállítja/);
    expect(question.queryByText(/kisebb a havi díjnál/)).not.toBeInTheDocument();
    expect(question.getByText(/^Bankszámlaszám: [\d-]+, összeghatár: (12\s400|20\s000)\sFt$/)).toBeVisible();
    expect(screen.queryByText(/összeghatár ennél kevesebb/)).not.toBeInTheDocument();
  });

  it('of an active mandate is told, and no page promises what it can’t collect', async () => {
    const portal = await open('/payment/directdebit', {
      prepare: async (store, world) => {
        await debitActive(500)(store, world);
        settle(world);
      },
    });
    expect(await screen.findByText(/összeghatára 500\sFt: ezzel nem tudjuk beszedni a díjat/)).toBeVisible();
    expect(await screen.findByText('Nem lesz terhelés')).toBeVisible();
    for (const path of ['/payment', '/app']) {
      await act(() => portal.go(path));
      expect(await screen.findByText(/^12\s400\sFt beszedését az összeghatára \(500\sFt\) nem engedi/)).toBeVisible();
      expect(screen.queryByText(/A bankszámlájáról szedjük be|Következő terhelés:/)).not.toBeInTheDocument();
    }
    await act(() => portal.go('/payment'));
    expect(await screen.findByText(/Ha szeretné, előre is befizetheti/)).toBeVisible();
  });

  it('is named beside a fee that fell due before the mandate, too', async () => {
    await open('/payment', {
      prepare: async (store, world) => {
        await debitActive(500)(store, world);
        store.update({ newMandates: ['directDebit'] });
      },
    });
    expect(await screen.findByText(/^Ezt a felhatalmazása alapján nem szedjük be/)).toBeVisible();
    expect(
      screen.getByText(/^Az összeghatára \(500\sFt\) kisebb a havi díjnál \(12\s400\sFt\), ezért nem tudjuk beszedni/),
    ).toBeVisible();
  });

  it('leaves nothing to collect, so the question of a withdrawal speaks of no charge', async () => {
    const { user } = await open('/payment/directdebit', {
      prepare: async (store, world) => {
        await debitActive(500)(store, world);
        settle(world);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    const question = await dialog('Visszavonja a csoportos beszedést?');
    expect(question.getByText(/^A banki átfutás több munkanap/)).toBeVisible();
    expect(question.queryByText(/-[ei] terhelés \(/)).not.toBeInTheDocument();
  });

  it('that the service leaves out of an active mandate is neither filled with the fee, an empty field nor a dash', async () => {
    await open('/payment/directdebit', {
      prepare: async (store, world) => {
        await debitActive(20_000)(store, world);
        addFault(world, { call: '/getDirectDebitData', kind: 'gaps', field: 'limit' });
      },
    });
    await accountField();
    expect(screen.queryByRole('textbox', { name: 'Összeghatár' })).not.toBeInTheDocument();
    expect(screen.queryByText('Összeghatár', { selector: 'dt' })).not.toBeInTheDocument();
  });
});

describe('the other mandate', () => {
  it.each([
    [
      'regular card payment while direct debit is active',
      '/payment/regularcredit',
      debitActive(20_000),
      /A csoportos beszedése aktív/,
      'Csoportos beszedés',
      '/payment/directdebit',
      '/setRegularCreditAuth',
    ],
    [
      'direct debit while regular card payment is active',
      '/payment/directdebit',
      cardActive,
      /A rendszeres bankkártyás fizetése aktív/,
      'Rendszeres bankkártyás fizetés',
      '/payment/regularcredit',
      '/setDirectDebitAuth',
    ],
  ])('is named before %s is sent: both would collect', async (_what, path, prepare, text, link, to, call) => {
    const { user, sent } = await open(path, { prepare });
    expect(await screen.findByText(text)).toBeVisible();
    const links = screen.getAllByRole('link', { name: link });
    expect(links.some((one) => one.getAttribute('href') === to && one.closest('main') !== null)).toBe(true);
    const field = screen.queryByRole('textbox', { name: 'Bankszámlaszám' });
    if (field !== null) {
      await user.click(field);
      await user.paste(account);
    }
    await user.click(await save());
    const question = await dialog(/^Beállítja/);
    expect(question.getByText(/mindkettő terhelhet/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(call)).toEqual([]);
  });

  it('is told where both are active', async () => {
    const portal = await open('/payment/regularcredit', {
      prepare: async (store, world) => {
        await debitActive(20_000)(store, world);
        await cardActive(store, world);
      },
    });
    expect(await screen.findByText('Két felhatalmazása is aktív.')).toBeVisible();
    await act(() => portal.go('/payment/directdebit'));
    expect(await screen.findByText('Két felhatalmazása is aktív.')).toBeVisible();
  });

  it('is not claimed where it isn’t known', async () => {
    const { user } = await open('/payment/regularcredit', {
      prepare: async (store, world) => {
        await debitActive(20_000)(store, world);
        addFault(world, { call: '/getDirectDebitData', kind: '500' });
      },
    });
    await user.click(await save());
    const question = await dialog(/^Beállítja/);
    expect(question.queryByText(/mindkettő/)).not.toBeInTheDocument();
    expect(question.getByText(/^Kezdő dátum: \d{4}\./)).toBeVisible();
    expect(screen.queryByText(/csoportos beszedése aktív/)).not.toBeInTheDocument();
  });
});

it('an active regular card payment shows its state and can be withdrawn, without a form that names today', async () => {
  await open('/payment/regularcredit', { prepare: cardActive });
  expect(await screen.findByRole('button', { name: 'Visszavonás' })).toBeEnabled();
  expect(screen.getByText('Aktív', { selector: '[role=status] *' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByText(/2026\. március 10/)).not.toBeInTheDocument();
  expect(await save()).toBeDisabled();
});

it('the question says who pays what falls due before the bank has the mandate', async () => {
  const { user, world } = await open('/payment/regularcredit');
  expect(mandatesOf(world, '123456').regularCredit.active).toBe(false);
  await user.click(await save());
  const who =
    /Ami addig esedékes, azt nem szedjük be, a most esedékes 12\s400\sFt-ot sem: Önnek kell más módon befizetnie/;
  expect((await dialog(/^Beállítja/)).getByText(who)).toBeVisible();
});
