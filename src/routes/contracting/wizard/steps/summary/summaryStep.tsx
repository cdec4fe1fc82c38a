import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../../../components/feedback/QueryBoundary';
import { Form } from '../../../../../components/form/Form';
import { scrollIntoViewRef } from '../../../../../components/layout/scrollIntoViewRef';
import { formatAddress } from '../../../../../domain/identity/address';
import type { Mandate } from '../../../../../domain/money/collections';
import { methodTextKey, type PaymentMethod } from '../../../../../domain/money/paymentMethods';
import { useFormSubmit } from '../../../../../features/calls/useFormSubmit';
import { keepSigned, nextCollection, partsOf } from '../../../../../features/contract/signedContract';
import { useSupportConfirm } from '../../../../../features/member/useSupportConfirm';
import { OpenPayment } from '../../../../../features/paying/OpenPayment';
import { usePayAgain } from '../../../../../features/paying/PayAgainContext';
import { useCardMandate, useDebitMandate } from '../../../../../features/paying/useMandate';
import { usePayingOff } from '../../../../../features/paying/usePayingOff';
import { usePayment } from '../../../../../features/paying/usePayment';
import { useContractPayment } from '../../../../../features/paying/usePayments';
import { toServiceError, type ServiceError } from '../../../../../http/serviceError';
import { useSessionStore } from '../../../../../session/SessionContext';
import { CostPanel } from '../../costs/CostPanel';
import { FeeChange } from '../../costs/FeeChange';
import { AlreadyPaid } from '../../engine/AlreadyPaid';
import { CodesDialog } from '../../engine/CodesDialog';
import { StepActions } from '../../engine/StepActions';
import { BackBar, StepBar } from '../../engine/StepBar';
import type { StepPageProps, WizardStep } from '../../engine/stepTypes';
import { useStepQuery } from '../../engine/useStepQuery';
import { useWizardMemory } from '../../engine/wizardMemory';
import { useCostContext, useReplacedContract } from '../contract/packagePrices';
import { namedMethod, needsBank } from '../payment/paymentChoice';
import { Consents } from './Consents';
import { allConsents, missingConsents, type ConsentValues } from './consentValues';
import { PaymentNotStarted } from './PaymentNotStarted';
import { signContract } from './signing';
import { Summary } from './Summary';
import { loadSummary, summaryCosts, type SummaryData } from './summaryData';
import { uncreditedPayment } from './uncreditedPayment';

const mandateOf = (method: PaymentMethod): Mandate['kind'] | undefined =>
  method === '3' ? 'directDebit' : method === '31' ? 'regularCredit' : undefined;

const deliveryNames = { 0: 'personal', 1: 'post', 2: 'courier' } as const;

const SummaryBody = ({
  data,
  contractKey,
  member,
  onSigned,
  onChange,
  onBack,
  costPlace,
}: StepPageProps & { data: SummaryData }) => {
  const { t } = useTranslation('portal');
  const [popup, setPopup] = useState<readonly string[]>([]);
  const { remember, consented, saved } = useWizardMemory(contractKey);
  const memory = saved?.[6] ?? {};
  const form = useForm<ConsentValues>({
    defaultValues: allConsents(consented === true),
    shouldFocusError: false,
  });
  const payment = usePayment(contractKey);
  const { confirm, dialog } = useSupportConfirm();
  const { method } = data.ledger;
  const replaced = useReplacedContract(data.contract.validFrom, data.type);
  const { fee: feeBefore } = useDebitMandate(replaced && member.kr).data ?? {};
  const { state: hasCardMandate } = useCardMandate(method === '31' ? member.kr : undefined).data ?? {};
  const transferFrom = data.transferFrom ?? memory.transferFrom;
  const costs = summaryCosts(data, useCostContext(contractKey, data), transferFrom);
  // Direct debit and a contract with nothing to pay need no bank's page.
  const online = method !== undefined && costs.payableNow > 0;
  const off = usePayingOff(method ?? '');
  const store = useSessionStore();
  const known = useContractPayment(contractKey);
  const paid = online ? uncreditedPayment(known, data.overpayment) : undefined;
  /** Why the payment of a signed contract didn't start. */
  const [notStarted, setNotStarted] = useState<ServiceError>();

  const submit = useFormSubmit(
    form,
    async () => {
      if (method === undefined) return;
      // A payment that the bank declines doesn't ask for them again.
      remember({ consented: true });
      setNotStarted(undefined);
      const progress = { isSigned: false };
      const sign = async (): Promise<boolean> => {
        const signature = await signContract({ key: contractKey, ledger: { fees: costs, method } });
        progress.isSigned = true;
        const { receipt, validFrom, validTo, cardPackage, address } = data.contract;
        const next = nextCollection({ method, costs, transferFrom });
        keepSigned(store.memberStorage, contractKey, {
          amount: costs.payableNow,
          parts: partsOf(costs),
          receipt,
          delivery: deliveryNames[receipt === 'b' ? data.delivery : 0],
          deliveryAddress: receipt === 'b' && address !== undefined ? formatAddress(address) : undefined,
          validFrom,
          validTo,
          pack: cardPackage === '' ? undefined : cardPackage,
          fee: costs.monthlyFee,
          isUpgrade: replaced !== undefined,
          packBefore: replaced?.pack,
          feeBefore,
          mandate: mandateOf(method),
          isFirstMandate: hasCardMandate === undefined ? undefined : !hasCardMandate,
          next,
        });
        // Already paid, after a lost reply or on another device: the final page shows the rest.
        if (!online || signature === 'settled') onSigned();
        return online && signature === 'signed';
      };
      if (!online) {
        await sign();
        return;
      }
      const label = t(methodTextKey(namedMethod(method, memory) ?? method));
      // Another person's leisure card names its owner to the bank.
      const payer = method === 'A' && memory.leisurePayer !== 'own' ? memory.leisurePayer : undefined;
      const card = {
        ownLeisureCard: payer === undefined,
        leisureOwner: payer?.name ?? '',
        leisureAddress: payer?.address ?? null,
      };
      try {
        await payment.pay({
          contracting: true,
          contractKey,
          overpayment: data.overpayment,
          amount: costs.payableNow,
          method,
          label,
          ...card,
          kr: member.kr ?? '',
          sign,
        });
      } catch (thrown) {
        const error = toServiceError(thrown);
        if (!progress.isSigned || error.kind === 'session' || error.kind === 'cancelled') throw error;
        setNotStarted(error);
      }
    },
    { onUnplaced: setPopup },
  );

  const ticked = useWatch({ control: form.control, name: 'consents' });
  const missing = missingConsents({ consents: ticked });
  const nextDisabledReason =
    missing > 0
      ? t('wizard.consent.missing', { missing })
      : method === undefined
        ? t('wizard.summary.noMethod')
        : method === 'A' && memory.leisurePayer === undefined
          ? t('wizard.summary.noLeisurePayer')
          : online || needsBank(method)
            ? off
            : undefined;

  // An open or completed payment is shown first; what it pays for can't be changed meanwhile.
  const settled =
    payment.open !== undefined ? (
      <OpenPayment contractKey={contractKey} />
    ) : paid !== undefined ? (
      <AlreadyPaid payment={paid} />
    ) : undefined;

  const formRef = useRef<HTMLFormElement>(null);
  const { requestedFor, clear } = usePayAgain();
  const payAgain = useEffectEvent((): void => {
    clear();
    const failed = store.get().endTransaction;
    // If the sum differs from the one that failed, the member has to see it first.
    const isSame = failed?.contractKey === contractKey && failed.amount === costs.payableNow;
    if (online && isSame && nextDisabledReason === undefined) formRef.current?.requestSubmit();
  });
  useEffect(() => {
    if (requestedFor === contractKey) payAgain();
  }, [requestedFor, contractKey]);

  return (
    <>
      {/* After the return from the bank the page is scrolled to where Pay was pressed. */}
      {settled !== undefined && <Box ref={scrollIntoViewRef}>{settled}</Box>}
      <Summary
        data={data}
        costs={costs}
        contractKey={contractKey}
        onChange={settled === undefined ? onChange : undefined}
      />
      {costPlace !== null && createPortal(<CostPanel costs={costs} />, costPlace)}
      {payment.open !== undefined && <BackBar onBack={onBack} />}
      {settled === undefined && (
        <Form
          ref={formRef}
          form={form}
          onSubmit={async (values) => {
            if (await (online ? confirm('pay', costs.payableNow) : confirm('sign'))) await submit(values);
          }}
        >
          <FeeChange costs={costs} />
          <Consents validFrom={data.contract.validFrom} />
          {notStarted !== undefined && (
            <Box ref={scrollIntoViewRef}>
              <PaymentNotStarted error={notStarted} />
            </Box>
          )}
          <StepBar>
            <StepActions
              busy={form.formState.isSubmitting}
              nextDisabledReason={nextDisabledReason}
              onBack={onBack}
              costs={costs}
              submitText={t(online ? 'wizard.summary.pay' : 'wizard.summary.finish')}
            />
          </StepBar>
        </Form>
      )}
      <CodesDialog codes={popup} onClose={() => setPopup([])} />
      {dialog}
    </>
  );
};

/** Signed in another tab, or before a reply was lost: continues on the final page. */
const Signed = ({ onSigned }: Pick<StepPageProps, 'onSigned'>) => {
  const leave = useEffectEvent(onSigned);
  useEffect(() => leave(), []);
  return null;
};

const SummaryPage = (props: StepPageProps) => {
  const { contractKey, ref } = props;
  const query = useStepQuery(contractKey, 7, loadSummary);
  const { requestedFor, clear } = usePayAgain();
  useEffect(() => {
    if (requestedFor !== undefined && query.isError) clear();
  }, [requestedFor, query.isError, clear]);
  // Leaving the last step signs nothing: there is nothing in it to save.
  useImperativeHandle(ref, () => ({
    check: () => Promise.resolve('nothingToSave'),
    save: () => Promise.resolve(true),
    discard: () => undefined,
  }));
  return (
    <>
      <QueryBoundary query={query} lines={12}>
        {(data) => (data === 'signed' ? <Signed onSigned={props.onSigned} /> : <SummaryBody {...props} data={data} />)}
      </QueryBoundary>
      {query.isLoadingError && <BackBar onBack={props.onBack} />}
    </>
  );
};

/** Step 7: everything once more, the consents, and paying (A11Y-5). */
export const summaryStep: WizardStep = { id: 7, title: 'step7', Page: SummaryPage };
