import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { expect, it, onTestFinished, vi } from 'vitest';

import { setNow } from '~/domain/time/clock';
import { endPayment } from '~/features/paying/endPayment';
import { startPayment } from '~/features/paying/startPayment';
import { configureHttp } from '~/http/client';
import { resultOf } from '~/session/paymentSelectors';
import { readPayments } from '~/session/paymentStore';
import { deviceStorage } from '~/session/storage';
import { createSessionStore, type SessionStore } from '~/session/store';

import { signInAs } from '../../../mocks/control';
import { decide } from '../../../mocks/model/payment/transactions';
import { createTestServer } from '../../../mocks/node';
import type { World } from '../../../mocks/world';
import { addPayment, openPaymentOf } from '../../setup/payments';
import { testWorld } from '../../setup/testWorld';

const day = new Date('2026-03-10T09:00:00Z');
const input = { amount: 1_000, method: '4', label: 'Bankkártya', kr: '123456' } as const;
const press = (store: SessionStore) => startPayment(store, input, 'hu', () => true, readPayments());

/** Also what the page's memory holds in the storage's place. */
const forgetDevice = (): void => {
  for (const key of ['cportal.payment', 'cportal.salt', 'cportal.lastSignIn']) deviceStorage.remove(key);
  window.localStorage.clear();
  window.sessionStorage.clear();
};

/** Anna's browser, before services of her own. */
const withAnna = async (
  run: (store: SessionStore, world: World, server: SetupServer) => Promise<void>,
): Promise<void> => {
  setNow(() => day);
  forgetDevice();
  const world = testWorld({ now: () => day });
  const server = createTestServer(world);
  server.listen({ onUnhandledRequest: 'error' });
  const signIn = signInAs(world, 'anna');
  configureHttp({ token: () => signIn.token, onSessionEnded: () => undefined });
  const store = createSessionStore();
  store.signIn(signIn);
  try {
    await run(store, world, server);
  } finally {
    server.close();
    setNow();
    forgetDevice();
  }
};

const answer = (server: SetupServer, call: string, body: string): void =>
  server.use(http.post(`*${call}`, () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })));

const value = fc.constantFrom(
  '""',
  '" "',
  '"T1"',
  '"A77"',
  '12',
  '-5',
  '0',
  'null',
  'true',
  '"true"',
  '1',
  'false',
  '[]',
  '{}',
  '1e400',
  'NaN',
  '99999999999999999999',
);
/** A reply as its bytes: fields twice or missing, then cut off, repeated, or with something before or behind it. */
const wire = (...names: string[]) => wireOf('"transaction":"T1","url":"https://bank/","auth":"A77"', names);
const wireOf = (sample: string, names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom('status', ...names), value), { maxLength: 3 }),
      fc.constantFrom<(body: string) => string>(
        (body) => body,
        (body) => body,
        (body) => body.slice(0, -1),
        (body) => body.slice(0, body.length / 2),
        (body) => body + body,
        (body) => `\uFEFF${body}`,
        (body) => `<html>${body}</html>`,
        (body) => `)]}',\n${body}`,
        () => '',
      ),
    )
    .map(([fields, broken]) =>
      broken(`{"status":"OK",${sample}${fields.map(([name, text]) => `,"${name}":${text}`).join('')}}`),
    );

/** What a browser's own reader makes of it; of a name that is there twice the last one counts. */
const read = (
  text: string,
): Partial<Record<'status' | 'auth' | 'transaction' | 'url' | 'paid', unknown>> | undefined => {
  try {
    const body: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
};
const isText = (one: unknown): boolean =>
  (typeof one === 'string' && one.trim() !== '') || (typeof one === 'number' && Number.isSafeInteger(one));

it('whatever bytes answer the end of a payment, it is approved and failed by a whole OK alone, and else stays open (PAY-7, PAY-12, FLT-2)', () =>
  fc.assert(
    fc.asyncProperty(wire('auth'), (text) =>
      withAnna(async (store, _world, server) => {
        addPayment(store, 'T1', { amount: 1_000 });
        answer(server, '/endTransaction', text);
        await endPayment(store, 'T1', false).catch(() => undefined);
        const { status, auth } = read(text) ?? {};
        const isEmpty = [undefined, null, 0, false].some((none) => none === auth) || String(auth).trim() === '';
        const isUnreadable = (typeof auth === 'object' && auth !== null) || auth === Infinity;
        const expected = status === 'OK' && !isUnreadable ? !isEmpty : undefined;
        expect(resultOf(readPayments(), store.get(), 'T1')?.paid).toBe(expected);
        expect(openPaymentOf(store) !== undefined).toBe(expected === undefined);
      }),
    ),
    { numRuns: 150 },
  ));

it('whatever bytes answer /get-8 after the end of a contract’s payment was lost, it counts as paid by `paid` true alone, and else stays open (PAY-12, SUM-5, FLT-2)', () =>
  fc.assert(
    fc.asyncProperty(wireOf('"paid":true,"payState":"ERROR"', ['paid', 'docState']), (text) =>
      withAnna(async (store, _world, server) => {
        store.update({ contractKey: '1-2' });
        addPayment(store, 'T1', { contractKey: '1-2' });
        answer(server, '/endTransaction', '');
        answer(server, '/get-8', text);
        await endPayment(store, 'T1', true).catch(() => undefined);
        const { status, paid } = read(text) ?? {};
        const isPaid = isText(status) && [true, 1, '1', 'true'].some((one) => one === paid);
        expect(resultOf(readPayments(), store.get(), 'T1')).toEqual(isPaid ? { paid: true, codes: [] } : undefined);
        expect(openPaymentOf(store, '1-2') !== undefined).toBe(!isPaid);
      }),
    ),
    { numRuns: 150 },
  ));

it('whatever bytes answer the start of a payment, none is open unless a whole OK names its transaction and the bank’s page (PAY-5, PAY-6, FLT-2)', () =>
  fc.assert(
    fc.asyncProperty(wire('transaction', 'url'), (text) =>
      withAnna(async (store, _world, server) => {
        answer(server, '/startTransaction', text);
        const started = await press(store).catch(() => undefined);
        const { status, transaction, url } = read(text) ?? {};
        const isStarted = status === 'OK' && isText(transaction) && isText(url);
        expect(started !== undefined).toBe(isStarted);
        expect(openPaymentOf(store)?.transaction).toBe(isStarted ? String(transaction).trim() : undefined);
        expect(readPayments()).toHaveLength(isStarted ? 1 : 0);
      }),
    ),
    { numRuns: 150 },
  ));

it('whichever write of a payment the browser’s storages refuse, it is known after the bank’s page, none is opened beside it, and its end is as the bank says (PAY-5, PAY-6, PAY-12, FLT-6)', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('sessionStorage', 'localStorage'),
      fc.nat(12),
      fc.constantFrom(1, 3, 100),
      fc.constantFrom('pay', 'decline'),
      (which, from, count, decision) =>
        withAnna(async (_store, world) => {
          const { setItem } = Storage.prototype;
          let writes = 0;
          const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
            this: Storage,
            key,
            text,
          ) {
            if (this === window[which]) {
              writes += 1;
              if (writes > from && writes <= from + count) throw new DOMException('full', 'QuotaExceededError');
            }
            setItem.call(this, key, text);
          });
          onTestFinished(() => refusing.mockRestore());
          const open = (): SessionStore => {
            const store = createSessionStore();
            if (store.get().token === undefined) store.signIn(signInAs(world, 'anna'));
            return store;
          };
          const before = open();
          expect(await press(before)).toBeDefined();
          expect(await press(before)).toBeUndefined();
          const id = world.state.transactions[0]?.id ?? '';
          decide(world, id, decision);
          // The bank's page, and back: what only the page's memory had is gone.
          for (const key of ['cportal.payment', 'cportal.salt']) {
            const stored = window.localStorage.getItem(key);
            deviceStorage.remove(key);
            if (stored !== null) setItem.call(window.localStorage, key, stored);
          }
          const after = open();
          expect(await press(after)).toBeUndefined();
          await endPayment(after, id, false);
          expect(resultOf(readPayments(), after.get(), id)?.paid).toBe(decision === 'pay');
          expect(world.state.transactions).toHaveLength(1);
          refusing.mockRestore();
        }),
    ),
    { numRuns: 120 },
  ));
