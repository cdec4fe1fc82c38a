import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { Actions } from '../../components/Actions';
import { LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { Facts } from '../../components/Facts';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { EndingMessage } from './EndingMessage';
import { paymentDrafts } from './payValues';
import { PreparedInvoice } from './PreparedInvoice';
import { useEndTransaction } from './useEndTransaction';

const Failed = () => {
  const { t } = useTranslation('payment');
  return (
    <>
      <Message tone="error" live title={t('result.failedTitle')}>
        {t('result.failedText')}
      </Message>
      <Actions>
        <LinkButton to={paths.payment} variant="primary">
          {t('result.retry')}
        </LinkButton>
      </Actions>
    </>
  );
};

const Paid = ({ transaction, auth }: { transaction: string; auth: string }) => {
  const { t } = useTranslation('payment');
  const { currentUser } = useSession();
  const facts = [
    { label: t('result.transaction'), value: transaction },
    { label: t('result.auth'), value: auth },
  ];
  return (
    <>
      <Message tone="success" live title={t('result.paidTitle')}>
        {t('result.paidText')}
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
  const { ending, retry } = useEndTransaction(transaction, (auth) => {
    // What was typed comes back only for the payment that failed.
    const { pending, failed } = paymentDrafts;
    const typed = auth === '' ? store.drafts.read(pending) : undefined;
    store.drafts.drop(pending);
    if (typed === undefined) store.drafts.drop(failed);
    else store.drafts.save(failed, typed);
    return {};
  });
  return (
    <Page title={t('result.title')}>
      {ending.state !== 'ended' && <EndingMessage ending={ending} onRetry={retry} back={{ to: paths.payment, text: 'toPayment' }} />}
      {ending.state === 'ended' && (ending.auth === '' ? <Failed /> : <Paid transaction={transaction ?? ''} auth={ending.auth} />)}
    </Page>
  );
};
