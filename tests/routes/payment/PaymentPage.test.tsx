import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { configure } from '../../setup/configure';
import { holdReply } from '../../setup/holdReply';
import { noteDepartures } from '../../setup/navigation';
import { heading, type PortalVisit } from '../../setup/renderPortal';
import {
  amountField,
  debitActive,
  fact,
  failing,
  grouped,
  lastPayment,
  openByYear,
  openInSpring,
  payButton,
  telling,
  tellingSums,
} from './support';

const open = (prepare?: PortalVisit['prepare'], as = 'anna') => openInSpring('/payment', as, { prepare });
const hint = /^Ha van aktív felhatalmazása, fizetés előtt nézze meg/;
const left = noteDepartures();

it('the payments page shows the two sums with their year, fills in what is due, and pays it with one press (PAY-1, PAY-5, PAY-15, UX-7, UX-8)', async () => {
  const { sent, user, world } = await open((store) => store.update({ lastPayment: lastPayment('T0', '11') }));
  await heading('Befizetés');
  expect(await fact('Most esedékes (2026)')).toHaveTextContent('12 400 Ft');
  expect(await fact('2026 végéig összesen')).toHaveTextContent('124 000 Ft');
  expect(await amountField()).toHaveValue(grouped('12 400'));
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  const asked = world.log.map(({ path, body }) => (path === '/getAmounts' ? `${path} ${JSON.stringify(body)}` : path));
  expect([...new Set(asked)].sort()).toEqual([
    ...[2025, 2026, 2027].map((year) => `/getAmounts {"kr":"123456","year":${year}}`),
    '/getDirectDebitData',
    '/getHeadData',
    '/getRegularCreditData',
    '/hasMessage',
  ]);
  await user.click(await payButton());
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(sent('/startTransaction')).toMatchObject([{ amount: 12_400, method: '11', label: 'Motivációs kártya' }]);
});

it('the payments page shows the sums before the mandates have answered, and the form only then (PAY-1)', async () => {
  const { go, server } = await openInSpring('/documents');
  const letGo = holdReply(server, '/getDirectDebitData');
  await act(() => go('/payment'));
  expect(await fact('Most esedékes (2026)')).toHaveTextContent('12 400 Ft');
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  letGo();
  expect(await payButton()).toBeEnabled();
});

it.each([
  [
    0,
    37_200,
    'A 2026. évre most nincs esedékes díja.',
    'Ha szeretné, előre is fizethet. Legfeljebb 37 200 Ft (2026 végéig összesen)',
  ],
  [-500, 37_200, 'Túlfizetés (2026)', 'Ha szeretné, előre is fizethet. Legfeljebb 37 200 Ft (2026 végéig összesen)'],
  [5_000, 3_000, 'Most esedékes (2026)', 'Legfeljebb 5 000 Ft (most esedékes, 2026)'],
])(
  'the payments page tells %d now and %d in all as such, with what can be paid at most (PAY-1, PAY-2, SAY-4)',
  async (due, all, title, limit) => {
    await openByYear({ 2026: [due, all] });
    expect((await screen.findAllByText(title))[0]).toBeVisible();
    expect(await amountField()).toHaveValue(due > 0 ? grouped('5 000') : '');
    expect(await amountField()).toHaveAccessibleDescription(limit.replace(/(?<=\d) (?=\d{3}| ?Ft)/g, '\u00a0'));
  },
);

it('the payments page calls what is paid ahead for the year an overpayment, and offers no form for it (SAY-4, PAY-1)', async () => {
  await open(tellingSums(-500, -9_900));
  const label = await screen.findByText('Túlfizetés 2026 végéig', { selector: 'dt' });
  expect(label.nextElementSibling).toHaveTextContent(/^9\s900\sFt$/);
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
});

it('the payments page shows one card with the reference where no year’s sums can be read, and its retry asks them all (SAY-3, UX-15, ERR-2)', async () => {
  const { user } = await open(failing('/getAmounts', { kind: '500', times: 3 }));
  expect(await screen.findByText('Az összegeket most nem tudjuk megmutatni.')).toBeVisible();
  expect(screen.getAllByText(/Hivatkozási szám: /)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Újrapróbálom' })[0]!);
  expect(await amountField()).toHaveValue(grouped('12 400'));
  expect(screen.queryByRole('button', { name: 'Újrapróbálom' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

it('the payments page calls a debt overdue where the codes beside the sums say so, and says nothing more of a blocked card (PAY-11, ERR-9, UX-30)', async () => {
  await open(tellingSums(12_400, 12_400, { messages: ['HAS_DEBT'] }), 'denes');
  expect(await screen.findByText('Lejárt tartozása van: a kártyája korlátozott marad.')).toBeVisible();
  expect(await payButton()).toBeEnabled();
  expect(within(screen.getByRole('main')).getAllByText(/kártyáj/)).toHaveLength(1);
});

it('the payments page shows the message and no form where paying is disabled for all (PAY-11)', async () => {
  await open(tellingSums(12_400, 12_400, { messages: ['PAYING_DISABLED'] }));
  expect(await screen.findByText(/^Az online fizetés rendszerfrissítés miatt most nem érhető el/)).toBeVisible();
  expect(await fact('Most esedékes (2026)')).toHaveTextContent('12 400 Ft');
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
});

it('the payments page disables every choice without a kr, and leads to a contract; buyers’ links stand below (PAY-3, PAY-11)', async () => {
  configure({ links: { purchaseInfo: 'https://club.example/vasarlas' } });
  const { sent } = await open(undefined, 'bela');
  expect(await screen.findByText(/^Nincs érvényes szerződése, ezért itt most nem tud fizetni/)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Új szerződés' })).toHaveAttribute('href', '/contracting/init');
  for (const method of screen.getAllByRole('radio')) expect(method).toBeDisabled();
  expect(await payButton()).toHaveAccessibleDescription('Befizetéshez előbb szerződés kell.');
  expect(sent('/getAmounts')).toEqual([]);
  expect(within(screen.getByRole('list', { name: 'Vásárlási tudnivalók' })).getAllByRole('link')).toHaveLength(1);
});

it.each<[string, string, PortalVisit['prepare']]>([
  ['A csoportos beszedés aktív.', 'Aktív', debitActive],
  [
    'Most nem tudjuk, van-e aktív felhatalmazása.',
    'Most nem ismert',
    failing('/getDirectDebitData', { kind: 'code', code: 'X' }),
  ],
  [
    'Most nem tudjuk, van-e aktív felhatalmazása.',
    'Most nem ismert',
    telling('/getRegularCreditData', { state: null }),
  ],
])(
  'the payments page hints at the button that a mandate may collect the fee, too: “%s” (PAY-1, SAY-3, cases 01, 12, 25)',
  async (title, word, prepare) => {
    await open(prepare);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
    expect(await amountField()).toHaveValue(grouped('12 400'));
    expect(within(screen.getByRole('main')).getByText(word)).toBeVisible();
    expect(screen.getAllByText('Nem aktív')).toHaveLength(1);
    expect(await payButton()).toBeEnabled();
  },
);

it('the payments page refuses at the field what is no amount that can be paid, and sends nothing (PAY-2)', async () => {
  const { user, sent } = await open();
  const amount = await amountField();
  const refusals: [typed: string, message: RegExp][] = [
    ['124001', /^Legfeljebb 124\s000\sFt fizethető be\.$/],
    ['0', /nagyobb/],
    ['12,5', /összeg/],
    ['', /^Adja meg a befizetendő összeget\.$/],
  ];
  for (const [typed, message] of refusals) {
    await user.clear(amount);
    if (typed !== '') await user.paste(typed);
    await user.click(await payButton());
    await waitFor(() => expect(amount).toHaveAccessibleDescription(message));
  }
  expect(sent('/startTransaction')).toEqual([]);
  await user.click(amount);
  await user.paste('5 000 Ft');
  await user.tab();
  expect(amount).toHaveValue(grouped('5 000'));
  expect(amount).toBeValid();
});

it('the payments page chooses no other method for one of a draft that isn’t offered any more, and asks for one (PAY-3, WIZ-8)', async () => {
  const { user, sent } = await open((store) => store.memberStorage.save('payment-', { method: '31', amount: '5000' }));
  await user.click(await payButton());
  expect(await screen.findByRole('radiogroup', { name: 'Fizetési mód' })).toHaveAccessibleDescription(/^Válasszon/);
  for (const method of screen.getAllByRole('radio')) expect(method).not.toBeChecked();
  expect(sent('/startTransaction')).toEqual([]);
});

it('the payments page groups the amount, but not while it is edited, the caret staying where it was (PAY-2)', async () => {
  const { user } = await open();
  const amount = await amountField();
  // Behind "12 4".
  await user.type(amount, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(amount).toHaveValue(grouped('12 4900'));
  expect((amount as HTMLInputElement).selectionStart).toBe(5);
  await user.tab();
  expect(amount).toHaveValue(grouped('124 900'));
});
