import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { useConfig } from '~/components/hooks/useConfig';
import { Dialog } from '~/components/layout/Dialog';
import { closeMessage, hasMessage } from '~/services/intranet';
import { useSession, useSessionStore } from '~/session/SessionContext';

/** A message from the intranet, requested once after sign-in; nobody waits for it, and failures are ignored. A closed one stays closed for the session. */
export const MessageDialog = () => {
  const { t } = useTranslation(['portal', 'common']);
  const store = useSessionStore();
  const { links } = useConfig();
  const token = useSession((session) => session.token);
  const closedMessages = useSession((session) => session.closedMessages) ?? [];
  const { data } = useQuery({
    queryKey: ['message'],
    queryFn: ({ signal }) => hasMessage(signal),
    enabled: token !== undefined,
    staleTime: Infinity,
    meta: { silentWait: true },
  });
  const close = useMutation({ mutationFn: closeMessage, meta: { silentWait: true } });
  const id = data?.id;
  if (id === undefined) return null;
  const isOpen = !closedMessages.includes(id);
  const dismiss = (): void => {
    if (!isOpen) return;
    store.update({ closedMessages: [...closedMessages, id] });
    close.mutate({ id });
  };
  return (
    <Dialog
      open={isOpen}
      title={t('member.message.title')}
      onClose={dismiss}
      closeText={t('common:button.close')}
      actions={
        links.promo !== undefined && (
          <LinkButton to={links.promo} external variant="primary">
            {t('member.message.open')}
          </LinkButton>
        )
      }
    >
      <p>{t('member.message.text')}</p>
    </Dialog>
  );
};
