import { expect, it } from 'vitest';

import { endPayment } from '~/features/paying/endPayment';
import { createSessionStore } from '~/session/store';

import { signInAs } from '../../../mocks/control';
import { addFault } from '../../../mocks/faults';
import { decide, openTransaction } from '../../../mocks/model/payment/transactions';
import { addPayment } from '../../setup/payments';
import { testWorld } from '../../setup/testWorld';
import { memoryStorage, serveToTabs } from '../../setup/twoTabs';

const { serve } = serveToTabs();

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
    const { id } = openTransaction(world, {
      accountId: 'anna',
      kr: '',
      amount: 5_000,
      method: '4',
      contractKey: 'AB-12',
      returnUrl: '',
      label: 'Bankkártya',
      lang: 'hu',
    });
    decide(world, id, decision);
    addPayment(store, id, { contractKey: 'AB-12' });
    await endPayment(store, id, true).catch(() => undefined);
    const { contractKey, step, type, wizard, endTransaction } = store.get();
    expect({ contractKey, step, type, wizard }).toEqual({ contractKey: 'AB-12', step: 7 });
    expect(endTransaction?.paid).toBe(lost === '/none' ? decision === 'pay' : undefined);
  },
);
