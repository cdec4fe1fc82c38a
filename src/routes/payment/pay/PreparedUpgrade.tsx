import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import { SignedPayment } from '../../../features/contract/SignedPayment';
import { ContinueContract } from '../../../features/contract/StartedContract';

/** Replaces the sums and the form while the club prepares an upgrade: the services still tell the sums of the package before. */
export const PreparedUpgrade = () => {
  const { t } = useTranslation('portal');
  return (
    <Message title={t('payment.preparedUpgrade.title')} action={<ContinueContract started="signed" />}>
      <SignedPayment />
      <p>{t('payment.preparedUpgrade.text')}</p>
    </Message>
  );
};
