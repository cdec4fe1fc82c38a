import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { Page } from '../../components/Page';
import { EndingMessage } from './EndingMessage';
import { useEndTransaction } from './useEndTransaction';

/**
 * /payment/callback/:transaction?: the bank's return page for contract payments. Success leads to the final page, which
 * stores step 8 once the service knows the payment; failure leads back to step 7, where a dialog says so once.
 */
export const Component = () => {
  const { t } = useTranslation('payment');
  const { transaction } = useParams();
  const { ending, retry } = useEndTransaction(transaction, {
    contracting: true,
    onEnded: ({ result: { paid, codes }, contractKey }) => ({
      contractKey,
      ...(paid ? {} : { otpres: codes.length > 0 ? codes : ['otpTransactionError'], step: 7 }),
    }),
  });
  if (ending.state === 'ended') return <Navigate to={ending.result.paid ? paths.contractStatus : paths.wizard} replace />;
  return (
    <Page title={t('callback.title')}>
      <EndingMessage ending={ending} transaction={transaction} onRetry={retry} back={{ to: paths.wizard, text: 'toContract' }} final={paths.contractStatus} />
    </Page>
  );
};
