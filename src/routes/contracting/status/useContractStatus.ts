import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

import { finalStep } from '~/domain/constants';
import { contractVerdict, isComplete } from '~/domain/contract/contractVerdict';
import { readOrder, wizardDraft } from '~/features/contract/order';
import { paidContract, recordResult } from '~/features/paying/endPayment';
import { invalidateAfterPayment } from '~/features/paying/invalidateAfterPayment';
import { useContractPayment } from '~/features/paying/usePayments';
import { usePolling } from '~/features/polling/usePolling';
import { getStep8, type ContractStatus } from '~/services/contractingGet';
import type { MemberStorage } from '~/session/memberStorage';
import { contractPayment, type ContractPayment } from '~/session/paymentSelectors';
import { readPayments } from '~/session/paymentStore';
import { useSessionStore } from '~/session/SessionContext';
import type { SessionStore } from '~/session/store';

const doneSchema = v.object({
  contractKey: v.string(),
  /** How it was paid, where a payment of this tab was authorised. */
  payment: v.optional(
    v.object({ transaction: v.optional(v.string()), auth: v.optional(v.string()), amount: v.optional(v.number()) }),
  ),
});

/** The last final page: kept in the tab until the log-out, because the session drops a contract that is done (SUM-3). */
export const readDone = (memberStorage: MemberStorage): v.InferOutput<typeof doneSchema> | undefined => {
  const stored = v.safeParse(doneSchema, memberStorage.read('done'));
  return stored.success ? stored.output : undefined;
};

/** Whether this tab's order has a sum to be paid online; undefined without an order. */
export const orderPaysOnline = (memberStorage: MemberStorage, contractKey: string): boolean | undefined => {
  const order = readOrder(memberStorage, contractKey);
  return order && order.amount > 0;
};

/** Stores in the session what /get-8 says: the kr, that an open payment is paid, and the end of the contracting. */
const recordReply = (store: SessionStore, contractKey: string, reply: ContractStatus): void => {
  const payment = contractPayment(readPayments(), store.get(), contractKey);
  const isPaid = contractVerdict(reply).payment === 'paid';
  if (isPaid && payment?.state === 'open' && payment.transaction !== undefined)
    recordResult(store, { transaction: payment.transaction, result: paidContract, contractKey });
  const { currentUser, contractKey: current, step } = store.get();
  const { kr } = reply;
  if (kr !== undefined && currentUser !== undefined && currentUser.kr !== kr)
    store.update({ currentUser: { ...currentUser, kr } });
  if (current !== contractKey) return;
  if (
    isComplete(reply, {
      hasPaid: payment?.state === 'paid',
      paysOnline: orderPaysOnline(store.memberStorage, contractKey),
    })
  ) {
    const { state, transaction, auth, amount } = contractPayment(readPayments(), store.get(), contractKey) ?? {};
    store.memberStorage.save('done', {
      contractKey,
      payment: state === 'paid' ? { transaction, auth, amount } : undefined,
    });
    store.memberStorage.dropAll(wizardDraft(contractKey));
    store.update({ contractKey: undefined, step: undefined, type: undefined, endTransaction: undefined });
  } else if (isPaid && step !== finalStep) {
    // /contracting leads here instead of offering the payment again.
    store.update({ step: finalStep });
  }
};

/** Polls a signed contract until /get-8 is final (SUM-1), and records each reply. */
export const useContractStatus = (contractKey: string) => {
  const store = useSessionStore();
  const client = useQueryClient();
  const recorded = useContractPayment(contractKey);
  const done = readDone(store.memberStorage);
  const payment: ContractPayment | undefined =
    recorded ?? (done?.contractKey === contractKey && done.payment ? { state: 'paid', ...done.payment } : undefined);
  const { data: status, ...polling } = usePolling({
    key: ['contractStatus', contractKey],
    ask: async ({ signal }) => {
      const reply = await getStep8({ key: contractKey }, signal);
      const before = store.get();
      recordReply(store, contractKey, reply);
      if (store.get() !== before) void invalidateAfterPayment(client);
      return reply;
    },
    isDone: (reply) => contractVerdict(reply).isFinal,
  });
  return { status, payment, polling };
};
