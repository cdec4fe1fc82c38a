import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button, LinkButton } from '../../../components/Button';
import { StatusChip } from '../../../components/feedback/StatusChip';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { Facts, type Fact } from '../../../components/layout/Facts';
import { Money } from '../../../components/Money';
import { lastStep } from '../../../domain/constants';
import {
  canPayAgain,
  contractOutcome,
  documentState,
  isPaidInWizard,
  paymentState,
  registrationState,
  waitsForPayment,
  type PartState,
} from '../../../domain/contract/contractStatus';
import { formatForint } from '../../../domain/money/money';
import { methodTextKey } from '../../../domain/money/paymentMethods';
import { formatPeriod } from '../../../domain/time/dateTexts';
import { readDone, readSigned, type SignedContract } from '../../../features/contract/signedContract';
import { useContractStatus } from '../../../features/contract/useContractStatus';
import { useTakeResult, type ContractProgress as Progress } from '../../../features/contract/useTakeResult';
import { useContractPayment } from '../../../features/paying/usePayments';
import { PollStatus } from '../../../features/polling/PollStatus';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import type { MemberStorage } from '../../../session/memberStorage';
import type { ContractPayment } from '../../../session/paymentSelectors';
import { useSession, useSessionStore } from '../../../session/SessionContext';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { ContractFiles } from './ContractFiles';
import { filesOf, methodOf, partTones, waitingOf } from './contractStatusView';
import { OutcomeMessage } from './OutcomeMessage';
import { SignedCharges } from './SignedCharges';
import { StatusHint } from './StatusHint';
import { WhatHappensNext } from './WhatHappensNext';

interface ResultProps {
  data: Progress;
  payment: ContractPayment | undefined;
  signed: SignedContract | undefined;
}

/** What a sum that was paid at signing is made of; undefined where it isn't known, or is one part. */
const useParts = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (paid: number, signed: SignedContract | undefined): ReactNode => {
    if (signed?.parts === undefined) return undefined;
    const { months, retainer, once, overpayment } = signed.parts;
    const charges = once.reduce((sum, { amount }) => sum + amount, 0);
    if (retainer + charges - overpayment !== paid || retainer === paid) return undefined;
    const money = (amount: number) => ({ amount: formatForint(amount, language) });
    const terms = [
      t('contracting.status.part.retainer', { ...money(retainer), count: months }),
      ...once.map(({ name, amount }) =>
        t('contracting.status.part.once', {
          ...money(amount),
          charge: t(`wizard.cost.${name}`).toLocaleLowerCase(language),
        }),
      ),
      ...(overpayment > 0
        ? [
            `−${t(`contracting.status.part.${signed.isUpgrade === true ? 'present' : 'overpayment'}`, money(overpayment))}`,
          ]
        : []),
    ];
    return (
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, fontWeight: 'normal' }}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Stack>
    );
  };
};

/** What was paid before, in forint, where it covered all that was to be paid at signing; 0 where it didn't. */
const coveredBy = (method: string | undefined, signed: SignedContract | undefined): number =>
  // The monthly methods charge later.
  signed?.amount === 0 && method !== '3' && method !== '31' ? (signed.parts?.overpayment ?? 0) : 0;

/** The known facts: kr, what was signed, payment, registration, documents. */
const useFacts = ({ data, payment, signed }: ResultProps): Fact[] => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const method = methodOf(data);
  const parts = useParts();
  const covered = coveredBy(method, signed);
  const part = (label: string, state: PartState | undefined): Fact[] =>
    state === undefined
      ? []
      : [{ label, value: <StatusChip tone={partTones[state]}>{t(`status.state.${state}`)}</StatusChip> }];
  const text = (label: string, value: string | undefined): Fact[] =>
    value === undefined || value === '' ? [] : [{ label, value }];
  const list = (label: string, value: ReactNode): Fact[] => (value === undefined ? [] : [{ label, value, wide: true }]);
  return [
    ...text(t('contracting.status.kr'), data.kr),
    ...text(
      t('contracting.current.package'),
      signed?.isUpgrade === true && signed.pack !== undefined
        ? t('contracting.status.upgradeTo', { pack: signed.pack })
        : signed?.pack,
    ),
    ...text(
      t('contracting.current.validity'),
      signed?.validTo && formatPeriod(signed.validFrom, signed.validTo, language),
    ),
    // A direct debit has paid nothing yet, whatever the service calls it: its first charge stands below.
    ...(covered > 0
      ? text(
          t('contracting.status.payment'),
          t('contracting.status.covered', { amount: formatForint(covered, language) }),
        )
      : part(
          t('contracting.status.payment'),
          method === '3' && paymentState(data) === 'done' ? undefined : paymentState(data),
        )),
    ...part(
      t(method === '31' ? 'contracting.status.doc.registration' : 'contracting.status.registration'),
      registrationState(data),
    ),
    ...part(t('contracting.status.documents'), documentState(data)),
    ...text(t('contracting.status.method'), covered > 0 ? undefined : method && t(methodTextKey(method))),
    ...(payment?.amount === undefined || !data.authorised
      ? []
      : [
          { label: t('contracting.status.amount'), value: <Money amount={payment.amount} /> },
          ...list(t('contracting.status.parts'), parts(payment.amount, signed)),
        ]),
    ...text(t('contracting.status.auth'), payment?.auth),
    ...text(t('contracting.status.transaction'), payment?.transaction),
  ];
};

/** The member still has to pay; an open payment may still arrive. */
const isUnpaid = (data: Progress, payment: ContractPayment | undefined): boolean =>
  payment?.state !== 'open' && waitsForPayment(data);

const positive = (amount = 0): number | undefined => (amount > 0 ? amount : undefined);

const BackToSummary = () => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const navigate = useNavigate();
  const go = (): void => {
    store.update({ step: lastStep });
    void navigate(paths.wizard);
  };
  return (
    <Actions>
      <Button onClick={go}>{t('contracting.status.backToSummary')}</Button>
    </Actions>
  );
};

const NextPages = () => {
  const { t } = useTranslation('portal');
  return (
    <Actions>
      <LinkButton to={paths.documents}>{t('contracting.status.toDocuments')}</LinkButton>
      <LinkButton to={paths.invoices}>{t('contracting.status.toInvoices')}</LinkButton>
      <LinkButton to={paths.wizard}>{t('contracting.status.toCurrent')}</LinkButton>
    </Actions>
  );
};

const Result = ({ data, payment, signed }: ResultProps) => {
  const facts = useFacts({ data, payment, signed });
  return (
    <>
      {facts.length > 0 && <Facts facts={facts} />}
      {(canPayAgain(data) || isPaidInWizard(data) || isUnpaid(data, payment)) && <BackToSummary />}
    </>
  );
};

/** The payment of the contract that was completed last. */
const paymentOfDone = (memberStorage: MemberStorage, contractKey: string): ContractPayment | undefined => {
  const done = readDone(memberStorage);
  return done?.contractKey === contractKey && done.payment ? { state: 'paid', ...done.payment } : undefined;
};

/** A contract being prepared: polled until it is settled. */
export const ContractProgress = ({ contractKey }: { contractKey: string }) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const language = useLanguage();
  const { currentUser } = useSession();
  const known = useContractPayment(contractKey);
  // DONE clears the payment from the session; keep showing it, after a reload, too.
  const [payment, setPayment] = useState(() => known ?? paymentOfDone(store.memberStorage, contractKey));
  if (known !== undefined && known !== payment) setPayment(known);
  const polling = useContractStatus(contractKey);
  const data = polling.data && { ...polling.data, authorised: payment?.state === 'paid' };
  const [signed] = useState(() => readSigned(store.memberStorage, contractKey));
  useTakeResult(contractKey, data, payment);
  // Show the amount only if it is known to be paid.
  const paidAmount =
    data !== undefined && paymentState(data) === 'done' ? positive(payment?.amount ?? signed?.amount) : undefined;
  const files = data === undefined ? [] : filesOf(data);
  const outcome = data && contractOutcome(data);
  /** The club is at work, and nobody else has to do anything. */
  const isWaiting = data === undefined || !(isPaidInWizard(data) || isUnpaid(data, payment));
  const hasNews =
    outcome !== undefined ||
    (data !== undefined && isPaidInWizard(data)) ||
    (data !== undefined && data.messages.length > 0);
  return (
    <>
      <Card title={t('contracting.status.card')}>
        {data !== undefined && isUnpaid(data, payment) && <p>{t('contracting.status.unpaidText')}</p>}
        <Box role="status" sx={hasNews ? {} : visuallyHidden}>
          {data !== undefined && <OutcomeMessage data={data} thanks={paidAmount} />}
        </Box>
        <PollStatus
          polling={polling}
          waiting={isWaiting ? t(`contracting.status.${waitingOf(data)}`) : undefined}
          reference={payment?.transaction ?? contractKey}
        />
        {isWaiting && outcome === undefined && (
          <>
            {paidAmount !== undefined && (
              <p>{t('contracting.status.thanks', { amount: formatForint(paidAmount, language) })}</p>
            )}
            <p>{t('contracting.status.mayLeave')}</p>
          </>
        )}
        {data !== undefined && <Result data={data} payment={payment} signed={signed} />}
      </Card>
      {files.length > 0 && (
        <Card title={t('contracting.status.files')}>
          <ContractFiles files={files} kr={data?.kr ?? currentUser?.kr} />
        </Card>
      )}
      {signed !== undefined && (outcome === 'done' || outcome === 'ready') && (
        <>
          <WhatHappensNext signed={signed} />
          <SignedCharges signed={signed} />
        </>
      )}
      {/* What the member came for, the documents, stands before the ways to other pages. */}
      {data !== undefined && outcome !== undefined && !canPayAgain(data) && <NextPages />}
      {data !== undefined && <StatusHint status={data} />}
    </>
  );
};
