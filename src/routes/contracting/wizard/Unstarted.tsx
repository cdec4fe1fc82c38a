import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../components/ErrorText';
import { Message } from '../../../components/Message';
import type { ServiceError } from '../../../http/serviceError';

/** The contract is signed, and the bank wasn't reached: only the payment is to be tried again. */
export const Unstarted = ({ error: { codes, reference } }: { error: ServiceError }) => {
  const { t } = useTranslation('wizard');
  return (
    <Message tone="warning" live title={t('unstarted.title')}>
      <p>{t('unstarted.text')}</p>
      {codes.map((code) => (
        <p key={code}>
          <ErrorText code={code} reference={reference} />
        </p>
      ))}
    </Message>
  );
};
