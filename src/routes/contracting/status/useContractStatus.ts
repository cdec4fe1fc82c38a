import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

import { finalStep } from '~/domain/constants';
import { contractOutcome } from '~/domain/contract/contractStatus';
import { wizardDraft } from '~/features/contract/order';
import { paidContract, recordResult } from '~/features/paying/endPayment';
import { invalidateAfterPayment } from '~/features/paying/invalidateAfterPayment';
import { useContractPayment } from '~/features/paying/usePayments';
import { usePolling } from '~/features/polling/usePolling';
import { getStep8, type ContractStatus } from '~/services/contractingGet';
import type { MemberStorage } from '~/session/memberStorage';
import { contractPayment, type ContractPayment } from '~/session/paymentSelectors';
import { readPayments } from '~/session/paymentStore';
import { useSessionStore } from '~/session/SessionContext';

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

/** What /get-8 says, and whether the bank authorised the contract's payment, as far as this tab knows. */
export type KnownStatus = ContractStatus & { authorised: boolean };

/**
 * Polls a signed contract until it is settled (SUM-1). Stores in the session what /get-8 says: the kr, how an open payment
 * ended, and the end of the contracting.
 */
export const useContractStatus = (contractKey: string) => {
  const store = useSessionStore();
  const client = useQueryClient();
  const recorded = useContractPayment(contractKey);
  const done = readDone(store.memberStorage);
  const kept: ContractPayment | undefined =
    done?.contractKey === contractKey && done.payment ? { state: 'paid', ...done.payment } : undefined;
  const payment = recorded ?? kept;
  const { data, ...polling } = usePolling({
    key: ['contractStatus', contractKey],
    ask: ({ signal }) => getStep8({ key: contractKey }, signal),
    isDone: (status) => contractOutcome(status) !== undefined,
  });
  const status: KnownStatus | undefined = data && { ...data, authorised: payment?.state === 'paid' };
  const kr = data?.kr;
  const isDone = status !== undefined && contractOutcome(status) === 'done';
  const paid = data?.paid === true;

  const keepStatus = useEffectEvent(() => {
    if (data !== undefined && payment?.state === 'open' && payment.transaction !== undefined) {
      const { transaction } = payment;
      if (data.paid === true) recordResult(store, { transaction, result: paidContract, contractKey });
    }
    if (isDone || paid) {
      const ended = contractPayment(readPayments(), store.get(), contractKey) ?? payment;
      const { state, transaction, auth, amount } = ended ?? {};
      store.memberStorage.save('done', {
        contractKey,
        payment: state === 'paid' ? { transaction, auth, amount } : undefined,
      });
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
    void invalidateAfterPayment(client);
  });
  useEffect(() => {
    if (kr !== undefined || isDone || paid) keepStatus();
  }, [kr, isDone, paid]);
  return { status, payment, polling };
};
