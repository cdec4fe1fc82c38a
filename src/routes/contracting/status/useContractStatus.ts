import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

import { finalStep } from '../../../domain/constants';
import { contractOutcome } from '../../../domain/contract/contractStatus';
import { wizardDraft } from '../../../features/contract/order';
import { useReloadHeadData } from '../../../features/member/useHeadData';
import { contractResult } from '../../../features/paying/endPayment';
import { invalidateAfterPayment, markInForce, settlePayment } from '../../../features/paying/settlePayment';
import { useContractPayment } from '../../../features/paying/usePayments';
import { usePolling, type Polling } from '../../../features/polling/usePolling';
import { getStep8, type ContractStatus } from '../../../services/contractingGet';
import type { MemberStorage } from '../../../session/memberStorage';
import { contractPayment, type ContractPayment } from '../../../session/paymentSelectors';
import { readPayments } from '../../../session/paymentStore';
import { useSessionStore } from '../../../session/SessionContext';

const doneSchema = v.object({
  contractKey: v.string(),
  /** How it was paid, where a payment of this tab was authorised. */
  payment: v.optional(
    v.object({ transaction: v.optional(v.string()), auth: v.optional(v.string()), amount: v.optional(v.number()) }),
  ),
});

type DoneContract = v.InferOutput<typeof doneSchema>;

/** Keeps the last final page in the tab until the log-out: the session drops a contract that is done (SUM-3). */
export const keepDone = (memberStorage: MemberStorage, done: DoneContract): void =>
  memberStorage.save('done', { ...done });

export const readDone = (memberStorage: MemberStorage): DoneContract | undefined => {
  const stored = v.safeParse(doneSchema, memberStorage.read('done'));
  return stored.success ? stored.output : undefined;
};

/** Stores what /get-8 says in the session: the kr, how an open payment ended, and the end of the contracting. */
const useTakeResult = (
  contractKey: string,
  data: ContractStatus | undefined,
  payment: ContractPayment | undefined,
): void => {
  const store = useSessionStore();
  const client = useQueryClient();
  const reloadHeadData = useReloadHeadData();
  const kr = data?.kr;
  const isDone = data !== undefined && contractOutcome({ ...data, authorised: payment?.state === 'paid' }) === 'done';
  const result = data && contractResult(data);
  const paid = result?.paid;
  const take = useEffectEvent(() => {
    const session = store.get();
    const { state, transaction } = contractPayment(readPayments(), session, contractKey) ?? {};
    if (result !== undefined && state === 'open' && transaction !== undefined)
      settlePayment(store, { transaction, result, contractKey });
    if (isDone || paid) {
      const known = contractPayment(readPayments(), store.get(), contractKey) ?? payment;
      keepDone(store.memberStorage, {
        contractKey,
        payment:
          known?.state === 'paid'
            ? { transaction: known.transaction, auth: known.auth, amount: known.amount }
            : undefined,
      });
      // From now on /get-8 tells it: the device needs no guard.
      markInForce(contractKey);
      void invalidateAfterPayment(client);
    }
    const { currentUser, contractKey: current } = store.get();
    if (kr !== undefined && currentUser !== undefined && currentUser.kr !== kr)
      store.update({ currentUser: { ...currentUser, kr } });
    if (current === contractKey && isDone) {
      store.memberStorage.dropAll(wizardDraft(contractKey));
      store.update({ contractKey: undefined, step: undefined, type: undefined, endTransaction: undefined });
    } else if (current === contractKey && paid) {
      // /contracting leads here instead of offering the payment again.
      store.update({ step: finalStep });
    }
    if (kr !== undefined || isDone) void reloadHeadData();
  });
  useEffect(() => {
    if (kr !== undefined || isDone || paid !== undefined) take();
  }, [kr, isDone, paid]);
};

/** Polls a signed contract until it is settled (SUM-1), with what this tab knows of its payment. */
export const useContractStatus = (
  contractKey: string,
): Polling<ContractStatus> & { payment: ContractPayment | undefined } => {
  const store = useSessionStore();
  const known = useContractPayment(contractKey);
  const done = readDone(store.memberStorage);
  const kept =
    done?.contractKey === contractKey && done.payment ? { state: 'paid' as const, ...done.payment } : undefined;
  const payment = known ?? kept;
  const polling = usePolling({
    key: ['contractStatus', contractKey],
    ask: (signal) => getStep8({ key: contractKey }, signal),
    isDone: (status) => contractOutcome(status) !== undefined,
  });
  useTakeResult(contractKey, polling.data, payment);
  return { ...polling, payment };
};
