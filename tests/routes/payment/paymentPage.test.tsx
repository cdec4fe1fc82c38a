import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { applyConfig, builtConfig } from '../../../src/config';
import { setStatus } from '../../../src/features/operation/portalStatus';
import { freshValues, paymentDrafts } from '../../../src/routes/payment/pay/payValues';
import { configureLinks } from '../../setup/configureLinks';
import { holdReply } from '../../setup/holdReply';
import { itEach } from '../../setup/itEach';
import { noteDepartures } from '../../setup/navigation';
import { heading, type PortalVisit } from '../../setup/renderPortal';
import { amountField, debitActive, grouped, openInSpring, payButton } from './support';

const open = (as = 'anna', more: Partial<PortalVisit> = {}) => openInSpring('/payment', as, more);

/** /getAmounts answers these sums for every year. */
const telling =
  (currentDebit: number, allDebit: number, more: object = {}): NonNullable<PortalVisit['prepare']> =>
  (_store, world) =>
    addFault(world, { call: '/getAmounts', kind: 'fields', fields: { currentDebit, allDebit, ...more } });

const refusing =
  (call: string, code: string): NonNullable<PortalVisit['prepare']> =>
  (_store, world) =>
    addFault(world, { call, kind: 'code', code });

const figure = async (name: string) => (await screen.findByText(name)).nextElementSibling;
const hint = /^Ha van aktív felhatalmazása, fizetés előtt nézze meg/;

const left = noteDepartures();

describe('the payments page', () => {
  it('shows the two sums with their year, fills in what is due, and pays it with one press (PAY-1, PAY-15, UX-7, UX-8)', async () => {
    const { sent, user } = await open('anna', {
      prepare: (store) => store.memberStorage.save('payment.method', { method: '11' }),
    });
    await heading('Befizetés');
    expect(await figure('Most esedékes (2026)')).toHaveTextContent('12 400 Ft');
    expect(await figure('2026 végéig összesen')).toHaveTextContent('124 000 Ft');
    expect(await amountField()).toHaveValue(grouped('12 400'));
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(sent('/startTransaction')).toEqual([expect.objectContaining({ amount: 12_400, method: '11' })]);
  });

  it('asks for the sums of three years, the two mandates and nothing else of the services (PAY-1, CON-11)', async () => {
    const { world } = await open();
    await payButton();
    const asked = world.log.map(({ path, body }) =>
      path === '/getAmounts' ? `${path} ${JSON.stringify(body)}` : path,
    );
    expect([...new Set(asked)].sort()).toEqual([
      ...[2025, 2026, 2027].map((year) => `/getAmounts {"kr":"123456","year":${year}}`),
      '/getDirectDebitData',
      '/getHeadData',
      '/getRegularCreditData',
      '/hasMessage',
    ]);
  });

  it('shows the sums before the mandates have answered, and the form only then (PAY-1)', async () => {
    const { go, server } = await open('anna', { path: '/documents' });
    const letGo = holdReply(server, '/getDirectDebitData');
    await act(() => go('/payment'));
    expect(await figure('Most esedékes (2026)')).toHaveTextContent('12 400 Ft');
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
    letGo();
    expect(await payButton()).toBeEnabled();
  });

  it.each<[string, number, number, string, string]>([
    [
      'nothing due',
      0,
      37_200,
      'A 2026. évre most nincs esedékes díja.',
      'Ha szeretné, előre is fizethet. Legfeljebb 37 200 Ft (2026 végéig összesen)',
    ],
    [
      'an overpayment',
      -500,
      37_200,
      'Túlfizetés (2026)',
      'Ha szeretné, előre is fizethet. Legfeljebb 37 200 Ft (2026 végéig összesen)',
    ],
    ['less for the year than for today', 5_000, 3_000, 'Most esedékes (2026)', 'Legfeljebb 5 000 Ft (most esedékes)'],
  ])('tells %s as such, with what can be paid at most (PAY-1, PAY-2, SAY-4)', async (_what, due, all, title, limit) => {
    await open('anna', { prepare: telling(due, all) });
    expect((await screen.findAllByText(title))[0]).toBeVisible();
    const amount = await amountField();
    expect(amount).toHaveValue(due > 0 ? grouped('5 000') : '');
    expect(amount).toHaveAccessibleDescription(limit.replace(/(?<=\d) (?=\d{3}| ?Ft)/g, '\u00a0'));
  });

  it.each([
    [0, 0],
    [-500, -500],
    [-9_900, 0],
  ])('offers no form where nothing can be paid: %d now, %d in all (PAY-1)', async (due, all) => {
    await open('anna', { prepare: telling(due, all) });
    await screen.findByText('Számlák', { selector: 'main *' });
    await waitFor(() => expect(screen.getAllByText('Nem aktív')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  });

  it('names the earlier year’s debt with where to ask about it (PAY-1)', async () => {
    onTestFinished(() => applyConfig(builtConfig));
    applyConfig({ ...builtConfig, care: { phone: '+36 1 234 5678' } });
    await open('anna', { prepare: telling(19_800, 19_800) });
    expect(await figure('Most esedékes (2025)')).toHaveTextContent('19 800 Ft');
    expect(await figure('A 2027. évre fizetendő')).toHaveTextContent('19 800 Ft');
    const advice = await screen.findByText('Ha a 2025. évi díjat fizetné, forduljon az ügyfélszolgálathoz.');
    expect(within(advice.parentElement!).getByRole('link', { name: '+36 1 234 5678' })).toBeVisible();
  });

  it('calls a debt overdue where the codes beside the sums say so, and only then (PAY-11, ERR-9)', async () => {
    await open('anna', { prepare: telling(12_400, 12_400, { messages: ['HAS_DEBT'] }) });
    expect(await screen.findByText('Lejárt tartozása van: a kártyája korlátozott marad.')).toBeVisible();
    expect(await payButton()).toBeEnabled();
  });

  it('says of a blocked card nothing that no reply says (UX-30, case 16)', async () => {
    await open('denes');
    expect(await figure('Most esedékes (2026)')).toHaveTextContent('37 200 Ft');
    await payButton();
    expect(within(screen.getByRole('main')).queryByText(/kártyáj/)).not.toBeInTheDocument();
  });

  it('shows one card with the reference and one retry where the sums can’t be read (SAY-3, UX-15, ERR-2)', async () => {
    const { user } = await open('anna', {
      prepare: (_store, world) => addFault(world, { call: '/getAmounts', kind: '500', times: 3 }),
    });
    expect(await screen.findByText('Az összegeket most nem tudjuk megmutatni.')).toBeVisible();
    expect(screen.getAllByText(/^Hivatkozási szám: /)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }));
    expect(await amountField()).toHaveValue(grouped('12 400'));
    expect(document.body).not.toHaveFocus();
  });

  it('says of another year that can’t be read that it isn’t known, and nothing where the service refuses it (SAY-3)', async () => {
    const { go, server } = await open('anna', { path: '/documents' });
    server.use(
      http.post('*/getAmounts', async ({ request }) => {
        const { year } = (await request.clone().json()) as { year: number };
        if (year === 2025) return HttpResponse.json({}, { status: 500 });
        return HttpResponse.json(
          year === 2027 ? { status: 'ERROR', messages: ['NO_KR'] } : { status: 'OK', currentDebit: 0, allDebit: 0 },
        );
      }),
    );
    await act(() => go('/payment'));
    expect(await figure('Most esedékes (2025)')).toHaveTextContent(/^Most nem ismert/);
    expect(screen.queryByText('A 2027. évre fizetendő')).not.toBeInTheDocument();
  });

  it('shows the message and no form where paying is disabled for all (PAY-11)', async () => {
    await open('anna', { prepare: telling(12_400, 12_400, { messages: ['PAYING_DISABLED'] }) });
    expect(await screen.findByText(/^Az online fizetés rendszerfrissítés miatt most nem érhető el/)).toBeVisible();
    expect(await figure('Most esedékes (2026)')).toHaveTextContent('12 400 Ft');
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  });

  it('disables what operations have switched off, and says why (OPS-3)', async () => {
    await open();
    await payButton();
    setStatus({ off: ['pay.11'] });
    expect(await screen.findByText('Ez a fizetési mód most szünetel.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Motivációs kártya' })).toBeDisabled();
    setStatus({ off: ['pay'] });
    await waitFor(async () =>
      expect(await payButton()).toHaveAccessibleDescription(/^Az online fizetés most szünetel/),
    );
  });

  it('disables every choice without a kr, and leads to a contract (PAY-3, PAY-11)', async () => {
    const { sent } = await open('bela');
    expect(await screen.findByText(/^Nincs érvényes szerződése, ezért itt most nem tud fizetni/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Új szerződés' })).toHaveAttribute(
      'href',
      '/contracting/init',
    );
    for (const method of screen.getAllByRole('radio')) expect(method).toBeDisabled();
    expect(await payButton()).toHaveAccessibleDescription('Befizetéshez előbb szerződés kell.');
    expect(sent('/getAmounts')).toEqual([]);
  });

  it('brings back what was typed for a payment that failed, says so, and can discard it (PAY-2, PAY-15)', async () => {
    const { user } = await open('anna', {
      prepare: (store) =>
        store.memberStorage.save(paymentDrafts.failed, { ...freshValues({ currentDebit: 4_000 }), method: '11' }),
    });
    expect(await amountField()).toHaveValue(grouped('4 000'));
    expect(screen.getByRole('radio', { name: 'Motivációs kártya' })).toBeChecked();
    expect(screen.getByText('Az előző, sikertelen fizetés adatai.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Elvetem a beírtakat' }));
    expect(await amountField()).toHaveValue(grouped('12 400'));
  });

  it('has the purchase information under it where it is configured (PAY-11)', async () => {
    configureLinks({ purchaseInfo: 'https://club.example/vasarlas' });
    await open();
    const links = await screen.findByRole('list', { name: 'Vásárlási tudnivalók' });
    expect(within(links).getAllByRole('link')).toHaveLength(1);
  });
});

describe('the hint about mandates', () => {
  it('names the mandate that is on, above the button, whatever its history says (UX-8, cases 01, 12, 25)', async () => {
    await open('anna', { prepare: debitActive(500) });
    expect(await screen.findByText('A csoportos beszedés aktív.')).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
    expect(await amountField()).toHaveValue(grouped('12 400'));
    expect(await screen.findByText('Aktív', { selector: '[role=status]' })).toBeVisible();
  });

  it('is left out only where both are known to be off (SAY-3)', async () => {
    await open();
    await payButton();
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it.each([
    ['can’t be read', refusing('/getDirectDebitData', 'TECHNICAL_ERROR')],
    [
      'isn’t given',
      (_store: unknown, world: Parameters<typeof addFault>[0]) =>
        addFault(world, { call: '/getRegularCreditData', kind: 'gaps', field: 'state' }),
    ],
  ])('says that it isn’t known where a state %s, never that it is off (SAY-3, case 25)', async (_what, prepare) => {
    await open('anna', { prepare });
    expect(await screen.findByText('Most nem tudjuk, van-e aktív felhatalmazása.')).toBeVisible();
    expect(screen.getByText('Most nem ismert')).toBeVisible();
    expect(screen.getAllByText('Nem aktív')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Újrapróbálom' })).toBeVisible();
    expect(await payButton()).toBeEnabled();
  });
});

describe('the amount to pay (PAY-2)', () => {
  it('is refused at the field when it is no amount that can be paid, and nothing is sent', async () => {
    const { user, sent } = await open();
    const amount = await amountField();
    const refusals: [typed: string, message: RegExp][] = [
      ['124001', /^Legfeljebb 124\s000\sFt fizethető be\.$/],
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
      await waitFor(() => expect(amount).toHaveFocus());
    }
    expect(sent('/startTransaction')).toEqual([]);
    await user.paste('5 000 Ft');
    await user.tab();
    expect(amount).toHaveValue(grouped('5 000'));
    expect(amount).toBeValid();
  });

  it('is grouped until it is edited, the caret staying where it was', async () => {
    const { user } = await open();
    const amount = await amountField();
    // Behind "12 4".
    await user.type(amount, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(amount).toHaveValue('124900');
    expect((amount as HTMLInputElement).selectionStart).toBe(4);
    await user.tab();
    expect(amount).toHaveValue(grouped('124 900'));
  });

  it('keeps what is typed when the language is switched (I18N-2)', { tags: ['wide'] }, async () => {
    const { user } = await open();
    const amount = await amountField();
    await user.clear(amount);
    await user.type(amount, '130000');
    await user.click(await payButton());
    await waitFor(() => expect(amount).toBeInvalid());
    await user.click(screen.getByRole('button', { name: 'ENG' }));
    await screen.findByRole('heading', { level: 1, name: 'Payment' });
    expect(amount).toHaveValue('130,000');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/^You can pay at most/));
  });
});

describe('the leisure card (PAY-4)', () => {
  it('of another asks for its owner’s name and address', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('radio', { name: 'SZÉP-kártya' }));
    await user.click(screen.getByRole('checkbox', { name: 'A kártya a saját nevemre szól' }));
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
    const { user } = await open('anna', {
      worldOptions: { now: () => new Date(moment) },
      prepare: telling(12_400, 12_400),
    });
    await user.click(await screen.findByRole('radio', { name: 'SZÉP-kártya' }));
    expect(screen.queryAllByRole('radiogroup', { name: 'SZÉP-kártya zseb' })).toHaveLength(shown ? 1 : 0);
  });
});
