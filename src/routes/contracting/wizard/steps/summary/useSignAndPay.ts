import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { formatAddress } from '~/domain/identity/address';
import type { Costs } from '~/domain/money/fees';
import { methodTextKey, paymentMethod } from '~/domain/money/paymentMethods';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { saveSignedAccount } from '~/features/contract/signedAccount';
import { usePayment } from '~/features/paying/usePayment';
import { toServiceError, type ServiceError } from '~/http/serviceError';
import type { LoadedStepProps } from '~/routes/contracting/wizard/engine/defineStep';
import { useWizardMemory } from '~/routes/contracting/wizard/engine/wizardMemory';
import { deliveryNames } from '~/routes/contracting/wizard/steps/delivery/deliveryStep';
import { useSessionStore } from '~/session/SessionContext';
import type { SignedOrder } from '~/session/sessionSchema';

import type { ConsentValues } from './Consents';
import { signContract, type SummaryData } from './summaryData';

/** What is ordered with the signature, for the final page (UX-6). */
const orderOf = (
  contractKey: string,
  { contract, delivery, method, transferFrom }: SummaryData,
  { payableNow, firstCollection }: Costs,
): SignedOrder => {
  const { receipt, validFrom, cardPackage, address } = contract;
  const isPlastic = receipt === 'b';
  return {
    contractKey,
    amount: payableNow,
    method,
    receipt,
    delivery: deliveryNames[isPlastic ? delivery : 0],
    deliveryAddress: isPlastic && address !== undefined ? formatAddress(address) : undefined,
    validFrom,
    transferFrom: method === '3' && firstCollection !== undefined ? transferFrom : undefined,
    pack: cardPackage === '' ? undefined : cardPackage,
  };
};

interface SignAndPayInput extends Pick<LoadedStepProps<SummaryData>, 'data' | 'contractKey' | 'member' | 'onSigned'> {
  costs: Costs;
  /** Something is paid online; direct debit and a contract with nothing to pay are only signed. */
  goesToBank: boolean;
  /** The service's codes that no field is about. */
  onCodes: (codes: readonly string[]) => void;
}

interface SignAndPay extends Pick<ReturnType<typeof usePayment>, 'open' | 'off' | 'giveUp'> {
  signAndPay: (values: ConsentValues) => Promise<boolean>;
  /** Why the payment of a signed contract didn't start. */
  notStarted: ServiceError | undefined;
}

/** Signs the contract and, with the same press, goes to the bank: not before the OK of /submit-7, which is asked for once. */
export const useSignAndPay = (
  form: UseFormReturn<ConsentValues>,
  { data, costs, contractKey, member, onSigned, goesToBank, onCodes }: SignAndPayInput,
): SignAndPay => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const { remember, signed } = useWizardMemory(contractKey);
  const { pay, ...payment } = usePayment(contractKey);
  const [notStarted, setNotStarted] = useState<ServiceError>();

  const signAndPay = useFormSubmit(
    form,
    async () => {
      const { code: method, name } = paymentMethod(data.method) ?? {};
      if (method === undefined) return;
      setNotStarted(undefined);
      // Where a payment of this contract failed at the bank, it is signed anew.
      const { endTransaction: ended } = store.get();
      const failed = ended?.contractKey === contractKey ? ended.transaction : undefined;
      const signature = JSON.stringify([method, costs, failed]);
      let isSigned = signed === signature;
      const sign = async (): Promise<boolean> => {
        if (isSigned) return true;
        const outcome = await signContract({ key: contractKey, ledger: { fees: costs, method } }, goesToBank);
        isSigned = true;
        // Another member may have signed in since: neither the order nor a payment is theirs.
        if (!remember({ signed: signature }, { signedOrder: orderOf(contractKey, data, costs) })) return false;
        if (method === '3' && data.bank !== undefined)
          saveSignedAccount(store.memberStorage, contractKey, data.bank.account);
        if (!goesToBank || outcome === 'settled') onSigned();
        return goesToBank && outcome === 'signed';
      };
      if (!goesToBank) {
        await sign();
        return;
      }
      // Another person's leisure card names its owner to the bank.
      const payer = method === 'A' && data.leisurePayer !== 'own' ? data.leisurePayer : undefined;
      try {
        await pay({
          contractKey,
          amount: costs.payableNow,
          method,
          label: t(methodTextKey(name)),
          ownLeisureCard: payer === undefined,
          leisureOwner: payer?.name ?? '',
          leisureAddress: payer?.address ?? null,
          kr: member.kr ?? '',
          sign,
        });
      } catch (thrown) {
        const error = toServiceError(thrown);
        if (!isSigned || error.kind === 'session' || error.kind === 'cancelled') throw error;
        setNotStarted(error);
      }
    },
    { onUnplaced: onCodes },
  );
  return { ...payment, signAndPay, notStarted };
};
