import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { finalStep } from '../../domain/constants';
import { contractOutcome, paymentState, type ContractState } from '../../domain/contract/contractStatus';
import { yearOf } from '../../domain/time/dates';
import type { ContractStatus } from '../../services/contractingGet';
import { keepPlan } from '../../session/chargePlans';
import { contractPayment, type ContractPayment } from '../../session/paymentSelectors';
import { readPayments } from '../../session/paymentStore';
import { useSessionStore } from '../../session/SessionContext';
import { keepSignedContract } from '../../session/signedContracts';
import { useReloadHeadData } from '../member/useHeadData';
import { amountsKey } from '../paying/invalidateAfterPayment';
import { markInForce, settlePayment } from '../paying/settlePayment';
import { mandateKey } from '../paying/useMandate';
import { wizardDraft } from './order';
import { keepDone, readSigned } from './signedContract';

/** The reply of /get-8, and what this tab knows of the payment. */
export type ContractProgress = ContractStatus & ContractState;

/** Stores the result in the session: the kr, and the end of the contracting once it is done. */
export const useTakeResult = (
  contractKey: string,
  data: ContractProgress | undefined,
  payment: ContractPayment | undefined,
): void => {
  const store = useSessionStore();
  const client = useQueryClient();
  const reloadHeadData = useReloadHeadData();
  const kr = data?.kr;
  const done = data !== undefined && contractOutcome(data) === 'done';
  // Trust only the service here: with the bank's authorisation alone the contract may still be in the wizard.
  const paid = data !== undefined && paymentState({ ...data, authorised: false }) === 'done';
  const take = useEffectEvent(() => {
    const session = store.get();
    const { currentUser, contractKey: current } = session;
    const { state, transaction } = contractPayment(readPayments(), session, contractKey) ?? {};
    if (paid && state === 'open' && transaction !== undefined)
      settlePayment(store, { transaction, result: { paid, auth: '', codes: [] }, contractKey });
    if (done) {
      markInForce(contractKey);
      void client.invalidateQueries({ queryKey: [amountsKey] });
      void client.invalidateQueries({ queryKey: [mandateKey] });
    }
    const signed = done ? readSigned(store.memberStorage, contractKey) : undefined;
    if (signed !== undefined) {
      const { validFrom, validTo, pack, packBefore, isUpgrade, amount, fee, feeBefore, receipt, delivery } = signed;
      const { mandate, isFirstMandate } = signed;
      keepSignedContract(session, {
        validFrom,
        validTo,
        pack,
        packBefore,
        isUpgrade,
        amount,
        fee,
        feeBefore,
        receipt,
        delivery,
        mandate,
        isFirstMandate,
      });
    }
    const next = signed?.next;
    const [first] = next?.charges ?? [];
    // No service tells the days of a card's charges, so the device remembers what was agreed on.
    if (next !== undefined && first !== undefined)
      keepPlan(session, { kind: next.kind, year: yearOf(first.date), charges: next.charges });
    if (kr !== undefined && currentUser !== undefined && currentUser.kr !== kr)
      store.update({ currentUser: { ...currentUser, kr } });
    if (current === contractKey) {
      if (done) {
        store.memberStorage.dropAll(wizardDraft(contractKey));
        store.update({ contractKey: undefined, step: undefined, type: undefined, endTransaction: undefined });
        const { transaction, auth, amount } = payment ?? {};
        keepDone(store.memberStorage, {
          contractKey,
          payment: payment?.state === 'paid' ? { transaction, auth, amount } : undefined,
        });
      }
      // Once paid, /contracting redirects here instead of offering payment again.
      else if (paid) store.update({ step: finalStep });
    }
    if (kr !== undefined || done) void reloadHeadData();
  });
  useEffect(() => {
    if (kr !== undefined || done || paid) take();
  }, [kr, done, paid]);
};
