import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { personaAccount } from '../../../mocks/personas';
import { applyConfig, builtConfig } from '../../../src/config';
import { heading } from '../../setup/renderPortal';
import { comeBack, signInAgain, type Visit } from './bankReturn';
import { dialog, inSpring } from './support';

type Fault = Parameters<typeof addFault>[1];

const ending =
  (fault: Omit<Fault, 'call'>, more: Fault[] = []): NonNullable<Visit['prepare']> =>
  (_store, world) =>
    [{ call: '/endTransaction', ...fault }, ...more].forEach((one) => addFault(world, one));

const unknown = 'A fizetés eredménye most nem ismert.';
const asking = 'Az állapotot folyamatosan figyeljük.';

describe('a payment whose result no reply says (PAY-12)', () => {
  it.each<[string, Omit<Fault, 'call'>, RegExp, boolean]>([
    ['is lost', { kind: 'lost' }, /^Technikai hiba történt/, true],
    ['is HTML', { kind: 'html' }, /^Technikai hiba történt/, true],
    ['is a 503', { kind: '500' }, /^Technikai hiba történt/, true],
    ['lacks its status', { kind: 'nostatus' }, /^Technikai hiba történt/, true],
    [
      'has an auth that can’t be read',
      { kind: 'fields', fields: { auth: { code: 1 } } },
      /^Technikai hiba történt/,
      true,
    ],
    [
      'is TRANSACTION_NOT_FOUND',
      { kind: 'code', code: 'TRANSACTION_NOT_FOUND' },
      /^Nem találjuk ezt a tranzakciót\.$/,
      false,
    ],
    ['is an unlisted code', { kind: 'code', code: 'PENDING' }, /PENDING/, false],
    ['refuses without a code', { kind: 'nocode' }, /^Technikai hiba történt/, false],
  ])(
    'isn’t known where the answer %s, whatever the sums do (SAY-6, FLT-2, cases 27, 28)',
    async (_what, fault, text, asks) => {
      const portal = await comeBack({ decision: 'pay', prepare: ending(fault) });
      expect(await screen.findByText(unknown)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByText('Kérjük, ne fizessen újra, amíg az eredmény ki nem derül.')).toBeVisible();
      expect(screen.queryAllByText(asking)).toHaveLength(asks ? 1 : 0);
      expect(screen.queryByText('Sikeres fizetés')).not.toBeInTheDocument();
      expect(portal.store.get().transaction).toBe(portal.transaction);
    },
  );

  it('shows the order, the sums of before and those of now, side by side, and customer care (SAY-4)', async () => {
    onTestFinished(() => applyConfig(builtConfig));
    applyConfig({ ...builtConfig, care: { phone: '+36 1 234 5678' } });
    const portal = await comeBack({
      decision: 'decline',
      prepare: ending({ kind: '500' }, [
        { call: '/getAmounts', kind: 'fields', fields: { currentDebit: 2_500, allDebit: 114_100 } },
      ]),
    });
    const row = (name: string) => screen.findByRole('group', { name });
    expect(await row('Most esedékes (2026)')).toHaveTextContent(/12\s400\sFt/);
    await waitFor(async () => expect(await row('Most esedékes (2026)')).toHaveTextContent(/2\s500\sFt$/));
    expect(await row('2026 végéig összesen')).toHaveTextContent(/124\s000\sFt.*114\s100\sFt$/);
    expect(screen.getByText(/^Ha az esedékes összeg változott, abból még nem derül ki/)).toBeVisible();
    expect(screen.getByText('A fizetés összege').nextElementSibling).toHaveTextContent('12 400 Ft');
    expect(screen.getByText(portal.transaction)).toBeVisible();
    const care = screen.getByRole('region', { name: 'Ügyfélszolgálat' });
    expect(within(care).getByRole('link', { name: '+36 1 234 5678' })).toBeVisible();
  });

  it('shows only the sums of now where this tab doesn’t have those of before', async () => {
    await comeBack({ decision: 'pay', returnsIn: 'otherTab', prepare: ending({ kind: '500' }) });
    expect(await screen.findByText(unknown)).toBeVisible();
    expect(screen.queryByText('A fizetés indítása előtt')).not.toBeInTheDocument();
    expect(await screen.findAllByText('Most')).toHaveLength(2);
  });

  it('is checked again by the button after a refusal', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: ending({ kind: 'code', code: 'PAYING_DISABLED', times: 1 }),
    });
    await portal.user.click(await screen.findByRole('button', { name: 'Újra ellenőrzöm' }));
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toHaveLength(2);
  });

  it('is given up only on purpose, and then the form comes (PAY-6)', async () => {
    const portal = await comeBack({ decision: 'pay', prepare: ending({ kind: 'code', code: 'X', times: 1 }) });
    const anew = async () => portal.user.click(await screen.findByRole('button', { name: 'Új fizetés indítása' }));
    await anew();
    await portal.user.click((await dialog('Új fizetést indít?')).getByRole('button', { name: 'Mégse' }));
    expect(screen.getByText(unknown)).toBeVisible();
    await anew();
    await portal.user.click(
      (await dialog('Új fizetést indít?')).getByRole('button', { name: 'Igen, új fizetést indítok' }),
    );
    await waitFor(() => expect(portal.path()).toBe('/payment'));
    expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeEnabled();
    // It returns from the bank all the same.
    await act(() => portal.go(portal.resultPath));
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  });

  describe('is asked for again without a press after no answer (PAY-10)', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    it('every 5 seconds, until it is known', async () => {
      vi.useFakeTimers({
        shouldAdvanceTime: true,
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      });
      const portal = await comeBack({ decision: 'pay', prepare: ending({ kind: 'html', times: 2 }) });
      expect(await screen.findByText(asking)).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      await waitFor(() => expect(portal.sent('/endTransaction')).toHaveLength(2));
      expect(screen.getByText(unknown)).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
      expect(portal.sent('/endTransaction')).toHaveLength(3);
    });

    it('for five minutes, then by the button', async () => {
      vi.useFakeTimers({
        shouldAdvanceTime: true,
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      });
      const portal = await comeBack({ decision: 'pay', prepare: ending({ kind: 'html' }) });
      expect(await screen.findByText(asking)).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
      expect(await screen.findByText('Az ellenőrzés leállt, az oldalt bezárhatja.')).toBeVisible();
      const asked = portal.sent('/endTransaction').length;
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      expect(portal.sent('/endTransaction')).toHaveLength(asked);
      portal.world.state.faults.splice(0);
      await portal.user.click(screen.getByRole('button', { name: 'Újra ellenőrzöm' }));
      expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    });
  });
});

describe('a session that ends (PAY-12, SES-8)', () => {
  it('while the service is asked keeps the result for the same login', async () => {
    const portal = await comeBack({ decision: 'pay', prepare: ending({ kind: 'slow', delay: 300, times: 1 }) });
    await waitFor(() => expect(portal.world.state.faults).toEqual([]));
    act(() => portal.store.end('expired'));
    await heading('Bejelentkezés');
    await waitFor(() => expect(portal.sent('/endTransaction')).toHaveLength(1));
    await signInAgain(portal);
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toHaveLength(1);
  });

  it('by a log-out leaves nothing of the result on the device (SES-9, PAY-13)', async () => {
    const portal = await comeBack({ decision: 'decline', prepare: ending({ kind: 'slow', delay: 300, times: 1 }) });
    await waitFor(() => expect(portal.world.state.faults).toEqual([]));
    act(() => portal.store.end('loggedOut'));
    await heading('Bejelentkezés');
    await waitFor(() => expect(portal.sent('/endTransaction')).toHaveLength(1));
    await waitFor(() =>
      expect(Object.keys(window.localStorage).filter((key) => key.startsWith('cportal.payment'))).toEqual([]),
    );
  });

  it('and a new e-mail meanwhile keep the result (PAY-13)', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) => {
        personaAccount(world, 'anna').email = 'anna.uj@pelda.hu';
        addFault(world, { call: '/endTransaction', kind: 'slow', delay: 700, times: 1 });
      },
    });
    await waitFor(() => expect(portal.store.get().currentUser?.email).toBe('anna.uj@pelda.hu'));
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  });

  it('while the member is at the bank costs them nothing (PAY-7, FLT-5)', { tags: ['wide'] }, async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) => world.setClock(new Date(inSpring.now().getTime() + 31 * 60_000)),
    });
    await heading('Bejelentkezés');
    expect(portal.sent('/endTransaction')).toEqual([]);
    await signInAgain(portal);
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  });

  it('with the reply leaves it not known, not paid and not failed (PAY-12)', { tags: ['wide'] }, async () => {
    const portal = await comeBack({ decision: 'pay', prepare: ending({ kind: 'expired', times: 1 }) });
    await heading('Bejelentkezés');
    addFault(portal.world, { call: '/endTransaction', kind: 'code', code: 'TRANSACTION_NOT_FOUND' });
    await signInAgain(portal);
    expect(await screen.findByText(unknown)).toBeVisible();
  });
});
