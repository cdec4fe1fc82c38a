import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { endedPayments } from '~/session/paymentSelectors';
import { prunePayments, readPayments, subscribePayments } from '~/session/paymentStore';
import { useSessionStore } from '~/session/SessionContext';

import { mirrorEnd } from './endPayment';
import { invalidateAfterPayment } from './invalidateAfterPayment';

/**
 * Takes the end of a payment in any tab as this tab's own, on whatever page: the payment that it waits for is open no more, and
 * what a payment changes is asked for anew.
 */
export const usePaymentSync = (): void => {
  const store = useSessionStore();
  const client = useQueryClient();
  useEffect(() => {
    const ended = () => endedPayments(readPayments(), store.get());
    const mirrorOwn = (): void => {
      const session = store.get();
      const own = ended().find(({ transaction }) => transaction === session.transaction);
      if (own !== undefined) store.update(mirrorEnd(session, own));
    };
    const latestEnd = (): number | undefined => ended().at(-1)?.since;
    prunePayments();
    mirrorOwn();
    let seen = latestEnd();
    return subscribePayments(() => {
      mirrorOwn();
      const latest = latestEnd();
      if (latest !== seen) void invalidateAfterPayment(client);
      seen = latest;
    });
  }, [store, client]);
};
