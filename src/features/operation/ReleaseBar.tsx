import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Message } from '../../components/Message';
import { reloadPage } from '../../http/navigation';
import { openPaymentOf } from '../../session/openPayment';
import { watchOpenPayment } from '../../session/watchOpenPayment';
import { useSession } from '../../session/SessionContext';

/** Offers a new release, but not during an open payment, whose result a reload could lose. Drafts keep what was typed. */
export const ReleaseBar = ({ outdated }: { outdated: boolean }) => {
  const { t } = useTranslation('operation');
  const session = useSession();
  const isPaying = useSyncExternalStore(watchOpenPayment, () => openPaymentOf(session) !== undefined);
  if (!outdated || isPaying) return null;
  return (
    <Message
      action={
        <Button variant="secondary" onClick={reloadPage}>
          {t('release.load')}
        </Button>
      }
    >
      {t('release.text')}
    </Message>
  );
};
