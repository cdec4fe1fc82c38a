import { useTranslation } from 'react-i18next';

import { Button } from '../../components/Button';
import { Message } from '../../components/feedback/Message';
import { reloadPage } from '../../http/navigation';
import { openPayment } from '../../session/paymentSelectors';
import { usePayments } from '../paying/usePayments';

/** Offers a new release, but not during an open payment, whose result a reload could lose. Drafts keep what was typed. */
export const ReleaseBar = ({ outdated }: { outdated: boolean }) => {
  const { t } = useTranslation('portal');
  const isPaying = usePayments((records, session) => openPayment(records, session) !== undefined);
  if (!outdated || isPaying) return null;
  return (
    <Message
      action={
        <Button variant="secondary" onClick={reloadPage}>
          {t('operation.release.load')}
        </Button>
      }
    >
      {t('operation.release.text')}
    </Message>
  );
};
