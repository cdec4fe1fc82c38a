import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { useNotices } from '../../../components/notices/NoticeContext';
import { useMounted } from '../../../components/useMounted';
import { useCall } from '../../../features/calls/useCall';
import { useSupportConfirm } from '../../../features/member/useSupportConfirm';
import type { ServiceError } from '../../../http/serviceError';
import { paths } from '../../../paths';
import { startContract, type StartContractInput } from '../../../services/contracting';
import { useSessionStore } from '../../../session/SessionContext';
import { openedContract } from './openedContract';
import { startNotice } from './startNotice';

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
  const isMounted = useMounted();
  const { confirm, dialog } = useSupportConfirm();
  // The next page takes a moment: until then nothing else can be started.
  const [isStarted, setStarted] = useState(false);

  const { call, busy } = useCall(async (order: StartContractInput): Promise<string | undefined> => {
    const epoch = store.sessionEpoch();
    const { key } = await startContract(order);
    setStarted(true);
    // The partner continues by e-mail; ignore a returned key.
    if (key !== undefined && order.type !== 'h') {
      // Don't open the wizard if the page has been left.
      const opens = isMounted();
      store.updateIfCurrent(epoch, openedContract(key, order.type === 'U' ? 1 : 0, opens));
      if (opens) await navigate(paths.wizard);
      return undefined;
    }
    if (store.sessionEpoch() !== epoch) return undefined;
    const { key: notice, to } = startNotice(order, store.get().currentUser?.email ?? '');
    show('success', notice, { email: to });
    // Tell members who come back where the link went.
    if (order.type !== 'h') store.updateIfCurrent(epoch, ({ wizard }) => ({ wizard: { ...wizard, sentTo: to } }));
    return to;
  });

  const start: Start['start'] = async (order, onRefused) => {
    if (!(await confirm('start'))) return undefined;
    let sentTo: string | undefined;
    await call(order, {
      onSuccess: (to) => {
        sentTo = to;
      },
      onRefused,
    });
    return sentTo;
  };
  return { start, busy: busy || isStarted, dialog };
};
