import { Box, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { Message } from '~/components/feedback/Message';
import { Form } from '~/components/form/Form';
import { useConfig } from '~/components/hooks/useConfig';
import { Facts } from '~/components/layout/Facts';
import { scrollIntoViewRef } from '~/components/layout/scrollIntoViewRef';
import { Money } from '~/components/Money';
import type { Costs } from '~/domain/money/fees';
import { formatDottedDate, formatMoment } from '~/domain/time/dateTexts';
import { ApprovedPayment } from '~/features/paying/ApprovedPayment';
import { OpenPayment } from '~/features/paying/OpenPayment';
import { ReplyCodes } from '~/features/paying/ReplyCodes';
import { useContractPayment, usePayments } from '~/features/paying/usePayments';
import { useSupportConfirm } from '~/features/session/useSupportConfirm';
import type { ServiceError } from '~/http/serviceError';
import { CostPanel, FeeChange } from '~/routes/contracting/wizard/costs/CostPanel';
import { DocumentLink } from '~/routes/contracting/wizard/DocumentLink';
import { defineStep, type LoadedStepProps } from '~/routes/contracting/wizard/engine/defineStep';
import { BackBar, StepActions } from '~/routes/contracting/wizard/engine/StepBar';
import { useWizardMemory } from '~/routes/contracting/wizard/engine/wizardMemory';
import { statusOf } from '~/session/paymentRecord';
import { useSession } from '~/session/SessionContext';

import { Consents, consentValues, missingConsents, tickedConsents, type ConsentValues } from './Consents';
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

/** Paying by card monthly registers the card: what is charged later, as far as it is known (WIZ-14). */
const CardCharges = ({ costs, firstDay }: { costs: Costs; firstDay: string | undefined }) => {
  const { t } = useTranslation('portal');
  const { links } = useConfig();
  const { monthlyFee, monthsLater } = costs;
  if (monthsLater === 0) return null;
  return (
    <Stack spacing={1}>
      <Typography variant="body2">{t('wizard.summary.cardCharges')}</Typography>
      <Facts
        facts={[
          { label: t('wizard.payment.transferFrom'), value: firstDay && formatDottedDate(firstDay) },
          { label: t('wizard.summary.monthlyFee'), value: <Money amount={monthlyFee} /> },
          { label: t('wizard.summary.monthsLater'), value: t('wizard.payment.monthCount', { count: monthsLater }) },
        ]}
      />
      <DocumentLink href={links.cardMandateInfo}>{t('payment.links.cardMandateInfo')}</DocumentLink>
    </Stack>
  );
};

/** What consents are given for: a sum, a day or a document's address that changes asks for them again (WIZ-5). */
const consentedSummary = (
  { contract: { validFrom, validTo }, transferFrom }: SummaryData,
  { rows, payable, payableNow, months, monthlyFee, overpayment }: Costs,
  { terms, termsOfUse, privacy, onlineTerms, cardMandateInfo }: ReturnType<typeof useConfig>['links'],
): string =>
  JSON.stringify([
    { validFrom, validTo, transferFrom },
    { rows, payable, payableNow, months, monthlyFee, overpayment },
    { terms, termsOfUse, privacy, onlineTerms, cardMandateInfo },
  ]);

const SummaryBody = (props: LoadedStepProps<SummaryData>) => {
  const { data, contractKey, reopened, onChange, onBack, costPlace, ref } = props;
  const { t } = useTranslation('portal');
  const { recall, remember } = useWizardMemory(contractKey);
  const otpres = useSession((session) => session.otpres);
  const payment = useContractPayment(contractKey);
  const failed = usePayments((records) =>
    records.findLast((record) => record.contractKey === contractKey && statusOf(record) === 'failed'),
  );
  const { confirm, dialog } = useSupportConfirm();
  const { method, leisurePayer } = data;
  const costs = summaryCosts(data);
  const { links } = useConfig();
  const summary = consentedSummary(data, costs, links);
  // What was ticked for another summary has to be ticked again.
  const [given] = useState(() => recall().consented);
  const isSameSummary = given?.summary === summary;
  const isTakenBack = given !== undefined && given.ticked.length > 0 && !isSameSummary;
  const form = useForm<ConsentValues>({
    defaultValues: consentValues(isSameSummary ? given.ticked : []),
    shouldFocusError: false,
  });
  const rememberConsents = (): void =>
    void remember({ consented: { summary, ticked: tickedConsents(form.getValues()) } });
  useImperativeHandle(ref, () => ({
    validate: () => Promise.resolve('nothingToSave'),
    save: () => Promise.resolve(false),
    discard: rememberConsents,
  }));
  const goesToBank = method !== undefined && costs.payableNow > 0;
  const { signAndPay, open, off, giveUp, notStarted, codes, codesDialog } = useSignAndPay(form, {
    ...props,
    costs,
    goesToBank,
  });

  const missing = missingConsents({ consents: useWatch({ control: form.control, name: 'consents' }) });
  const payDisabledReason = (): string | undefined => {
    if (missing > 0) return t('wizard.consent.missing', { missing });
    if (method === undefined) return t('wizard.summary.noMethod');
    if (method === 'A' && leisurePayer === undefined) return t('wizard.summary.noLeisurePayer');
    return goesToBank && off !== undefined ? t(`payment.${off}`) : undefined;
  };
  const nextDisabledReason = payDisabledReason();

  // An open or completed payment is shown first; what it pays for can't be changed meanwhile.
  const isPaid = payment?.result !== undefined;
  const paymentNotice = (open !== undefined || (goesToBank && isPaid)) && (
    <>
      {isPaid && <ApprovedPayment payment={payment} contracting />}
      {open && <OpenPayment payment={open} contractKey={contractKey} onGiveUp={isPaid ? undefined : giveUp} />}
      <ReplyCodes codes={codes} />
    </>
  );

  // Beside the notice of a payment stand no declarations.
  const asksAgain = isTakenBack && !paymentNotice;
  return (
    <>
      {asksAgain && (
        <Message live inCard tone="warning">
          {t('wizard.reopened.consents')}
        </Message>
      )}
      {/* After the return from the bank the page is scrolled to where Pay was pressed. */}
      {paymentNotice && <Box ref={scrollIntoViewRef}>{paymentNotice}</Box>}
      <Summary
        data={data}
        costs={costs}
        saved={isTakenBack || paymentNotice ? undefined : reopened?.after}
        onChange={paymentNotice ? undefined : onChange}
      />
      {costPlace !== null && createPortal(<CostPanel costs={costs} />, costPlace)}
      {open !== undefined && <BackBar onBack={onBack} />}
      {!paymentNotice && (
        <Form
          form={form}
          onSubmit={async (values) => {
            // A payment that the bank declines doesn't ask for them again.
            rememberConsents();
            if (await (goesToBank ? confirm('pay', costs.payableNow) : confirm('sign'))) await signAndPay(values);
          }}
        >
          <FeeChange costs={costs} />
          <Consents validFrom={data.contract.validFrom} />
          {failed !== undefined && notStarted === undefined && (
            // A phone's Pay is always in sight, so that only this brings the page here once the failure's dialog is closed.
            <Box ref={otpres === undefined ? undefined : scrollIntoViewRef}>
              <Message tone="warning">{t('wizard.summary.failed', { moment: formatMoment(failed.since) })}</Message>
            </Box>
          )}
          {notStarted !== undefined && (
            <Box ref={scrollIntoViewRef}>
              <PaymentNotStarted error={notStarted} />
              <ReplyCodes codes={codes} />
            </Box>
          )}
          {method === '31' && <CardCharges costs={costs} firstDay={data.transferFrom} />}
          <StepActions
            nextDisabledReason={nextDisabledReason}
            onBack={onBack}
            costs={costs}
            submitText={t(goesToBank ? 'wizard.summary.pay' : 'wizard.summary.finish')}
          />
        </Form>
      )}
      {codesDialog}
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
  lines: 48,
  load: loadSummary,
  Body: ({ data, ...props }) =>
    data === 'settled' ? <Settled onSigned={props.onSigned} /> : <SummaryBody {...props} data={data} />,
});
