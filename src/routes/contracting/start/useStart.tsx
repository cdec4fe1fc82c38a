import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { useNotices, type NoticeKey } from '../../../components/notices/NoticeContext';
import { isSameEmail } from '../../../domain/identity/member';
import { useCall } from '../../../features/calls/useCall';
import { useSupportConfirm } from '../../../features/member/useSupportConfirm';
import type { ServiceError } from '../../../http/serviceError';
import { paths } from '../../../paths';
import { startContract, type StartContractInput } from '../../../services/contracting';
import type { KeptSession } from '../../../session/memberStorage';
import { useSessionStore } from '../../../session/SessionContext';

/** The notice that the link was sent: to the partner, to the private address, or to another one. */
export const sentNotice = (
  { type, email }: Pick<StartContractInput, 'type' | 'email'>,
  privateEmail = '',
): NoticeKey => {
  if (type === 'h') return 'tarsEmailSent';
  return isSameEmail(email, privateEmail) ? 'privateEmailSent' : 'emailSent';
};

/** The session with the contract that a start has opened, for the wizard. */
export const openedContract = (key: string, type: 0 | 1): Partial<KeptSession> => ({
  contractKey: key,
  type,
  step: 1,
  wizard: undefined,
  endTransaction: undefined,
});

/** Remembers where the link went (UX-14). What the tab remembers of a contract under way stays as it is. */
export const withSentTo =
  (sentTo: string) =>
  ({ contractKey, wizard }: KeptSession): Partial<KeptSession> =>
    contractKey === undefined ? { wizard: { ...wizard, sentTo } } : {};

interface Start {
  /** Resolves to the address that the link was sent to; to nothing where the wizard opened, or it was refused or called off. */
  start: (
    order: StartContractInput,
    onRefused?: (error: ServiceError) => readonly string[],
  ) => Promise<string | undefined>;
  busy: boolean;
  /** Support staff's confirmation: has to be rendered. */
  dialog: ReactNode;
}

/** Starts a contract with an offer: the service e-mails a link, or the wizard opens at once. */
export const useStart = (): Start => {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { show } = useNotices();
  const { confirm, dialog } = useSupportConfirm();
  // The next page takes a moment: until then nothing else can be started.
  const [isStarted, setStarted] = useState(false);

  const { call, busy } = useCall(async (order: StartContractInput) => {
    const epoch = store.sessionEpoch();
    const { key } = await startContract(order);
    setStarted(true);
    // A partner continues by e-mail, whatever comes back.
    if (key !== undefined && order.type !== 'h') {
      const openWizard = () => store.updateIfCurrent(epoch, () => openedContract(key, order.type === 'U' ? 1 : 0));
      // A contract under way is replaced only as the wizard opens.
      if (store.get().contractKey === undefined) openWizard();
      return { openWizard };
    }
    if (store.sessionEpoch() !== epoch) return {};
    const { email } = order;
    show('success', sentNotice(order, store.get().currentUser?.email), { email });
    if (order.type !== 'h') store.updateIfCurrent(epoch, withSentTo(email));
    return { sentTo: email };
  });

  const start: Start['start'] = async (order, onRefused) => {
    if (!(await confirm('start'))) return undefined;
    let sentTo: string | undefined;
    await call(order, {
      onSuccess: async (reply) => {
        ({ sentTo } = reply);
        if (reply.openWizard?.()) await navigate(paths.wizard);
      },
      onRefused,
    });
    return sentTo;
  };
  return { start, busy: busy || isStarted, dialog };
};
