import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { config } from '../config';
import { closeMessage, hasMessage } from '../services/intranet';
import { useSession } from '../session/SessionContext';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { ExternalLink } from '../components/ExternalLink';

/** A message from the intranet, requested once after sign-in; failures are ignored. */
export const MessageDialog = () => {
  const { t } = useTranslation(['member', 'common']);
  const { token } = useSession();
  const { data } = useQuery({ queryKey: ['message'], queryFn: ({ signal }) => hasMessage(signal), enabled: token !== undefined, staleTime: Infinity });
  const close = useMutation({ mutationFn: closeMessage });
  const id = data?.id;
  if (id === undefined) return null;
  const dismiss = (): void => close.mutate({ id });
  return (
    <Dialog
      open={close.isIdle}
      title={t('message.title')}
      onClose={dismiss}
      actions={
        <Button variant="secondary" onClick={dismiss}>
          {t('common:button.close')}
        </Button>
      }
    >
      <p>{t('message.text')}</p>
      {config.links.promo !== undefined && (
        <p>
          <ExternalLink href={config.links.promo}>{t('message.open')}</ExternalLink>
        </p>
      )}
    </Dialog>
  );
};
