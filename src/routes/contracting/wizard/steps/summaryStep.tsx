import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { Message } from '~/components/feedback/Message';
import { Form } from '~/components/form/Form';
import { scrollIntoViewRef } from '~/components/layout/scrollIntoViewRef';
import { useConfig } from '~/components/useConfig';
import type { Costs } from '~/domain/money/fees';
import { formatForint } from '~/domain/money/money';
import { OpenPayment } from '~/features/paying/OpenPayment';
import { useContractPayment } from '~/features/paying/usePayments';
import { useSupportConfirm } from '~/features/session/useSupportConfirm';
import type { ServiceError } from '~/http/serviceError';
import { useLanguage } from '~/i18n/useLanguage';
import { DocumentLink } from '~/routes/contracting/wizard/DocumentLink';
import { CostPanel, FeeChange } from '~/routes/contracting/wizard/engine/CostPanel';
import { defineStep, type LoadedStepProps } from '~/routes/contracting/wizard/engine/defineStep';
import {
  AlreadyPaid,
  BackBar,
  CodesDialog,
  StepActions,
  StepBar,
} from '~/routes/contracting/wizard/engine/WizardLayout';
import { useWizardMemory } from '~/routes/contracting/wizard/engine/wizardMemory';

import { allConsents, Consents, missingConsents, type ConsentValues } from './Consents';
import { Summary } from './Summary';
import { loadSummary, summaryCosts, type SummaryData } from './summaryData';
import { useSignAndPay } from './useSignAndPay';

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

const SummaryBody = (props: LoadedStepProps<SummaryData>) => {
  const { data, contractKey, onChange, onBack, costPlace } = props;
  const { t } = useTranslation('portal');
  const [popup, setPopup] = useState<readonly string[]>([]);
  const { consented = false } = useWizardMemory(contractKey);
  const form = useForm<ConsentValues>({ defaultValues: allConsents(consented), shouldFocusError: false });
  const payment = useContractPayment(contractKey);
  const { confirm, dialog } = useSupportConfirm();
  const { method, leisurePayer } = data;
  const costs = summaryCosts(data);
  const goesToBank = method !== undefined && costs.payableNow > 0;
  const input = { ...props, costs, goesToBank, onCodes: setPopup };
  const { signAndPay, open, off, giveUp, notStarted } = useSignAndPay(form, input);

  const missing = missingConsents({ consents: useWatch({ control: form.control, name: 'consents' }) });
  const payDisabledReason = (): string | undefined => {
    if (missing > 0) return t('wizard.consent.missing', { missing });
    if (method === undefined) return t('wizard.summary.noMethod');
    if (method === 'A' && leisurePayer === undefined) return t('wizard.summary.noLeisurePayer');
    return goesToBank && off !== undefined ? t(`payment.${off}`) : undefined;
  };
  const nextDisabledReason = payDisabledReason();

  // An open or completed payment is shown first; what it pays for can't be changed meanwhile.
  const paymentNotice =
    open !== undefined ? (
      <OpenPayment payment={open} contractKey={contractKey} onGiveUp={giveUp} />
    ) : goesToBank && payment?.state === 'paid' ? (
      <AlreadyPaid payment={payment} />
    ) : undefined;

  return (
    <>
      {/* After the return from the bank the page is scrolled to where Pay was pressed. */}
      {paymentNotice !== undefined && <Box ref={scrollIntoViewRef}>{paymentNotice}</Box>}
      <Summary data={data} costs={costs} onChange={paymentNotice === undefined ? onChange : undefined} />
      {costPlace !== null && createPortal(<CostPanel costs={costs} />, costPlace)}
      {open !== undefined && <BackBar onBack={onBack} />}
      {paymentNotice === undefined && (
        <Form
          form={form}
          onSubmit={async (values) => {
            if (await (goesToBank ? confirm('pay', costs.payableNow) : confirm('sign'))) await signAndPay(values);
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
              submitText={t(goesToBank ? 'wizard.summary.pay' : 'wizard.summary.finish')}
            />
          </StepBar>
        </Form>
      )}
      <CodesDialog codes={popup} onClose={() => setPopup([])} />
      {dialog}
    </>
  );
};

/** Settled in another tab, or before a reply was lost: continues on the final page. */
const Settled = ({ onSigned }: { onSigned: () => void }) => {
  const leave = useEffectEvent(onSigned);
  useEffect(() => leave(), []);
  return null;
};

/** Step 7: everything once more, the consents, and paying (A11Y-5). */
export const summaryStep = defineStep<SummaryData | 'settled'>({
  id: 7,
  lines: 12,
  load: loadSummary,
  Body: ({ data, ...props }) =>
    data === 'settled' ? <Settled onSigned={props.onSigned} /> : <SummaryBody {...props} data={data} />,
});
