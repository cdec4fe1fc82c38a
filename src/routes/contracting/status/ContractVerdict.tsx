import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Schedule from '@mui/icons-material/Schedule';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { useCareContacts } from '~/components/feedback/CareLine';
import { ErrorText } from '~/components/feedback/ErrorText';
import { Message } from '~/components/feedback/Message';
import { Dialog } from '~/components/layout/Dialog';
import { contractOutcome, isPaidOrAuthorised } from '~/domain/contract/contractStatus';
import { formatForint } from '~/domain/money/money';
import { useLanguage } from '~/i18n/useLanguage';
import type { ContractPayment } from '~/session/paymentSelectors';

import type { KnownStatus } from './useContractStatus';

const Headline = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  '& > svg': { fontSize: '2rem' },
});

const hints: readonly string[] = ['TNR', 'DOC'];

const headlines = {
  paymentFailed: { Icon: ErrorOutline, color: 'error', textKey: 'contracting.status.paymentFailed' },
  failed: { Icon: ErrorOutline, color: 'error', textKey: 'contracting.status.failed' },
  done: { Icon: CheckCircle, color: 'success', textKey: 'contracting.status.done' },
  ready: { Icon: CheckCircle, color: 'success', textKey: 'contracting.status.ready' },
  hint: { Icon: Schedule, color: 'inherit', textKey: 'contracting.status.hint' },
  working: { Icon: Schedule, color: 'inherit', textKey: 'contracting.status.working' },
  unknown: { Icon: HelpOutline, color: 'inherit', textKey: 'contracting.status.unknown' },
} as const;

/** The status in words, by the first thing that it says (SUM-5). */
const headlineOf = (status: KnownStatus): (typeof headlines)[keyof typeof headlines] => {
  const outcome = contractOutcome(status);
  if (outcome !== undefined && outcome !== 'ready') return headlines[outcome];
  if (hints.includes(status.status)) return headlines.hint;
  if (outcome === 'ready') return headlines.ready;
  return status.status === 'OK' ? headlines.working : headlines.unknown;
};

interface VerdictProps {
  status: KnownStatus;
  payment: ContractPayment | undefined;
}

/** After a failure: asks not to pay again, or says what to check before (SUM-4). */
const AboutPaying = ({ status, payment }: VerdictProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const hasCare = useCareContacts().length > 0;
  if (isPaidOrAuthorised(status)) {
    if (status.paid === true || !payment?.auth)
      return <Message tone="warning" title={t('contracting.status.paidDont')} />;
    const amount = payment.amount === undefined ? undefined : formatForint(payment.amount, language);
    const what = [amount, payment.transaction].filter(Boolean).join(', ');
    const key = hasCare ? 'contracting.status.approved' : 'contracting.status.approvedNoCare';
    return <Message tone="warning" title={t(key, { what })} />;
  }
  if (contractOutcome(status) === undefined) return null;
  const isUnpaid = status.payState !== 'ERROR' && status.paid === false;
  return <p>{t(isUnpaid ? 'contracting.status.unpaid' : 'contracting.status.notSure')}</p>;
};

/** The headline, the service's messages, and what a failure means for paying. */
export const ContractVerdict = ({ status, payment }: VerdictProps) => {
  const { t } = useTranslation('portal');
  const { Icon, color, textKey } = headlineOf(status);
  const hasFailed = status.status === 'ERROR' || status.payState === 'ERROR';
  return (
    <>
      <Headline>
        <Icon color={color} aria-hidden="true" />
        <h2>{t(textKey, { status: status.status })}</h2>
      </Headline>
      {!hasFailed && status.authorised && <p>{t('contracting.status.thanks')}</p>}
      {status.messages.map((code) => (
        <p key={code}>
          <ErrorText code={code} care={status.status !== 'ERROR'} />
        </p>
      ))}
      {hasFailed && <AboutPaying status={status} payment={payment} />}
    </>
  );
};

/** TNR and DOC in a dialog, once a status, however often they are polled (SUM-2). */
export const HintDialog = ({ status: { status, docState } }: Pick<VerdictProps, 'status'>) => {
  const { t } = useTranslation(['portal', 'common']);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const close = (): void => setClosed([...closed, status]);
  return (
    <Dialog
      open={hints.includes(status) && !closed.includes(status)}
      title={t('contracting.status.hint', { status })}
      onClose={close}
      actions={
        <Button variant="secondary" onClick={close}>
          {t('common:button.close')}
        </Button>
      }
    >
      {docState !== true && <p>{t('contracting.status.hintText')}</p>}
    </Dialog>
  );
};
