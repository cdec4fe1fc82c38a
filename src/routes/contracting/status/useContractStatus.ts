import { useQueryClient } from '@tanstack/react-query';

import { finalStep } from '~/domain/constants';
import { contractVerdict, isComplete, isPaidOnline } from '~/domain/contract/contractVerdict';
import { dropDrafts } from '~/features/contract/wizardSteps';
import { paidContract, recordResult } from '~/features/paying/endPayment';
import { invalidateAfterPayment } from '~/features/paying/invalidateAfterPayment';
import { useContractPayment } from '~/features/paying/usePayments';
import { usePolling } from '~/features/polling/usePolling';
import { getStep8, type ContractStatus } from '~/services/contractingGet';
import { contractPayment } from '~/session/paymentSelectors';
import { readPayments } from '~/session/paymentStore';
import { useSessionStore } from '~/session/SessionContext';
import { contractFields, signedOrderOf } from '~/session/sessionSchema';
import type { SessionStore } from '~/session/store';

/** Stores in the session what /get-8 says: the kr, that an open payment is paid, and the end of the contracting. */
const recordReply = (store: SessionStore, contractKey: string, reply: ContractStatus): void => {
  const payment = contractPayment(readPayments(), store.get(), contractKey);
  const isPaid = contractVerdict(reply).payment === 'paid';
  if (isPaid && payment?.transaction !== undefined && payment.result === undefined)
    recordResult(store, { transaction: payment.transaction, result: paidContract, contractKey });
  const { currentUser, contractKey: current, step } = store.get();
  const { kr } = reply;
  if (kr !== undefined && currentUser !== undefined && currentUser.kr !== kr)
    store.update({ currentUser: { ...currentUser, kr } });
  if (current !== contractKey) return;
  const order = signedOrderOf(store.get(), contractKey);
  if (isComplete(reply, { hasPaid: payment?.result !== undefined, paysOnline: isPaidOnline(reply, order?.amount) })) {
    dropDrafts(store.memberStorage, contractKey);
    store.update({ ...contractFields(), lastContractKey: contractKey });
  } else if (isPaid && step !== finalStep) {
    // /contracting leads here instead of offering the payment again.
    store.update({ step: finalStep });
  }
};

/** Polls a signed contract until /get-8 is final (SUM-1), and records each reply. */
export const useContractStatus = (contractKey: string) => {
  const store = useSessionStore();
  const client = useQueryClient();
  const payment = useContractPayment(contractKey);
  const { data: reply, ...polling } = usePolling({
    key: ['contractStatus', contractKey],
    ask: async ({ signal }) => {
      const answer = await getStep8({ key: contractKey }, signal);
      const before = store.get();
      recordReply(store, contractKey, answer);
      if (store.get() !== before) void invalidateAfterPayment(client);
      return answer;
    },
    isDone: (answer) => contractVerdict(answer).isFinal,
  });
  return { reply, payment, polling };
};
