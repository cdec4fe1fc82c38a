import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Schedule from '@mui/icons-material/Schedule';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '../../../components/Button';
import { CareCard } from '../../../components/feedback/CareCard';
import { useCareContacts } from '../../../components/feedback/CareLine';
import { ErrorText } from '../../../components/feedback/ErrorText';
import { Message } from '../../../components/feedback/Message';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { Dialog } from '../../../components/layout/Dialog';
import { FactLines } from '../../../components/layout/FactLines';
import { PageLink } from '../../../components/layout/PageLink';
import { Money } from '../../../components/Money';
import { lastStep } from '../../../domain/constants';
import { canPayAgain, contractOutcome, isPaidOrAuthorised } from '../../../domain/contract/contractStatus';
import { formatForint } from '../../../domain/money/money';
import { formatDottedDate } from '../../../domain/time/dates';
import { readOrder } from '../../../features/contract/order';
import { PollStatus } from '../../../features/polling/PollStatus';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import type { ContractStatus } from '../../../services/contractingGet';
import type { ContractPayment } from '../../../session/paymentSelectors';
import { useSession, useSessionStore } from '../../../session/SessionContext';
import { ContractFiles, filesOf } from './ContractFiles';
import { useContractStatus } from './useContractStatus';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, alignContent: 'start' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
}));

const Told = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '&:empty': { display: 'none' },
});

const Headline = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  '& > svg': { fontSize: '2rem' },
});

interface StatusProps {
  data: ContractStatus;
  payment: ContractPayment | undefined;
}

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
const headlineOf = ({ data, payment }: StatusProps): (typeof headlines)[keyof typeof headlines] => {
  const outcome = contractOutcome({ ...data, authorised: payment?.state === 'paid' });
  if (outcome !== undefined && outcome !== 'ready') return headlines[outcome];
  if (hints.includes(data.status)) return headlines.hint;
  if (outcome === 'ready') return headlines.ready;
  return data.status === 'OK' ? headlines.working : headlines.unknown;
};

/** Asks not to pay again, or says what to check before (SUM-4). */
const AboutPaying = ({ data, payment }: StatusProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const hasCare = useCareContacts().length > 0;
  const state = { ...data, authorised: payment?.state === 'paid' };
  if (isPaidOrAuthorised(state)) {
    if (data.paid === true || !payment?.auth)
      return <Message tone="warning" title={t('contracting.status.paidDont')} />;
    const amount = payment.amount === undefined ? undefined : formatForint(payment.amount, language);
    const what = [amount, payment.transaction].filter(Boolean).join(', ');
    const key = hasCare ? 'contracting.status.approved' : 'contracting.status.approvedNoCare';
    return <Message tone="warning" title={t(key, { what })} />;
  }
  if (contractOutcome(state) === undefined) return null;
  const isUnpaid = data.payState !== 'ERROR' && data.paid === false;
  return <p>{t(isUnpaid ? 'contracting.status.unpaid' : 'contracting.status.notSure')}</p>;
};

/** The headline, the service's messages, and what a failure means for paying. */
const Verdict = ({ data, payment }: StatusProps) => {
  const { t } = useTranslation('portal');
  const { Icon, color, textKey } = headlineOf({ data, payment });
  const hasFailed = data.status === 'ERROR' || data.payState === 'ERROR';
  return (
    <>
      <Headline>
        <Icon color={color} aria-hidden="true" />
        <h2>{t(textKey, { status: data.status })}</h2>
      </Headline>
      {!hasFailed && payment?.state === 'paid' && <p>{t('contracting.status.thanks')}</p>}
      {data.messages.map((code) => (
        <p key={code}>
          <ErrorText code={code} care={data.status !== 'ERROR'} />
        </p>
      ))}
      {hasFailed && <AboutPaying data={data} payment={payment} />}
    </>
  );
};

/** The service's words: the ones that are known, any other as it comes (SAY-2). */
const useWord = () => {
  const { t } = useTranslation('portal');
  return (word: string): string => {
    if (word === 'DONE') return t('status.word.DONE');
    return word === 'ERROR' ? t('status.word.ERROR') : word;
  };
};

const ReplyFacts = ({ data: { kr, paid, payState, regState, docState } }: { data: ContractStatus }) => {
  const { t } = useTranslation('portal');
  const word = useWord();
  const isPaidWord = paid === undefined ? undefined : t(paid ? 'status.word.paid' : 'status.word.unpaid');
  // Both are the service's: one that adds nothing is left out.
  const payWord = payState === undefined || (paid === true && payState === 'DONE') ? undefined : word(payState);
  const payment = isPaidWord === undefined || payWord === undefined ? undefined : `${isPaidWord} (${payWord})`;
  return (
    <FactLines
      facts={[
        { label: t('contracting.status.kr'), value: kr },
        {
          label: t('contracting.status.payment'),
          value: payment ?? isPaidWord ?? payWord ?? t('mandates.state.unknown'),
        },
        { label: t('contracting.status.doc.registration'), value: regState && word(regState) },
        {
          label: t('contracting.status.documents'),
          value: docState === undefined ? undefined : t(docState ? 'status.word.DONE' : 'status.word.notReady'),
        },
      ]}
    />
  );
};

/** TNR and DOC in a dialog, once a status, however often they are polled (SUM-2). */
const HintDialog = ({ data: { status, docState } }: { data: ContractStatus }) => {
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

const receipts = { a: 'kept', b: 'plastic', c: 'epass' } as const;

/** What was ordered, as the wizard sent it, and how it was paid (UX-6). */
const OrderCard = ({ contractKey, payment }: { contractKey: string; payment: ContractPayment | undefined }) => {
  const { t } = useTranslation('portal');
  const { memberStorage } = useSessionStore();
  const order = readOrder(memberStorage, contractKey);
  const paid = payment?.state === 'paid' ? payment : undefined;
  const amount = paid?.amount ?? order?.amount;
  if (order === undefined && paid === undefined) return null;
  const { pack, validFrom, receipt, delivery, deliveryAddress } = order ?? {};
  return (
    <Card title={t('contracting.order.title')}>
      <FactLines
        facts={[
          { label: t('contracting.order.pack'), value: pack },
          { label: t('contracting.order.start'), value: validFrom && formatDottedDate(validFrom) },
          { label: t('contracting.order.amount'), value: amount === undefined ? undefined : <Money amount={amount} /> },
          {
            label: t('contracting.order.card'),
            value: receipt && t(`contracting.order.receipt.${receipts[receipt]}`),
          },
          {
            label: t('contracting.order.delivery'),
            value:
              receipt === 'b' && delivery
                ? [t(`contracting.order.by.${delivery}`), deliveryAddress].filter(Boolean).join(', ')
                : undefined,
          },
          { label: t('contracting.status.transaction'), value: paid?.transaction },
          { label: t('contracting.status.auth'), value: paid?.auth || undefined },
        ]}
      />
      <Actions>
        <Button variant="text" icon={<PrintOutlined fontSize="small" />} onClick={() => window.print()}>
          {t('contracting.order.print')}
        </Button>
      </Actions>
    </Card>
  );
};

/** A contract that was signed: polled until it is settled. */
export const ContractProgress = ({ contractKey }: { contractKey: string }) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const navigate = useNavigate();
  const { currentUser } = useSession();
  const { payment, ...polling } = useContractStatus(contractKey);
  const { data } = polling;
  const files = data === undefined ? [] : filesOf(data);
  const mayPay = data !== undefined && canPayAgain({ ...data, authorised: payment?.state === 'paid' });
  const isAsking = polling.state === 'asking' && polling.error === null;
  const backToSummary = (): void => {
    store.update({ step: lastStep });
    void navigate(paths.wizard);
  };
  return (
    <Columns>
      <div>
        <Card>
          {data === undefined && isAsking && <Skeleton lines={6} />}
          <Told role="status">{data !== undefined && <Verdict data={data} payment={payment} />}</Told>
          {data !== undefined && isAsking ? (
            <div>
              <LinearProgress aria-hidden="true" />
              <Typography color="textSecondary" sx={{ mt: '8px' }}>
                {t('contracting.status.refresh')}
              </Typography>
            </div>
          ) : (
            !isAsking && <PollStatus polling={polling} reference={payment?.transaction ?? contractKey} />
          )}
          {data !== undefined && <ReplyFacts data={data} />}
          {mayPay && (
            <Actions>
              <Button onClick={backToSummary}>{t('contracting.status.backToSummary')}</Button>
            </Actions>
          )}
        </Card>
        {files.length > 0 && (
          <Card title={t('contracting.status.files')}>
            <ContractFiles files={files} kr={data?.kr ?? currentUser?.kr} />
          </Card>
        )}
        {data?.status === 'ERROR' && <CareCard />}
      </div>
      <div>
        <OrderCard contractKey={contractKey} payment={payment} />
        <div>
          <PageLink to={paths.info}>{t('contracting.status.toOverview')}</PageLink>
        </div>
      </div>
      {data !== undefined && <HintDialog data={data} />}
    </Columns>
  );
};
