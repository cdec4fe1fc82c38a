import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ErrorTexts } from '../../../../components/feedback/ErrorTexts';
import { Message } from '../../../../components/feedback/Message';
import { Form } from '../../../../components/form/Form';
import { scrollIntoViewRef } from '../../../../components/layout/scrollIntoViewRef';
import { useConfig } from '../../../../components/useConfig';
import { formatAddress } from '../../../../domain/identity/address';
import type { Costs } from '../../../../domain/money/fees';
import { formatForint } from '../../../../domain/money/money';
import { methodTextKey, paymentMethod } from '../../../../domain/money/paymentMethods';
import { useFormSubmit } from '../../../../features/calls/useFormSubmit';
import { keepOrder, type Order } from '../../../../features/contract/order';
import { useSupportConfirm } from '../../../../features/member/useSupportConfirm';
import { useIsMethodOff, useIsOff } from '../../../../features/operation/portalStatus';
import { OpenPayment } from '../../../../features/paying/OpenPayment';
import { usePayAgain } from '../../../../features/paying/PayAgainContext';
import { usePayment } from '../../../../features/paying/usePayment';
import { useContractPayment } from '../../../../features/paying/usePayments';
import { toServiceError, type ServiceError } from '../../../../http/serviceError';
import { useLanguage } from '../../../../i18n/useLanguage';
import { useSessionStore } from '../../../../session/SessionContext';
import { DocumentLink } from '../DocumentLink';
import { CostPanel, FeeChange } from '../engine/CostPanel';
import { defineStep, type LoadedStepProps } from '../engine/defineStep';
import { AlreadyPaid, BackBar, CodesDialog, StepActions, StepBar } from '../engine/WizardLayout';
import { useWizardMemory } from '../engine/wizardMemory';
import { allConsents, Consents, missingConsents, type ConsentValues } from './Consents';
import { deliveryNames } from './deliveryStep';
import { Summary } from './Summary';
import { loadSummary, signContract, summaryCosts, type SummaryData } from './summaryData';

/** What is ordered with the signature, for the final page (UX-6). */
const orderOf = ({ contract, delivery }: SummaryData, { payableNow }: Costs): Order => {
  const { receipt, validFrom, validTo, cardPackage, address } = contract;
  const isPlastic = receipt === 'b';
  return {
    amount: payableNow,
    receipt,
    delivery: deliveryNames[isPlastic ? delivery : 0],
    deliveryAddress: isPlastic && address !== undefined ? formatAddress(address) : undefined,
    validFrom,
    validTo,
    pack: cardPackage === '' ? undefined : cardPackage,
  };
};

/** The contract is signed but the bank wasn't reached: only the payment has to be retried. */
const PaymentNotStarted = ({ error: { codes, reference } }: { error: ServiceError }) => {
  const { t } = useTranslation('portal');
  return (
    <Message tone="warning" live title={t('wizard.unstarted.title')}>
      <p>{t('wizard.unstarted.text')}</p>
      <ErrorTexts codes={codes} reference={reference} />
    </Message>
  );
};

/** Paying by card monthly registers it: from when on, how often and how much it is charged (WIZ-14). */
const CardCharges = ({ instalments, firstDay }: Pick<Costs, 'instalments'> & { firstDay: string | undefined }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { links } = useConfig();
  if (instalments === undefined) return null;
  const { count, amount, from } = instalments;
  return (
    <Box>
      <Typography variant="body2">
        {t('wizard.summary.cardCharges', {
          count,
          fee: formatForint(amount, language),
          date: firstDay ?? from,
        })}
      </Typography>
      <DocumentLink href={links.cardMandateInfo}>{t('wizard.document.cardMandateInfo')}</DocumentLink>
    </Box>
  );
};

const SummaryBody = ({
  data,
  contractKey,
  member,
  onSigned,
  onChange,
  onBack,
  costPlace,
  failedBefore,
}: LoadedStepProps<SummaryData>) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const [popup, setPopup] = useState<readonly string[]>([]);
  const { remember, consented, signed } = useWizardMemory(contractKey);
  const form = useForm<ConsentValues>({ defaultValues: allConsents(consented === true), shouldFocusError: false });
  const payment = usePayment(contractKey);
  const known = useContractPayment(contractKey);
  const { confirm, dialog } = useSupportConfirm();
  const isMethodOff = useIsMethodOff();
  const isAllOff = useIsOff('pay');
  const { leisurePayer } = data;
  const { code: method, name: methodName } = paymentMethod(data.method) ?? {};
  const costs = summaryCosts(data);
  // Direct debit and a contract with nothing to pay need no bank's page.
  const online = method !== undefined && costs.payableNow > 0;
  /** Why the payment of a signed contract didn't start. */
  const [notStarted, setNotStarted] = useState<ServiceError>();

  const submit = useFormSubmit(
    form,
    async () => {
      if (method === undefined) return;
      // A payment that the bank declines doesn't ask for them again.
      remember({ consented: true });
      setNotStarted(undefined);
      // A payment that failed at the bank is signed anew.
      const signature = JSON.stringify([method, costs, known?.transaction]);
      const progress = { isSigned: signed === signature };
      const sign = async (): Promise<boolean> => {
        if (progress.isSigned) return true;
        const outcome = await signContract({ key: contractKey, ledger: { fees: costs, method } });
        progress.isSigned = true;
        remember({ signed: signature });
        keepOrder(store.memberStorage, contractKey, orderOf(data, costs));
        if (!online || outcome === 'settled') onSigned();
        return online && outcome === 'signed';
      };
      if (!online) {
        await sign();
        return;
      }
      // Another person's leisure card names its owner to the bank.
      const payer = method === 'A' && leisurePayer !== 'own' ? leisurePayer : undefined;
      try {
        await payment.pay({
          contracting: true,
          contractKey,
          amount: costs.payableNow,
          method,
          label: t(methodTextKey(methodName)),
          ownLeisureCard: payer === undefined,
          leisureOwner: payer?.name ?? '',
          leisureAddress: payer?.address ?? null,
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

  const missing = missingConsents({ consents: useWatch({ control: form.control, name: 'consents' }) });
  const reason = (): string | undefined => {
    if (missing > 0) return t('wizard.consent.missing', { missing });
    if (method === undefined) return t('wizard.summary.noMethod');
    if (method === 'A' && leisurePayer === undefined) return t('wizard.summary.noLeisurePayer');
    if (!(online || paymentMethod(method)?.isDirectDebit === true) || !isMethodOff(method)) return undefined;
    return t(isAllOff ? 'payment.switchedOff' : 'payment.chosenMethodOff');
  };
  const nextDisabledReason = reason();

  // An open or completed payment is shown first; what it pays for can't be changed meanwhile.
  const settled =
    payment.open !== undefined ? (
      <OpenPayment contractKey={contractKey} />
    ) : online && known?.state === 'paid' ? (
      <AlreadyPaid payment={known} />
    ) : undefined;

  const formRef = useRef<HTMLFormElement>(null);
  const { requestedFor, clear } = usePayAgain();
  const payAgain = useEffectEvent((): void => {
    clear();
    const failed = store.get().endTransaction;
    // If the sum differs from the one that failed, the member has to see it first.
    const isSame = failed?.contractKey === contractKey && failed.amount === costs.payableNow;
    // A press before the step could be read pays nothing later.
    if (online && isSame && !failedBefore && nextDisabledReason === undefined) formRef.current?.requestSubmit();
  });
  useEffect(() => {
    if (requestedFor === contractKey) payAgain();
  }, [requestedFor, contractKey]);

  return (
    <>
      {/* After the return from the bank the page is scrolled to where Pay was pressed. */}
      {settled !== undefined && <Box ref={scrollIntoViewRef}>{settled}</Box>}
      <Summary data={data} costs={costs} onChange={settled === undefined ? onChange : undefined} />
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
          {method === '31' && <CardCharges instalments={costs.instalments} firstDay={data.transferFrom} />}
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
const Signed = ({ onSigned }: { onSigned: () => void }) => {
  const leave = useEffectEvent(onSigned);
  useEffect(() => leave(), []);
  return null;
};

/** Step 7: everything once more, the consents, and paying (A11Y-5). */
export const summaryStep = defineStep<SummaryData | 'signed'>({
  id: 7,
  lines: 12,
  load: loadSummary,
  Body: ({ data, ...props }) =>
    data === 'signed' ? <Signed onSigned={props.onSigned} /> : <SummaryBody {...props} data={data} />,
});
