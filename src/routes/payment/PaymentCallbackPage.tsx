import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { Page } from '../../components/Page';
import { EndingMessage } from './EndingMessage';
import { useEndTransaction } from './useEndTransaction';

/**
 * /payment/callback/:transaction?: where the bank sends back who pays a contract (PAY-7). Paid leads to the final page;
 * failed back to the last step, where a dialog tells it once.
 */
export const Component = () => {
  const { t } = useTranslation('payment');
  const { transaction } = useParams();
  const { ending, retry } = useEndTransaction(transaction, (auth) => (auth === '' ? { otpres: ['PAYMENT_FAILED'], step: 7 } : { step: 8 }));
  if (ending.state === 'ended') return <Navigate to={ending.auth === '' ? paths.wizard : paths.contractStatus} replace />;
  return (
    <Page title={t('callback.title')}>
      <EndingMessage ending={ending} onRetry={retry} back={{ to: paths.wizard, text: 'toContract' }} />
    </Page>
  );
};
