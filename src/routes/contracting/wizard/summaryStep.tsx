import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { methodTextKey } from '../../../domain/paymentMethods';
import { QueryBoundary } from '../../../components/QueryBoundary';
import { OpenPayment } from '../../../features/paying/OpenPayment';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { usePayingOff } from '../../../features/paying/usePayingOff';
import { useContractPayment } from '../../../features/paying/useContractPayment';
import { usePayment } from '../../../features/paying/usePayment';
import { useSupportConfirm } from '../../../features/useSupportConfirm';
import { Form } from '../../../components/form/Form';
import { toServiceError, type ServiceError } from '../../../http/serviceError';
import { useSessionStore } from '../../../session/SessionContext';
import { keepSigned, nextCollection } from '../signedContract';
import { CodesDialog } from './CodesDialog';
import { Consents } from './Consents';
import { allConsents, missingConsents, type ConsentValues } from './consentValues';
import { CostPanel } from './CostPanel';
import { useOldMonthlyFee } from './packages';
import { intoView } from './intoView';
import { namedMethod, needsBank } from './paymentChoice';
import { StepActions } from './StepActions';
import { StepBar } from './StepBar';
import type { StepPageProps, WizardStep } from './stepTypes';
import { BackBar } from './BackBar';
import { Summary } from './Summary';
import { AlreadyPaid } from './AlreadyPaid';
import { signContract } from './signing';
import { loadSummary, summaryCosts, type SummaryData } from './summaryData';
import { unaccountedPayment } from './unaccountedPayment';
import { Unstarted } from './Unstarted';
import { useRefusal } from './useRefusal';
import { useKnown, useWizardMemory } from './wizardMemory';

const deliveryNames = { 0: 'personal', 1: 'post', 2: 'courier' } as const;

const SummaryBody = ({ data, contractKey, member, onSigned, onChange, onBack, costPlace }: StepPageProps & { data: SummaryData }) => {
  const { t } = useTranslation(['wizard', 'status']);
  const [popup, setPopup] = useState<readonly string[]>([]);
  const { remember, ...memory } = useWizardMemory(contractKey);
  const form = useForm<ConsentValues>({ defaultValues: allConsents(memory.consented === true), shouldFocusError: false });
  const payment = usePayment(contractKey);
  const { confirm, dialog } = useSupportConfirm();
  const { method } = data.ledger;
  const costs = summaryCosts(data, useOldMonthlyFee(contractKey, data.contract.validFrom, data.type));
  // Direct debit and a contract with nothing to pay need no bank's page.
  const online = method !== undefined && costs.payableNow > 0;
  const off = usePayingOff(method ?? '');
  const store = useSessionStore();
  const known = useContractPayment(contractKey);
  const paid = online ? unaccountedPayment(known, data.overpayment) : undefined;
  /** Why the payment of a signed contract didn't start. */
  const [unstarted, setUnstarted] = useState<ServiceError>();

  const submit = useFormSubmit(
    form,
    async () => {
      if (method === undefined) return;
      // A payment that the bank declines doesn't ask for them again.
      remember({ consented: true });
      setUnstarted(undefined);
      const progress = { isSigned: false };
      const sign = async (): Promise<boolean> => {
        const signature = await signContract({ key: contractKey, ledger: { fees: costs, method } });
        progress.isSigned = true;
        const { receipt, validFrom } = data.contract;
        const next = nextCollection({ method, costs, transferFrom: data.transferFrom ?? memory.transferFrom });
        keepSigned(store.drafts, contractKey, { amount: costs.payableNow, receipt, delivery: deliveryNames[receipt === 'b' ? data.delivery : 0], validFrom, next });
        // Paid already, as a lost reply or another device may have left it: the final page knows more.
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
      const card = { ownLeisureCard: payer === undefined, leisureOwner: payer?.name ?? '', leisureAddress: payer?.address ?? null };
      try {
        await payment.pay({ contracting: true, contractKey, overpayment: data.overpayment, amount: costs.payableNow, method, label, ...card, kr: member.kr ?? '', sign });
      } catch (thrown) {
        const error = toServiceError(thrown);
        if (!progress.isSigned || error.kind === 'session' || error.kind === 'cancelled') throw error;
        setUnstarted(error);
      }
    },
    { onUnplaced: setPopup },
  );

  const ticked = useWatch({ control: form.control, name: 'consents' });
  const missing = missingConsents({ consents: ticked });
  const obstacle = missing > 0 ? t('consent.missing', { missing }) : method === undefined ? t('summary.noMethod') : method === 'A' && memory.leisurePayer === undefined ? t('summary.noLeisurePayer') : online || needsBank(method) ? off : undefined;

  // A payment that is open, or made, comes before what it pays for, which can't be changed meanwhile.
  const settled = payment.open !== undefined ? <OpenPayment contractKey={contractKey} /> : paid !== undefined ? <AlreadyPaid payment={paid} /> : undefined;

  return (
    <>
      {/* Back from the bank, the page stands where Pay was pressed. */}
      {settled !== undefined && <Box ref={intoView}>{settled}</Box>}
      <Summary data={data} contractKey={contractKey} onChange={settled === undefined ? onChange : undefined} />
      {costPlace !== null && createPortal(<CostPanel costs={costs} />, costPlace)}
      {payment.open !== undefined && <BackBar onBack={onBack} />}
      {settled === undefined && (
        <Form
          form={form}
          onSubmit={async (values) => {
            if (await confirm(online ? costs.payableNow : undefined)) await submit(values);
          }}
        >
          <Consents />
          {unstarted !== undefined && (
            <Box ref={intoView}>
              <Unstarted error={unstarted} />
            </Box>
          )}
          <StepBar>
            <StepActions busy={form.formState.isSubmitting} obstacle={obstacle} onBack={onBack} costs={costs} submitText={t(online ? 'summary.pay' : 'summary.finish')} />
          </StepBar>
        </Form>
      )}
      <CodesDialog codes={popup} onClose={() => setPopup([])} />
      {dialog}
    </>
  );
};

/** Signed in another tab, or before a reply got lost: the final page has it now. */
const Signed = ({ onSigned }: Pick<StepPageProps, 'onSigned'>) => {
  const leave = useEffectEvent(onSigned);
  useEffect(() => leave(), []);
  return null;
};

const SummaryPage = (props: StepPageProps) => {
  const { contractKey, ref } = props;
  const known = useKnown(contractKey);
  const query = useQuery({
    queryKey: ['wizard', contractKey, 7],
    queryFn: ({ signal }) => loadSummary(contractKey, signal, known),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  useRefusal(query.error, props.onRefused);
  // Leaving the last step signs nothing: there is nothing in it to save.
  useImperativeHandle(ref, () => ({ isUntouched: () => true, check: () => Promise.resolve('nothingToSave'), save: () => Promise.resolve(true), giveUp: () => undefined }));
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
