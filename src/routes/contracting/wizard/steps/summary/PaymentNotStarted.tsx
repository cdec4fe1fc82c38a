import { useTranslation } from 'react-i18next';

import { ErrorText } from '../../../../../components/feedback/ErrorText';
import { Message } from '../../../../../components/feedback/Message';
import type { ServiceError } from '../../../../../http/serviceError';

/** The contract is signed but the bank wasn't reached: only the payment has to be retried. */
export const PaymentNotStarted = ({ error: { codes, reference } }: { error: ServiceError }) => {
  const { t } = useTranslation('portal');
  return (
    <Message tone="warning" live title={t('wizard.unstarted.title')}>
      <p>{t('wizard.unstarted.text')}</p>
      {codes.map((code) => (
        <p key={code}>
          <ErrorText code={code} reference={reference} />
        </p>
      ))}
    </Message>
  );
};
