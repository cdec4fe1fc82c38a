import PrintOutlined from '@mui/icons-material/PrintOutlined';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '~/components/Button';
import { CareCard } from '~/components/feedback/CareCard';
import { Skeleton } from '~/components/feedback/Skeleton';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Facts } from '~/components/layout/Facts';
import { PageLink } from '~/components/layout/PageLink';
import { Money } from '~/components/Money';
import { lastStep } from '~/domain/constants';
import { canPayAgain } from '~/domain/contract/contractVerdict';
import { formatDottedDate } from '~/domain/time/dateTexts';
import { readOrder } from '~/features/contract/order';
import { DocumentItem } from '~/features/downloading/DocumentItem';
import { PollStatus } from '~/features/polling/PollStatus';
import { paths } from '~/paths';
import type { ContractStatus } from '~/services/contractingGet';
import type { ContractPayment } from '~/session/paymentSelectors';
import { useSession, useSessionStore } from '~/session/SessionContext';

import { ContractVerdict, HintDialog } from './ContractVerdict';
import { orderPaysOnline, useContractStatus } from './useContractStatus';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, alignContent: 'start' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    // Without an order only the way on is left of it.
    '& > div:not(:has(> section))': { gridColumn: 1 },
  },
}));

const Told = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '&:empty': { display: 'none' },
});

const ReplyFacts = ({ status: { kr, paid, payState, regState, docState } }: { status: ContractStatus }) => {
  const { t } = useTranslation('portal');
  /** DONE and ERROR have their text; any other word is shown as it comes (SAY-2). */
  const textOf = (word: string): string => (word === 'DONE' || word === 'ERROR' ? t(`status.word.${word}`) : word);
  const paidText = paid === undefined ? undefined : t(paid ? 'status.word.paid' : 'status.word.unpaid');
  // Left out where it adds nothing to `paid`.
  const payText = payState === undefined || (paid === true && payState === 'DONE') ? undefined : textOf(payState);
  const payment = paidText !== undefined && payText !== undefined ? `${paidText} (${payText})` : (paidText ?? payText);
  return (
    <Facts
      layout="rows"
      facts={[
        { label: t('contracting.status.kr'), value: kr },
        { label: t('contracting.status.payment'), value: payment ?? t('mandates.state.unknown') },
        { label: t('contracting.status.doc.registration'), value: regState && textOf(regState) },
        {
          label: t('contracting.status.documents'),
          value: docState === undefined ? undefined : t(docState ? 'status.word.DONE' : 'status.word.notReady'),
        },
      ]}
    />
  );
};

/** The documents that are there, in reading order; the general terms alone are fetched with the kr (DOC-2). */
const ContractFiles = ({ status }: { status: ContractStatus }) => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  const files = [
    { name: 'contract', docKey: status.docContract },
    { name: 'registration', docKey: status.docReg },
    { name: 'collection', docKey: status.docCollection },
    { name: 'transfer', docKey: status.docTransfer },
    { name: 'terms', docKey: status.docAszf },
  ] as const;
  if (files.every(({ docKey }) => docKey === undefined)) return null;
  return (
    <Card title={t('contracting.status.files')}>
      <ul>
        {files.map(({ name, docKey }) => {
          if (docKey === undefined) return null;
          const title = t(`contracting.status.doc.${name}`);
          const document = { docKey, docKr: name === 'terms' };
          return (
            <DocumentItem key={name} document={document} kr={status.kr ?? currentUser?.kr} title={title}>
              <strong>{title}</strong>
            </DocumentItem>
          );
        })}
      </ul>
    </Card>
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
      <Facts
        layout="rows"
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
  const { status, payment, polling } = useContractStatus(contractKey);
  const isAsking = polling.state === 'asking' && polling.error === null;
  const hasPaid = payment?.state === 'paid';
  const paysOnline = orderPaysOnline(store.memberStorage, contractKey);
  const backToSummary = (): void => {
    store.update({ step: lastStep });
    void navigate(paths.wizard);
  };
  return (
    <Columns>
      <div>
        <Card>
          {status === undefined && isAsking && <Skeleton lines={6} />}
          <Told role="status">{status !== undefined && <ContractVerdict status={status} payment={payment} />}</Told>
          {!isAsking && <PollStatus polling={polling} reference={payment?.transaction ?? contractKey} />}
          {status !== undefined && isAsking && (
            <div>
              <LinearProgress aria-hidden="true" />
              <Typography color="textSecondary" sx={{ mt: '8px' }}>
                {t('contracting.status.refresh')}
              </Typography>
            </div>
          )}
          {status !== undefined && <ReplyFacts status={status} />}
          {status !== undefined && canPayAgain(status, { hasPaid, paysOnline }) && (
            <Actions>
              <Button onClick={backToSummary}>{t('contracting.status.backToSummary')}</Button>
            </Actions>
          )}
        </Card>
        {status !== undefined && <ContractFiles status={status} />}
        {status?.status === 'ERROR' && <CareCard />}
      </div>
      <div>
        <OrderCard contractKey={contractKey} payment={payment} />
        <div>
          <PageLink to={paths.overview}>{t('contracting.status.toOverview')}</PageLink>
        </div>
      </div>
      {status !== undefined && <HintDialog status={status} />}
    </Columns>
  );
};
