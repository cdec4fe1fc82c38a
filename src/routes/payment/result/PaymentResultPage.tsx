import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { Facts } from '../../../components/layout/Facts';
import { Page } from '../../../components/layout/Page';
import { cardStatus, isBlocked } from '../../../domain/contract/cardStatus';
import { formatForint } from '../../../domain/money/money';
import { budapestMoment } from '../../../domain/time/clock';
import { formatDay } from '../../../domain/time/dateTexts';
import { usePayments } from '../../../features/paying/usePayments';
import type { Language } from '../../../i18n/languages';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { recordOf } from '../../../session/paymentSelectors';
import { useSession, useSessionStore } from '../../../session/SessionContext';
import { paymentDrafts } from '../pay/payValues';
import { PreparedInvoice } from '../pay/PreparedInvoice';
import { PurchaseLinks } from '../pay/PurchaseLinks';
import { EndingMessage } from './EndingMessage';
import { FailedPayment } from './FailedPayment';
import { useEndTransaction } from './useEndTransaction';
import { WhatStays } from './WhatStays';

/** "2026.11.26. 16:05" or "26 November 2026 16:05". */
const momentIn = (language: Language, at: number): string => {
  const { date, time } = budapestMoment(new Date(at));
  return `${formatDay(date, language)} ${time}`;
};

interface PaidProps {
  transaction: string;
  auth: string;
  amount: number | undefined;
  wasBlocked: boolean;
}

const Paid = ({ transaction, auth, amount, wasBlocked }: PaidProps) => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  const kr = currentUser?.kr;
  const language = useLanguage();
  const { since, year } = usePayments((records, session) => recordOf(records, session, transaction)) ?? {};
  const facts = [
    { label: t('payment.result.amount'), value: amount === undefined ? undefined : formatForint(amount, language) },
    { label: t('payment.result.what'), value: year && t('payment.result.fees', { year }) },
    {
      label: t('payment.result.when'),
      value: since && momentIn(language, since),
    },
    { label: t('payment.result.transaction'), value: transaction },
    // A payment inferred from the debits has no authorisation.
    { label: t('payment.result.auth'), value: auth === '' ? undefined : auth },
  ];
  return (
    <>
      <Message tone="success" live title={t('payment.result.paidTitle')}>
        <p>{t('payment.result.paidText')}</p>
        {wasBlocked && cardStatus(currentUser?.cardStatus).tone === 'success' && <p>{t('payment.result.active')}</p>}
      </Message>
      <Card>
        <Facts facts={facts} />
      </Card>
      {currentUser !== undefined && kr !== undefined && (
        <>
          <WhatStays member={{ ...currentUser, kr }} transaction={transaction} />
          <PreparedInvoice kr={kr} transaction={transaction} />
        </>
      )}
      <Actions>
        <LinkButton to={paths.payment}>{t('payment.ending.toPayment')}</LinkButton>
      </Actions>
    </>
  );
};

/** /payment/:transaction: how a plain payment ended, and its invoice. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { transaction = '' } = useParams();
  const { currentUser, endTransaction } = useSession();
  const amount = endTransaction?.transaction === transaction ? endTransaction.amount : undefined;
  const store = useSessionStore();
  const [wasBlocked] = useState(() => isBlocked(store.get().currentUser?.cardStatus));
  const { ending, retry } = useEndTransaction(transaction, {
    contracting: false,
    onEnded: ({ result }) => {
      // Restore what was typed only after a failed payment.
      const { pending, failed } = paymentDrafts;
      const typed = result.paid ? undefined : store.memberStorage.read(pending);
      store.memberStorage.drop(pending);
      if (typed === undefined) store.memberStorage.drop(failed);
      else store.memberStorage.save(failed, typed);
      return {};
    },
  });
  return (
    <Page title={t('payment.result.title')}>
      {ending.state !== 'ended' && (
        <EndingMessage
          ending={ending}
          transaction={transaction}
          onRetry={retry}
          back={{ to: paths.payment, text: 'toPayment' }}
        />
      )}
      {ending.state === 'ended' &&
        (ending.result.paid ? (
          <Paid transaction={transaction} auth={ending.result.auth} amount={amount} wasBlocked={wasBlocked} />
        ) : (
          <FailedPayment
            transaction={transaction}
            codes={ending.result.codes}
            amount={amount}
            kr={currentUser?.kr ?? ''}
          />
        ))}
      <PurchaseLinks />
    </Page>
  );
};
