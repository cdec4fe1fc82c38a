import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { cardStatus, isBlocked } from '../../domain/cardStatus';
import { formatForint } from '../../domain/money';
import { useReloadHeadData } from '../../features/useHeadData';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../paths';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { Actions } from '../../components/Actions';
import { LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { Facts } from '../../components/Facts';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { useErrorText } from '../../components/useErrorText';
import { EndingMessage } from './EndingMessage';
import { paymentDrafts } from './payValues';
import { PreparedInvoice } from './PreparedInvoice';
import { useEndTransaction } from './useEndTransaction';

const Failed = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation(['payment', 'member']);
  const errorText = useErrorText();
  return (
    <>
      <Message tone="error" live title={t('payment:result.failedTitle')}>
        {codes.map((code) => (
          <p key={code}>{errorText(code)}</p>
        ))}
        <p>{t('payment:result.failedText')}</p>
      </Message>
      <Actions>
        <LinkButton to={paths.payment} variant="primary">
          {t('payment:result.retry')}
        </LinkButton>
        <LinkButton to={`${paths.payment}#method`}>{t('member:paymentError.method')}</LinkButton>
      </Actions>
    </>
  );
};

const Paid = ({ transaction, auth, wasBlocked }: { transaction: string; auth: string; wasBlocked: boolean }) => {
  const { t } = useTranslation('payment');
  const { currentUser, endTransaction } = useSession();
  const language = useLanguage();
  const reloadHeadData = useReloadHeadData();
  // The payment may have unblocked the card.
  const reload = useEffectEvent(() => void reloadHeadData());
  useEffect(() => reload(), []);
  const amount = endTransaction?.transaction === transaction ? endTransaction.amount : undefined;
  const facts = [
    ...(amount === undefined ? [] : [{ label: t('result.amount'), value: formatForint(amount, language) }]),
    { label: t('result.transaction'), value: transaction },
    // A payment inferred from the debits has no authorisation.
    ...(auth === '' ? [] : [{ label: t('result.auth'), value: auth }]),
  ];
  return (
    <>
      <Message tone="success" live title={t('result.paidTitle')}>
        <p>{t('result.paidText')}</p>
        {wasBlocked && cardStatus(currentUser?.cardStatus).tone === 'success' && <p>{t('result.active')}</p>}
      </Message>
      <Card>
        <Facts facts={facts} />
      </Card>
      {currentUser?.kr !== undefined && <PreparedInvoice kr={currentUser.kr} transaction={transaction} />}
      <Actions>
        <LinkButton to={paths.payment}>{t('ending.toPayment')}</LinkButton>
      </Actions>
    </>
  );
};

/** /payment/:transaction: how a plain payment ended, and its invoice. */
export const Component = () => {
  const { t } = useTranslation('payment');
  const { transaction } = useParams();
  const store = useSessionStore();
  const [wasBlocked] = useState(() => isBlocked(store.get().currentUser?.cardStatus));
  const { ending, retry } = useEndTransaction(transaction, {
    contracting: false,
    onEnded: ({ result }) => {
      // Restore what was typed only after a failed payment.
      const { pending, failed } = paymentDrafts;
      const typed = result.paid ? undefined : store.drafts.read(pending);
      store.drafts.drop(pending);
      if (typed === undefined) store.drafts.drop(failed);
      else store.drafts.save(failed, typed);
      return {};
    },
  });
  return (
    <Page title={t('result.title')}>
      {ending.state !== 'ended' && <EndingMessage ending={ending} transaction={transaction} onRetry={retry} back={{ to: paths.payment, text: 'toPayment' }} />}
      {ending.state === 'ended' && (ending.result.paid ? <Paid transaction={transaction ?? ''} auth={ending.result.auth} wasBlocked={wasBlocked} /> : <Failed codes={ending.result.codes} />)}
    </Page>
  );
};
