import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { config } from '../config';
import { closeMessage, hasMessage } from '../services/intranet';
import { useSession } from '../session/SessionContext';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';

/** A message from the intranet, asked for once after sign-in; when that fails the member hears nothing of it (NAV-12). */
export const MessageDialog = () => {
  const { t } = useTranslation('common');
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
          {t('button.close')}
        </Button>
      }
    >
      <p>{t('message.text')}</p>
      {config.links.promo !== undefined && (
        <p>
          <a href={config.links.promo} target="_blank" rel="noopener noreferrer">
            {t('message.open')}
            <span className="visually-hidden"> ({t('opensNewTab')})</span>
          </a>
        </p>
      )}
    </Dialog>
  );
};
