import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Schedule from '@mui/icons-material/Schedule';
import { Box, LinearProgress, Typography } from '@mui/material';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '~/components/Button';
import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { Message } from '~/components/feedback/Message';
import { Skeleton } from '~/components/feedback/Skeleton';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Dialog } from '~/components/layout/Dialog';
import { Facts } from '~/components/layout/Facts';
import { lastStep } from '~/domain/constants';
import { canPayAgain, contractVerdict, isPaidOnline } from '~/domain/contract/contractVerdict';
import { methodTextKey, paymentMethod } from '~/domain/money/paymentMethods';
import { ReplyCodes } from '~/features/paying/ReplyCodes';
import { PollStatus } from '~/features/polling/PollStatus';
import type { Polling } from '~/features/polling/usePolling';
import { paths } from '~/paths';
import type { ContractStatus } from '~/services/contractingGet';
import type { PaymentRecord } from '~/session/paymentRecord';
import { useSession, useSessionStore } from '~/session/SessionContext';
import { signedOrderOf } from '~/session/sessionSchema';
import { rem } from '~/theme/typography';

interface ReplyProps {
  reply: ContractStatus;
  payment: Partial<PaymentRecord> | undefined;
}

interface VerdictProps extends ReplyProps {
  paysOnline: boolean;
}

const isHint = (status: string): boolean => status === 'TNR' || status === 'DOC';

const headlines = {
  paid: { Icon: CheckCircle, color: 'success', textKey: 'contracting.status.paid' },
  paymentFailed: { Icon: ErrorOutline, color: 'error', textKey: 'payment.result.failed' },
  paymentUnknown: { Icon: HelpOutline, color: 'inherit', textKey: 'payment.result.unknown' },
  failed: { Icon: ErrorOutline, color: 'error', textKey: 'contracting.status.failed' },
  done: { Icon: CheckCircle, color: 'success', textKey: 'contracting.status.done' },
  ready: { Icon: CheckCircle, color: 'success', textKey: 'contracting.status.ready' },
  hint: { Icon: Schedule, color: 'inherit', textKey: 'contracting.status.hint' },
  working: { Icon: Schedule, color: 'inherit', textKey: 'contracting.status.working' },
  unknown: { Icon: HelpOutline, color: 'inherit', textKey: 'contracting.status.unknown' },
} as const;

/** What /get-8 says, in the order of SUM-5; a payment that is known as paid hasn't failed (SUM-4). */
const headlinesOf = ({ reply, payment }: ReplyProps): (keyof typeof headlines)[] => {
  const verdict = contractVerdict(reply);
  if (verdict.payment === 'failed' && payment?.result === undefined)
    return [payment === undefined ? 'paymentFailed' : 'paymentUnknown'];
  const contract = verdict.contract === 'working' && isHint(reply.status) ? 'hint' : verdict.contract;
  return verdict.payment === 'paid' ? ['paid', contract] : [contract];
};

/** A failure's consequence for paying, as far as the reply says one; and why a contract may well not be paid. */
const AboutPaying = ({ reply, payment, paysOnline }: VerdictProps) => {
  const { t } = useTranslation('portal');
  const [headline] = headlinesOf({ reply, payment });
  if (headline === 'paymentFailed') return <p>{t('payment.result.failedCheck')}</p>;
  if (reply.paid === false && !paysOnline && payment === undefined && reply.status !== 'ERROR')
    return <p>{t('contracting.status.nothingOnline')}</p>;
  if (reply.status !== 'ERROR' || reply.paid === true) return null;
  if (reply.paid === false) return <p>{t('contracting.status.unpaid')}</p>;
  return payment?.result !== undefined ? null : <p>{t('payment.result.failedCheck')}</p>;
};

const Verdict = ({ reply, payment, paysOnline }: VerdictProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const { contract, hasError } = contractVerdict(reply);
  return (
    <>
      {headlinesOf({ reply, payment }).map((name) => {
        const { Icon, color, textKey } = headlines[name];
        return (
          <Fragment key={name}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
              <Icon color={color} aria-hidden="true" sx={{ fontSize: rem(32) }} />
              <Typography variant="h2" component="h3">
                {t(textKey, { status: reply.status })}
              </Typography>
            </Box>
            {/* The bank's card says so already. */}
            {name === 'paid' && hasError && payment?.result?.auth === undefined && (
              <Message inCard tone="warning" title={t('contracting.status.paidDont')} />
            )}
          </Fragment>
        );
      })}
      {contract === 'unknown' && <p>{t('common:systemWord', { word: reply.status })}</p>}
      {reply.status === 'ERROR' && (
        <ErrorTexts codes={reply.codes ?? []} reference={reply.reference} noRetry care={false} />
      )}
      <AboutPaying reply={reply} payment={payment} paysOnline={paysOnline} />
    </>
  );
};

/** The reply's facts, each in its own row. DONE and ERROR have their words; any other is shown as it came (SAY-2). */
const ReplyFacts = ({ reply: { kr, paid, payState, regState, docState, payment } }: Pick<ReplyProps, 'reply'>) => {
  const { t } = useTranslation(['portal', 'common']);
  const asItCame = (word: string): string => t('common:systemWord', { word });
  const textOf = (word: string): string =>
    word === 'DONE' || word === 'ERROR' ? t(`status.word.${word}`) : asItCame(word);
  const isListed = paymentMethod(payment)?.code === payment;
  return (
    <Facts
      layout="rows"
      facts={[
        { label: t('member.kr'), value: kr },
        {
          label: t('contracting.status.payment'),
          value: paid === undefined ? t('mandates.state.unknown') : t(paid ? 'status.word.paid' : 'status.word.unpaid'),
        },
        { label: t('contracting.status.payState'), value: payState && textOf(payState) },
        {
          label: t('contracting.status.method'),
          value: payment && (isListed ? t(methodTextKey(payment)) : asItCame(payment)),
        },
        { label: t('contracting.status.registration'), value: regState && textOf(regState) },
        {
          label: t('contracting.status.documents'),
          value: docState === undefined ? undefined : t(docState ? 'status.word.DONE' : 'status.word.notReady'),
        },
      ]}
    />
  );
};

/** TNR and DOC in a dialog, once a status, however often they are polled (SUM-2). */
const HintDialog = ({ reply: { status, docState } }: Pick<ReplyProps, 'reply'>) => {
  const { t } = useTranslation(['portal', 'common']);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const close = (): void => setClosed([...closed, status]);
  return (
    <Dialog
      open={isHint(status) && !closed.includes(status)}
      title={t('contracting.status.hint', { status })}
      onClose={close}
      closeText={t('common:button.close')}
    >
      {docState !== true && <p>{t('contracting.status.hintText')}</p>}
    </Dialog>
  );
};

interface SystemCardProps {
  contractKey: string;
  reply: ContractStatus | undefined;
  payment: Partial<PaymentRecord> | undefined;
  polling: Pick<Polling<unknown>, 'state' | 'error' | 'check'>;
}

/** Our system's word: what /get-8 means and says, and the way back to paying where it offers one. */
export const SystemCard = ({ contractKey, reply, payment, polling }: SystemCardProps) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const navigate = useNavigate();
  const order = useSession((session) => signedOrderOf(session, contractKey));
  const isAsking = polling.state === 'asking' && polling.error === null;
  const isOpen = payment !== undefined && payment.result === undefined;
  const paysOnline = isPaidOnline(reply, order?.amount);
  const mayPayAgain =
    reply !== undefined && !isOpen && canPayAgain(reply, { hasPaid: payment?.result !== undefined, paysOnline });
  const backToSummary = (): void => {
    store.update({ step: lastStep });
    void navigate(paths.wizard);
  };
  return (
    <Card title={t('contracting.status.system')}>
      {reply === undefined && isAsking && <Skeleton lines={6} />}
      <Box role="status" sx={{ display: 'grid', gap: '12px', '&:empty': { display: 'none' } }}>
        {reply !== undefined && <Verdict reply={reply} payment={payment} paysOnline={paysOnline} />}
      </Box>
      {/* They are announced by themselves. */}
      {reply !== undefined && reply.status !== 'ERROR' && <ReplyCodes codes={reply.codes} />}
      {!isAsking && <PollStatus polling={polling} reference={payment?.transaction ?? contractKey} />}
      {reply !== undefined && (
        <>
          {isAsking && (
            <div>
              <LinearProgress aria-hidden="true" />
              <Typography color="textSecondary" sx={{ mt: '8px' }}>
                {t('contracting.status.refresh')}
              </Typography>
            </div>
          )}
          <ReplyFacts reply={reply} />
          {mayPayAgain && (
            <Actions>
              <Button onClick={backToSummary}>{t('contracting.status.backToSummary')}</Button>
            </Actions>
          )}
          <HintDialog reply={reply} />
        </>
      )}
    </Card>
  );
};
