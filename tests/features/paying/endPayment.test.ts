import fc from 'fast-check';
import { expect, it } from 'vitest';

import { endPayment } from '~/features/paying/endPayment';
import { resultOf } from '~/session/paymentSelectors';
import { readPayments } from '~/session/paymentStore';
import { createSessionStore } from '~/session/store';

import { signInAs } from '../../../mocks/control';
import { addFault } from '../../../mocks/faults';
import { beginPreparing } from '../../../mocks/model/contracting/preparing';
import { decide, openTransaction } from '../../../mocks/model/payment/transactions';
import { comeTo } from '../../routes/contracting/wizard/support';
import { addPayment } from '../../setup/payments';
import { testWorld } from '../../setup/testWorld';
import { memoryStorage, serveToTabs } from '../../setup/twoTabs';

const { serve } = serveToTabs();

const transaction = { kr: '', amount: 5_000, method: '4', returnUrl: '', label: 'Bankkártya', lang: 'hu' } as const;

it.each([
  ['it is known to be approved', 'pay', '/none'],
  ['it is known to have failed', 'decline', '/none'],
  ['its result isn’t known', 'pay', '/endTransaction'],
] as const)(
  'a contract’s payment that returns while another contract is under way takes its own up whole, where %s (PAY-7, SES-1)',
  async (_what, decision, lost) => {
    const world = testWorld();
    serve(world, 'anna');
    addFault(world, { call: lost, kind: 'offline' });
    const store = createSessionStore(memoryStorage());
    store.signIn(signInAs(world, 'anna'));
    store.update({ contractKey: 'CD-34', step: 3, type: 1, wizard: { key: 'CD-34', pending: 3 } });
    const { id } = openTransaction(world, { ...transaction, accountId: 'anna', contractKey: 'AB-12' });
    decide(world, id, decision);
    addPayment(store, id, { contractKey: 'AB-12' });
    await endPayment(store, id, true).catch(() => undefined);
    const { contractKey, step, type, wizard, endTransaction } = store.get();
    expect({ contractKey, step, type, wizard }).toEqual({ contractKey: 'AB-12', step: 7 });
    expect(endTransaction?.result?.paid).toBe(lost === '/none' ? decision === 'pay' : undefined);
  },
);

const nullable = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const fieldsOf = (fields: Record<string, unknown>) => ({ kind: 'fields' as const, fields });

it('a contract’s payment is approved by an authorisation alone, paid by `paid` true too, failed by an OK without one, and else not known, whatever the replies say beside it (PAY-7, PAY-12, SUM-5)', () =>
  fc.assert(
    fc.asyncProperty(
      fc.record({
        status: fc.constantFrom('OK', 'OK', 'ERROR', 'DONE'),
        auth: nullable<unknown>('', ' ', '776655', 1234, null, 0, false),
        // Listed codes come first (ERR-9).
        messages: fc.subarray(['TRANSACTION_NOT_FOUND', 'HAS_DEBT', 'VALAMI_UJ']),
      }),
      fc.record({
        status: fc.constantFrom('OK', 'ERROR', 'DONE', 'TNR', 'QUEUED'),
        paid: nullable<unknown>(true, false, 1, 'true', 'PAID', null),
        payState: nullable('DONE', 'ERROR', 'PAID'),
        docState: nullable(true, false),
        messages: fc.subarray(['VALAMI_UJ', 'NOT_FOUND']),
      }),
      async (reply, contract) => {
        const { world, process } = comeTo({ step: 8, saved: { paid: true } });
        beginPreparing(world, process);
        serve(world, 'bela');
        const store = createSessionStore(memoryStorage());
        store.signIn(signInAs(world, 'bela'));
        store.update({ contractKey: process.key, step: 7, type: 0 });
        const { key } = process;
        const { id } = openTransaction(world, { ...transaction, accountId: 'bela', contractKey: key });
        decide(world, id, 'decline');
        addPayment(store, id, { contractKey: key });
        addFault(world, { call: '/endTransaction', ...fieldsOf(reply) });
        addFault(world, { call: '/get-8', ...fieldsOf(contract) });
        const isEnded = await endPayment(store, id, true).then(
          () => true,
          () => false,
        );
        const auth = ['776655', 1234].includes(reply.auth as string | number) ? String(reply.auth) : undefined;
        const isShownAsPaid = [true, 1, 'true'].includes(contract.paid as string | number | boolean);
        const expected =
          reply.status === 'OK'
            ? { paid: auth !== undefined, auth, codes: reply.messages }
            : isShownAsPaid
              ? { paid: true, codes: [] }
              : undefined;
        expect(isEnded).toBe(expected !== undefined);
        expect(resultOf(readPayments(), store.get(), id)).toEqual(expected);
        expect(store.get().otpres !== undefined).toBe(expected?.paid === false);
      },
    ),
    { numRuns: 60 },
  ));
