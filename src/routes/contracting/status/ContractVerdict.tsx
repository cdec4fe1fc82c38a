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
import { contractVerdict } from '~/domain/contract/contractVerdict';
import { formatForint } from '~/domain/money/money';
import { useLanguage } from '~/i18n/useLanguage';
import type { ContractStatus } from '~/services/contractingGet';
import type { ContractPayment } from '~/session/paymentSelectors';

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

interface VerdictProps {
  status: ContractStatus;
  payment: ContractPayment | undefined;
}

const hasPaid = ({ status, payment }: VerdictProps): boolean => status.paid === true || payment?.state === 'paid';

/** The status in words, by the first thing that it says (SUM-5). */
const headlineOf = ({ status, payment }: VerdictProps): (typeof headlines)[keyof typeof headlines] => {
  const verdict = contractVerdict(status);
  if (verdict.payment === 'failed' && !hasPaid({ status, payment })) return headlines.paymentFailed;
  if (verdict.contract === 'working' && hints.includes(status.status)) return headlines.hint;
  return headlines[verdict.contract];
};

/** After a failure: asks not to pay again, or says what to check before (SUM-4). */
const AboutPaying = ({ status, payment }: VerdictProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const hasCare = useCareContacts().length > 0;
  if (hasPaid({ status, payment })) {
    if (status.paid === true || !payment?.auth)
      return <Message tone="warning" title={t('contracting.status.paidDont')} />;
    const amount = payment.amount === undefined ? undefined : formatForint(payment.amount, language);
    const what = [amount, payment.transaction].filter(Boolean).join(', ');
    const key = hasCare ? 'contracting.status.approved' : 'contracting.status.approvedNoCare';
    return <Message tone="warning" title={t(key, { what })} />;
  }
  if (!contractVerdict(status).isFinal) return null;
  const isUnpaid = status.payState !== 'ERROR' && status.paid === false;
  return <p>{t(isUnpaid ? 'contracting.status.unpaid' : 'contracting.status.notSure')}</p>;
};

/** The headline, the service's messages, and what a failure means for paying. */
export const ContractVerdict = ({ status, payment }: VerdictProps) => {
  const { t } = useTranslation('portal');
  const { Icon, color, textKey } = headlineOf({ status, payment });
  const hasFailed = status.status === 'ERROR' || status.payState === 'ERROR';
  return (
    <>
      <Headline>
        <Icon color={color} aria-hidden="true" />
        <h2>{t(textKey, { status: status.status })}</h2>
      </Headline>
      {!hasFailed && payment?.state === 'paid' && <p>{t('contracting.status.thanks')}</p>}
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
