import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { formatAddress } from '~/domain/identity/address';
import type { Costs } from '~/domain/money/fees';
import { methodTextKey, paymentMethod } from '~/domain/money/paymentMethods';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { saveSignedAccount } from '~/features/contract/signedAccount';
import type { PaymentInput } from '~/features/paying/startPayment';
import { usePayment } from '~/features/paying/usePayment';
import { toServiceError, type ServiceError } from '~/http/serviceError';
import type { LoadedStepProps } from '~/routes/contracting/wizard/engine/defineStep';
import { useCodesDialog } from '~/routes/contracting/wizard/engine/StepNotices';
import { readMemory } from '~/routes/contracting/wizard/engine/wizardMemory';
import { deliveryNames } from '~/routes/contracting/wizard/steps/delivery/deliveryStep';
import { feesToWire } from '~/services/shapes';
import { useSessionStore } from '~/session/SessionContext';
import type { SignedOrder } from '~/session/sessionSchema';
import type { SessionStore } from '~/session/store';

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
    delivery: deliveryNames[isPlastic ? delivery : '0'],
    deliveryAddress: isPlastic && address !== undefined ? formatAddress(address) : undefined,
    validFrom,
    transferFrom: method === '3' && firstCollection !== undefined ? transferFrom : undefined,
    pack: cardPackage === '' ? undefined : cardPackage,
  };
};

interface SignAndPayInput extends Pick<LoadedStepProps<SummaryData>, 'data' | 'contractKey' | 'member'> {
  costs: Costs;
  /** Something is paid online; direct debit and a contract with nothing to pay are only signed. */
  goesToBank: boolean;
}

interface SignedContract {
  /** Nothing is left to pay online. */
  needsNoPayment: boolean;
  /** What the service said beside its OK. */
  codes: readonly string[];
  /** Why the payment of the signed contract didn't start. */
  notStarted?: ServiceError;
}

/**
 * Signs the contract and, with the same press, goes to the bank by `pay`: not before the OK of /submit-7, which is asked for
 * once. Throws where it isn't signed.
 */
export const signAndPay = async (
  store: SessionStore,
  { data, costs, contractKey, member, goesToBank, label }: SignAndPayInput & { label: string },
  pay: (input: PaymentInput) => Promise<unknown>,
): Promise<SignedContract> => {
  const outcome: SignedContract = { needsNoPayment: false, codes: [] };
  const method = paymentMethod(data.method)?.code;
  if (method === undefined) return outcome;
  const epoch = store.sessionEpoch();
  // Where a payment of this contract failed at the bank, it is signed anew.
  const { endTransaction: ended } = store.get();
  const failed = ended?.contractKey === contractKey ? ended.transaction : undefined;
  const signature = JSON.stringify([method, costs, failed]);
  let isSigned = readMemory(store.get(), contractKey).signed === signature;

  const sign = async (): Promise<boolean> => {
    if (isSigned) return true;
    const { isSettled, codes } = await signContract(
      { key: contractKey, ledger: { fees: feesToWire(costs), method } },
      goesToBank,
    );
    isSigned = true;
    outcome.codes = codes;
    const isSameLogin = store.updateIfCurrent(epoch, (present) => ({
      signedOrder: orderOf(contractKey, data, costs),
      ...(present.contractKey === contractKey && {
        wizard: { ...readMemory(present, contractKey), signed: signature, key: contractKey },
      }),
    }));
    // Another member may have signed in since, or the contract been left for another one or cancelled: nothing is paid then.
    const { contractKey: current } = store.memberStorage.expired()?.session ?? store.get();
    if (!isSameLogin || current !== contractKey) return false;
    if (method === '3' && data.bank !== undefined)
      saveSignedAccount(store.memberStorage, contractKey, data.bank.account);
    outcome.needsNoPayment = !goesToBank || isSettled;
    return !outcome.needsNoPayment;
  };
  if (!goesToBank) {
    await sign();
    return outcome;
  }
  try {
    await pay({
      contractKey,
      amount: costs.payableNow,
      method,
      label,
      leisureOwner: method === 'A' && data.leisurePayer !== 'own' ? data.leisurePayer : undefined,
      kr: member.kr ?? '',
      sign,
    });
    return outcome;
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (!isSigned || error.isSilent) throw error;
    return { ...outcome, notStarted: error };
  }
};

/** `signAndPay` as the summary's form. Render `codesDialog` anywhere. */
export const useSignAndPay = (
  form: UseFormReturn<ConsentValues>,
  { onSigned, ...input }: SignAndPayInput & Pick<LoadedStepProps<SummaryData>, 'onSigned'>,
) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const { pay, ...payment } = usePayment(input.contractKey);
  const [outcome, setOutcome] = useState<SignedContract>();
  const { onUnplaced, dialog: codesDialog } = useCodesDialog();
  const submit = useFormSubmit(
    form,
    async () => {
      setOutcome(undefined);
      const signed = await signAndPay(store, { ...input, label: t(methodTextKey(input.data.method)) }, pay);
      setOutcome(signed);
      if (signed.needsNoPayment) onSigned();
    },
    { onUnplaced },
  );
  const codes = [...(outcome?.codes ?? []), ...payment.codes];
  return { ...payment, codes, codesDialog, signAndPay: submit, notStarted: outcome?.notStarted };
};
