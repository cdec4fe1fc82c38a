import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { Page } from '~/components/layout/Page';
import { Redirect } from '~/components/Redirect';
import { paths } from '~/paths';

import { NoTransaction } from './NoTransaction';
import { UnknownPayment } from './UnknownPayment';
import { useEndTransaction } from './useEndTransaction';

/**
 * /payment/callback/:transaction?: the bank's return page for contract payments. Success leads to the final page, which
 * stores step 8 once the service knows the payment; failure leads back to step 7, where a dialog says so once.
 */
const PaymentCallbackPage = () => {
  const { t } = useTranslation('portal');
  const { transaction = '' } = useParams();
  const { ending, polling } = useEndTransaction(transaction, true);
  if (ending.state === 'ended')
    return <Redirect to={ending.payment.result.paid ? paths.contractStatus : paths.wizard} />;
  if (ending.state === 'elsewhere') return <Redirect to={paths.paymentResult(transaction)} />;
  return (
    <Page title={t('payment.callback.title')}>
      {ending.state === 'none' ? (
        <NoTransaction transaction={transaction} contracting />
      ) : (
        <UnknownPayment payment={ending.payment} polling={polling} contracting />
      )}
    </Page>
  );
};

export { PaymentCallbackPage as Component };
