import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';

import { noonOf } from '../../../mocks/control';
import { addFault } from '../../../mocks/faults';
import { applyConfig, builtConfig } from '../../../src/config';
import { freshValues, paymentDrafts } from '../../../src/routes/payment/pay/payValues';
import { configureLinks } from '../../setup/configureLinks';
import { itEach } from '../../setup/itEach';
import { noteDepartures } from '../../setup/navigation';
import { heading, renderPortal } from '../../setup/renderPortal';
import { amountField, debitActive, grouped, inSpring, payButton, settle } from './support';

const openPayments = (as: string, more: Partial<Parameters<typeof renderPortal>[0]> = {}) =>
  renderPortal({ path: '/payment', as, worldOptions: inSpring, ...more });

/** A figure beside the bar, by its name. */
const figure = async (name: string) => {
  const fees = await screen.findByRole('region', { name: '2026. évi díjak' });
  return within(fees).getByText(name).nextElementSibling;
};

const left = noteDepartures();

describe('a member’s payments', () => {
  it('show what is due now and later, and what was invoiced, with the next thing to do and one button for it (PAY-1)', async () => {
    const { sent } = await openPayments('anna');
    await heading('Befizetés');
    expect(await screen.findByText('A 2026. évi díjából 12 400 Ft esedékes.')).toBeVisible();
    expect(await figure('Most esedékes')).toHaveTextContent('12 400 Ft');
    expect(await figure('Később, 2026 végéig')).toHaveTextContent('111 600 Ft');
    // January and February, 12 400 Ft each.
    await waitFor(async () => expect(await figure('2026. évi számlák')).toHaveTextContent('24 800 Ft'));
    // The fees of the months that are paid.
    expect(await figure('Befizetve')).toHaveTextContent('24 800 Ft');
    expect(sent('/getAmounts')).toContainEqual({ kr: '123456', year: 2026 });
    // What to do comes before everything that explains it.
    const contracts = screen.getByRole('heading', { name: 'Szerződései' });
    const payNow = screen.getByRole('button', { name: /^12\s400\sFt befizetése$/ });
    expect(payNow.compareDocumentPosition(contracts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    expect(await amountField()).toHaveValue(grouped('12 400'));
  });

  it('of a debt take one press to the bank, with the sum that is named and the method used last (UX-7)', async () => {
    const { user, sent } = await openPayments('anna', {
      prepare: (store) => store.memberStorage.save('payment.method', { method: '11' }),
    });
    const amount = await amountField();
    await user.clear(amount);
    await user.type(amount, '5');
    await user.click(screen.getByRole('button', { name: /^12\s400\sFt befizetése$/ }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(sent('/startTransaction')).toEqual([expect.objectContaining({ amount: 12_400, method: '11' })]);
  });

  it('of a debt lead the focus to what is wrong below (ERR-7)', async () => {
    const { user, sent } = await openPayments('anna', {
      prepare: (store) => store.memberStorage.save('payment.method', { method: 'A' }),
    });
    await amountField();
    await user.click(screen.getByRole('checkbox', { name: 'A kártya a saját nevemre szól' }));
    await user.click(screen.getByRole('button', { name: /^12\s400\sFt befizetése$/ }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Kérjük, javítsa a következőket:' })).toHaveFocus());
    expect(sent('/startTransaction')).toEqual([]);
  });

  it('of a debt can be paid although the reply names less for the year (PAY-2)', { tags: ['wide'] }, async () => {
    const { sent, user } = await openPayments('anna', {
      prepare: (_store, world) =>
        addFault(world, { call: '/getAmounts', kind: 'fields', fields: { currentDebit: 12_400, allDebit: 0 } }),
    });
    expect(await amountField()).toHaveValue(grouped('12 400'));
    await user.click(screen.getByRole('button', { name: /^12\s400\sFt befizetése$/ }));
    await waitFor(() => expect(sent('/startTransaction')).toHaveLength(1));
  });

  it('can be no more than what is due now, where the reply names less for the year (PAY-2)', async () => {
    const { sent, user } = await openPayments('anna', {
      prepare: (_store, world) =>
        addFault(world, { call: '/getAmounts', kind: 'fields', fields: { currentDebit: 5_000, allDebit: 3_000 } }),
    });
    const amount = await amountField();
    await user.clear(amount);
    await user.type(amount, '5001');
    await user.click(await payButton());
    await waitFor(() => expect(amount).toBeInvalid());
    expect(sent('/startTransaction')).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '5000');
    await user.click(await payButton());
    await waitFor(() => expect(sent('/startTransaction')).toEqual([expect.objectContaining({ amount: 5_000 })]));
  });

  it('that failed comes back with its amount, up to what is due now (PAY-2, PAY-15)', async () => {
    await openPayments('anna', {
      prepare: (store, world) => {
        addFault(world, { call: '/getAmounts', kind: 'fields', fields: { currentDebit: 5_000, allDebit: 3_000 } });
        store.memberStorage.save(paymentDrafts.failed, { ...freshValues({ currentDebit: 4_000 }), method: '11' });
      },
    });
    expect(await amountField()).toHaveValue(grouped('4 000'));
    expect(screen.getByRole('radio', { name: 'Motivációs kártya' })).toBeChecked();
  });

  it('that are not due yet are only filled in: paying ahead is nothing to do by accident (UX-7)', async () => {
    const { user, sent } = await openPayments('anna', {
      prepare: (_store, world) =>
        addFault(world, { call: '/getAmounts', kind: 'fields', fields: { currentDebit: 0, allDebit: 37_200 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Befizetés előre' }));
    expect(await amountField()).toHaveFocus();
    expect(await amountField()).toHaveValue(grouped('37 200'));
    expect(sent('/startTransaction')).toEqual([]);
  });

  it('do without the sum of the invoices when they can’t be read, and say so (PAY-1)', async () => {
    await openPayments('anna', { prepare: (_store, world) => addFault(world, { call: '/listInvoices', kind: '500' }) });
    expect(await screen.findByText('A 2026. évi számlák összegét most nem tudjuk megmutatni.')).toBeVisible();
    expect(await figure('Most esedékes')).toHaveTextContent('12 400 Ft');
    expect(screen.queryByText('2026. évi számlák')).not.toBeInTheDocument();
    expect(await payButton()).toBeEnabled();
  });

  it('call a debt overdue only after HAS_DEBT (PAY-1)', async () => {
    const { user } = await openPayments('anna', {
      prepare: (_store, world) => addFault(world, { call: '/startTransaction', kind: 'code', code: 'HAS_DEBT' }),
    });
    await user.click(await payButton());
    expect(await screen.findByText('A 2026. évi díjából 12 400 Ft lejárt.')).toBeVisible();
  });

  it('show an overpayment as such, and fill in no amount (PAY-1, PAY-15)', async () => {
    await openPayments('anna', {
      prepare: (_store, world) =>
        addFault(world, { call: '/getAmounts', kind: 'fields', fields: { currentDebit: -500, allDebit: 37_200 } }),
    });
    expect(
      await screen.findByText(/^Most nincs esedékes díja: a 2026\. évi díjaira 500\sFt túlfizetése van\.$/),
    ).toBeVisible();
    // The year's sum holds it already (PAY-1), so nobody takes it off again.
    const rest = /^2026 végéig még 37\s200\sFt lesz esedékes\. Ebből a .*Ft túlfizetését már levontuk\.$/;
    expect(screen.getByText(rest)).toBeVisible();
    expect(await figure('Túlfizetés')).toHaveTextContent('500 Ft');
    expect(await amountField()).toHaveValue('');
  });

  it('say what an overpayment covers, so that the figures add up to what was paid', async () => {
    await openPayments('anna', {
      prepare: (_store, world) =>
        addFault(world, {
          call: '/getAmounts',
          kind: 'fields',
          fields: { currentDebit: -500_000, allDebit: -390_000 },
        }),
    });
    expect(await figure('Túlfizetés')).toHaveTextContent('390 000 Ft');
    expect(
      screen.getByText(/^A 2026 végéig még esedékes 110\s000\sFt díját is a túlfizetése fizeti ki; a feltüntetett/),
    ).toBeVisible();
  });

  it('name the latest collection beside the sums it belongs to, for a month', async () => {
    await openPayments('hedvig', { worldOptions: { now: () => new Date('2026-03-20T09:00:00Z') } });
    expect(
      await screen.findByText(/^Legutóbbi beszedés a bankszámlájáról: 12\s400\sFt \(2026\. március 12\.\)\.$/),
    ).toBeVisible();
  });

  it('say whom to ask about an overpayment that nothing is left to take it off (PAY-1)', async () => {
    onTestFinished(() => applyConfig(builtConfig));
    applyConfig({ ...builtConfig, care: { phone: '+36 1 234 5678' } });
    await openPayments('anna', {
      prepare: (_store, world) =>
        addFault(world, { call: '/getAmounts', kind: 'fields', fields: { currentDebit: -500, allDebit: -500 } }),
    });
    const advice = await screen.findByText(
      /^Hogy mi legyen a túlfizetésével, azt az ügyfélszolgálatunkkal beszélheti meg\./,
    );
    expect(within(advice).getByRole('link', { name: '+36 1 234 5678' })).toBeVisible();
  });

  it('can be asked for again when the amounts could not be read (ERR-2)', { tags: ['wide'] }, async () => {
    const { user } = await openPayments('anna', {
      prepare: (_store, world) => addFault(world, { call: '/getAmounts', kind: '500', times: 1 }),
    });
    expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }));
    expect(await amountField()).toHaveValue(grouped('12 400'));
  });

  it('are asked for again together with the invoices, and the focus stays on the page (ERR-2, A11Y-2)', async () => {
    const { user } = await openPayments('anna', {
      prepare: (_store, world) => {
        addFault(world, { call: '/getAmounts', kind: '500', times: 1 });
        addFault(world, { call: '/listInvoices', kind: '500', times: 1 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
    expect(await amountField()).toHaveValue(grouped('12 400'));
    await waitFor(() =>
      expect(screen.queryByText(/számlák összegét most nem tudjuk megmutatni/)).not.toBeInTheDocument(),
    );
    expect(document.body).not.toHaveFocus();
  });

  it('of somebody who has paid everything lead to the invoices, and offer nothing to pay (PAY-1)', async () => {
    await openPayments('dora');
    expect(await screen.findByText('A 2026. évi díjaival nincs teendője.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Számlák megtekintése' })).toHaveAttribute('href', '/invoices');
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  });

  it('say what a part of the debt leaves, before it is paid', async () => {
    const { user } = await openPayments('denes');
    const amount = await screen.findByRole('textbox', { name: 'Befizetendő összeg' });
    expect(screen.queryByText(/marad esedékes/)).not.toBeInTheDocument();
    await user.clear(amount);
    await user.type(amount, '15000');
    expect(amount).toHaveAccessibleDescription(
      /Ezután még 22\s200\sFt marad esedékes: a kártyája addig nem lesz használható\.$/,
    );
    await user.clear(amount);
    await user.type(amount, '37200');
    expect(screen.queryByText(/marad esedékes/)).not.toBeInTheDocument();
  });

  it('of somebody whose card is blocked say why, what lifts it, and of how many months the debt is (PAY-1, UX-30)', async () => {
    await openPayments('denes');
    expect(await screen.findByText('A kártyája tartozás miatt nem használható. Állapota: Korlátozott.')).toBeVisible();
    expect(await screen.findByText(/^3 havi díj \(január, február és március\): 3 × 12\s400\sFt\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^37\s200\sFt befizetése$/ })).toBeEnabled();
  });

  it('after a part of a debt was paid still name the months of whole fees, and what is beside them', async () => {
    const rest = 3 * 12_400 - 15_000;
    const fields = { currentDebit: rest, allDebit: rest + 9 * 12_400 };
    await openPayments('denes', {
      prepare: (_store, world) => addFault(world, { call: '/getAmounts', kind: 'fields', fields }),
    });
    expect(
      await screen.findByText(
        /^Egy havi díj \(március\): 12\s400\sFt\. Ezen felül 9\s800\sFt hátralék, valószínűleg az előző hónapról\.$/,
      ),
    ).toBeVisible();
  });

  it.each([
    ['of a fee that a mandate collects warn of paying it twice, and don’t press for it', 20_000, 1],
    ['of a fee over the mandate’s limit can be paid ahead as usual', 500, 0],
  ])('%s', async (_what, limit, warnings) => {
    await openPayments('anna', {
      prepare: async (store, world) => {
        await debitActive(limit)(store, world);
        settle(world);
      },
    });
    const pay = await payButton();
    await waitFor(() =>
      expect(screen.queryAllByText('A később esedékes díjakat automatikusan beszedjük')).toHaveLength(warnings),
    );
    expect(pay.classList.contains('MuiButton-contained')).toBe(warnings === 0);
  });

  itEach(
    [
      ['takes next year’s contracts', 'dora', '2026-12-10', 'A szerződése 2026. december 31-én lejár.'],
      ['doesn’t take them yet', 'klara', '2026-12-20', 'A 2026. évi díjaival nincs teendője.'],
      ['has next year’s contract already', 'olga', '2026-12-10', 'A 2026. évi díjaival nincs teendője.'],
    ],
    2,
  )(
    'of a contract that ends soon name the renewal only while the service %s (CON-11)',
    async (_when, persona, day, title) => {
      const { sent } = await openPayments(persona, { worldOptions: { now: () => noonOf(day) } });
      expect(await screen.findByText(title)).toBeVisible();
      expect(sent('/init')).toHaveLength(1);
      expect(within(screen.getByRole('main')).queryAllByRole('link', { name: 'Új szerződés' })).toHaveLength(
        title.includes('lejár') ? 1 : 0,
      );
    },
  );

  it('of somebody without a kr say so, and leave the choices disabled (PAY-3, PAY-11)', async () => {
    const { sent } = await openPayments('bela');
    expect(await screen.findByText(/Nincs érvényes szerződése/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Új szerződés' })).toHaveAttribute(
      'href',
      '/contracting/init',
    );
    for (const method of screen.getAllByRole('radio')) expect(method).toBeDisabled();
    const pay = await payButton();
    expect(pay).toBeDisabled();
    expect(pay).toHaveAccessibleDescription('Befizetéshez előbb szerződés kell.');
    expect(sent('/getAmounts')).toEqual([]);
  });

  it('of somebody whose first contract is prepared ask for no contract (PAY-3, UX-22)', async () => {
    await openPayments('bela', {
      prepare: (store, world) => {
        addFault(world, { call: '/get-8', kind: '500' });
        store.update({ contractKey: '1-2-3', step: 8 });
      },
    });
    await waitFor(async () =>
      expect(await payButton()).toHaveAccessibleDescription(
        'A szerződését még előkészítjük: amíg el nem készül, itt nincs mit fizetnie.',
      ),
    );
  });

  it('of somebody whose card is blocked say so beside an open payment, too (UX-21, UX-30)', async () => {
    await openPayments('denes', { prepare: (store) => store.update({ transaction: 'T1' }) });
    expect(await screen.findByText('Van egy megkezdett fizetése')).toBeVisible();
    expect(
      await screen.findByText(
        /^37\s200\sFt-os tartozása \(2026\. évi díj\) lejárt, fizesse be most: a kártyáját akkor használhatja újra/,
      ),
    ).toBeVisible();
  });

  it('have the purchase information under them where it is configured (PAY-11)', async () => {
    configureLinks({ purchaseInfo: 'https://club.example/vasarlas' });
    await openPayments('anna');
    const links = await screen.findByRole('list', { name: 'Vásárlási tudnivalók' });
    expect(within(links).getAllByRole('link')).toHaveLength(1);
    expect(within(links).getByRole('link', { name: /Vásárlási tájékoztató/ })).toHaveAttribute(
      'href',
      'https://club.example/vasarlas',
    );
  });
});

describe('the amount to pay (PAY-2)', () => {
  it('begins as the current debit, grouped until it is edited, the caret staying where it was', async () => {
    const { user } = await openPayments('anna');
    const amount = await amountField();
    expect(amount).toHaveValue(grouped('12 400'));
    expect(amount).toHaveAccessibleDescription(/^Legfeljebb 124\s000\sFt: ennyi a 2026 végéig esedékes díja$/);
    // Behind "12 4".
    await user.type(amount, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(amount).toHaveValue('124900');
    expect((amount as HTMLInputElement).selectionStart).toBe(4);
    await user.tab();
    expect(amount).toHaveValue(grouped('124 900'));
  });

  it('is refused at the field when it is no amount that can be paid, and nothing is sent', async () => {
    const { user, sent } = await openPayments('anna');
    const amount = await amountField();
    const refusals: [typed: string, message: RegExp][] = [
      ['124001', /év végéig/],
      ['0', /nagyobb/],
      ['12,5', /összeg/],
      ['abc', /szám/],
      ['', /^Adja meg a befizetendő összeget\.$/],
    ];
    for (const [typed, message] of refusals) {
      await user.clear(amount);
      if (typed !== '') await user.paste(typed);
      await user.click(await payButton());
      await waitFor(() => expect(amount).toHaveAccessibleDescription(message));
      expect(amount).toBeInvalid();
      await waitFor(() => expect(amount).toHaveFocus());
    }
    expect(sent('/startTransaction')).toEqual([]);

    await user.paste('5 000 Ft');
    await user.tab();
    expect(amount).toHaveValue(grouped('5 000'));
    expect(amount).toBeValid();
  });

  it(
    'keeps what is typed when the language is switched, and its error speaks the new one (I18N-2)',
    { tags: ['wide'] },
    async () => {
      const { user } = await openPayments('anna');
      const amount = await amountField();
      await user.clear(amount);
      await user.type(amount, '130000');
      await user.click(await payButton());
      await waitFor(() => expect(amount).toBeInvalid());
      await user.click(screen.getByRole('button', { name: 'ENG' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
      expect(amount).toHaveValue('130,000');
      await waitFor(() => expect(amount).toHaveAccessibleDescription(/year/));
    },
  );
});

describe('the leisure card (PAY-4)', () => {
  it('of another asks for its owner’s name and address', async () => {
    const { user, sent } = await openPayments('anna');
    await user.click(await screen.findByRole('radio', { name: 'SZÉP-kártya' }));
    const own = screen.getByRole('checkbox', { name: 'A kártya a saját nevemre szól' });
    expect(own).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Kártyabirtokos neve' })).not.toBeInTheDocument();
    await user.click(own);
    await user.click(await payButton());
    expect(await screen.findByRole('textbox', { name: 'Kártyabirtokos neve' })).toBeInvalid();
    for (const name of ['Irányítószám', 'Közterület neve', 'Házszám'])
      expect(screen.getByRole('textbox', { name })).toBeInvalid();
    expect(sent('/startTransaction')).toEqual([]);
  });

  itEach([
    ['until 2022-12-31', '2022-12-31T22:30:00Z', true],
    ['no more from 2023 on', '2022-12-31T23:00:00Z', false],
  ])('asks for a sub-account %s, by Budapest’s day (I18N-4)', async (_when, moment, shown) => {
    const { user } = await openPayments('anna', { worldOptions: { now: () => new Date(moment) } });
    await user.click(await screen.findByRole('radio', { name: 'SZÉP-kártya' }));
    expect(screen.queryAllByRole('radiogroup', { name: 'SZÉP-kártya zseb' })).toHaveLength(shown ? 1 : 0);
  });
});
