import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { configure } from '../../setup/configure';
import { answer, comeBack, fact, failing, type Return } from './support';

type Fault = Omit<Parameters<typeof addFault>[1], 'call'>;
const lost = (fault: Fault, more: Partial<Return> = {}) =>
  comeBack({ decision: 'pay', prepare: failing('/endTransaction', fault), ...more });

const unknown = 'A fizetés eredménye most nem ismert.';
const asking = 'Az állapotot folyamatosan figyeljük.';
const technical = /^Technikai hiba történt/;
const check = () => screen.findByRole('button', { name: 'Újra ellenőrzöm' });

it.each<[string, Fault, RegExp, boolean]>([
  ['is lost', { kind: 'lost' }, technical, true],
  ['has an auth that can’t be read', { kind: 'fields', fields: { auth: { code: 1 } } }, technical, true],
  [
    'is TRANSACTION_NOT_FOUND',
    { kind: 'code', code: 'TRANSACTION_NOT_FOUND' },
    /^Nem találjuk ezt a tranzakciót\.$/,
    false,
  ],
  ['is an unlisted code', { kind: 'code', code: 'PENDING' }, /PENDING/, false],
  ['refuses without a code', { kind: 'nocode' }, technical, false],
])(
  'a payment whose result no reply says isn’t known where the answer %s, whatever the sums do (PAY-12, SAY-6, FLT-2, cases 27, 28)',
  async (_what, fault, text, asks) => {
    const portal = await lost(fault);
    expect(await screen.findByText(unknown)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Kérjük, ne fizessen újra, amíg az eredmény ki nem derül.')).toBeVisible();
    expect(screen.queryAllByText(asking)).toHaveLength(asks ? 1 : 0);
    expect(screen.queryByText('Sikeres fizetés')).not.toBeInTheDocument();
    expect(portal.store.get().transaction).toBe(portal.transaction);
  },
);

it.each<[string, Fault, boolean, string]>([
  ['an error of the service', { kind: '500' }, true, 'Technikai hiba történt.'],
  ['a cut line', { kind: 'offline' }, false, 'Technikai hiba történt: nincs internetkapcsolat.'],
])(
  'a payment whose answer was lost to %s names that and its reference, and nothing there asks to try again (PAY-12, SAY-6, ERR-2)',
  async (_what, fault, isOnline, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const portal = await lost(fault);
    expect(await screen.findByText(unknown)).toBeVisible();
    const reference = portal.world.log.findLast(({ path }) => path === '/endTransaction')?.reference ?? '';
    expect(screen.getByText(technical)).toHaveTextContent(`${text} Hivatkozási szám: ${reference}`);
    expect(screen.queryByText(/próbálja újra/)).not.toBeInTheDocument();
  },
);

it('a payment whose result no reply says shows the order, the sums of before and those of now beside each other, and customer care (PAY-12, SAY-4)', async () => {
  configure({ care: { phone: '+36 1 234 5678' } });
  const portal = await lost(
    { kind: '500' },
    {
      decision: 'decline',
      prepare: (_store, world) => {
        addFault(world, { call: '/endTransaction', kind: '500' });
        addFault(world, { call: '/getAmounts', kind: 'fields', fields: { currentDebit: 2_500, allDebit: 114_100 } });
      },
    },
  );
  const sums = (name: string) => screen.findByRole('region', { name });
  expect(await sums('A fizetés indítása előtt')).toHaveTextContent(
    /Most esedékes \(2026\)12\s400\sFt.*összesen124\s000\sFt/,
  );
  expect(await sums('A fizetés indítása előtt')).toHaveTextContent(/Most esedékes \(2025\)700\sFt/);
  await waitFor(async () => expect(await sums('Most')).toHaveTextContent(/\(2026\)2\s500\sFt.*összesen114\s100\sFt/));
  expect(await sums('Most')).toHaveTextContent(/Most esedékes \(2025\)2\s500\sFt/);
  expect(screen.getByText(/^Ha az esedékes összeg változott, abból még nem derül ki/)).toBeVisible();
  expect(await fact('A fizetés összege')).toHaveTextContent('12 400 Ft');
  expect(screen.getByText(portal.transaction)).toBeVisible();
  const care = screen.getByRole('region', { name: 'Ügyfélszolgálat' });
  expect(within(care).getByRole('link', { name: '+36 1 234 5678' })).toBeVisible();
});

it('a payment whose result no reply says shows only the sums of now where this tab doesn’t have those of before (PAY-12)', async () => {
  await lost({ kind: '500' }, { returnsIn: 'otherTab' });
  expect(await screen.findByText(unknown)).toBeVisible();
  expect(screen.queryByText('A fizetés indítása előtt')).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Most' })).toHaveTextContent(/2026 végéig összesen/);
});

it('a payment whose result no reply says is checked again by the button after a refusal, with the sums, which says when, and scrolls to the result once it is known (PAY-12)', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const portal = await lost({ kind: 'code', code: 'PAYING_DISABLED', times: 2 });
  await portal.user.click(await check());
  expect(await screen.findByText('Utolsó ellenőrzés: 10:00:00. Az eredmény még nem ismert.')).toBeVisible();
  expect(portal.sent('/getAmounts')).toHaveLength(6);
  scrolled.mockClear();
  await portal.user.click(await check());
  expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  expect(scrolled.mock.contexts.map((element) => (element as Element).textContent)).toContain('Sikeres fizetés');
  expect(portal.sent('/endTransaction')).toHaveLength(3);
});

it('a payment whose result no reply says is given up only on purpose, and then the form comes; it is ended all the same once it returns (PAY-6)', async () => {
  const portal = await lost({ kind: 'code', code: 'X', times: 1 });
  const anew = async () => portal.user.click(await screen.findByRole('button', { name: 'Új fizetés indítása' }));
  await anew();
  await answer(portal, 'Új fizetést indít?', 'Mégse');
  expect(screen.getByText(unknown)).toBeVisible();
  await anew();
  await answer(portal, 'Új fizetést indít?', 'Igen, új fizetést indítok');
  await waitFor(() => expect(portal.path()).toBe('/payment'));
  expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeEnabled();
  await act(() => portal.go(portal.resultPath));
  expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
});

describe('polling', () => {
  beforeEach(() => {
    const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...toFake] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('after no answer the service is asked again every 5 seconds, until the result is known (PAY-10, PAY-12)', async () => {
    const portal = await lost({ kind: 'html', times: 2 });
    expect(await screen.findByText(asking)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(portal.sent('/endTransaction')).toHaveLength(2));
    expect(screen.getByText(unknown)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toHaveLength(3);
  });

  it('after no answer the service is asked again for five minutes, then by the button (PAY-10)', async () => {
    const portal = await lost({ kind: 'html' });
    expect(await screen.findByText(asking)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(await screen.findByText('Az ellenőrzés leállt, az oldalt bezárhatja.')).toBeVisible();
    const asked = portal.sent('/endTransaction').length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(portal.sent('/endTransaction')).toHaveLength(asked);
    portal.world.state.faults.splice(0);
    await portal.user.click(await check());
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  });
});
