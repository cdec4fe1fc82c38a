import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { useCall } from '~/features/calls/useCall';
import { useSupportConfirm } from '~/features/session/useSupportConfirm';
import type { ServiceError } from '~/http/serviceError';
import { paths } from '~/paths';
import { startContract, type StartContractInput } from '~/services/contracting';
import type { AfterExpiry } from '~/session/memberStorage';
import { useSessionStore } from '~/session/SessionContext';

/** The session with the contract that a start has opened, for the wizard. */
export const openedContract = (contractKey: string, order: Pick<StartContractInput, 'type'>): Partial<AfterExpiry> => ({
  contractKey,
  type: order.type === 'U' ? 1 : 0,
  step: 1,
  wizard: undefined,
  endTransaction: undefined,
});

/** The key of a contract to go on with, or the address that the link was sent to; neither if the session has ended. */
interface Started {
  key?: string;
  sentTo?: string;
}

/** Posts a start, and keeps for the session where the link went (UX-14). A contract under way stays as it is. */
export const usePostStart = () => {
  const store = useSessionStore();
  return async (order: StartContractInput): Promise<Started> => {
    const epoch = store.sessionEpoch();
    const { key } = await startContract(order);
    if (store.sessionEpoch() !== epoch) return {};
    const isFree = store.get().contractKey === undefined;
    // A partner continues by e-mail, even if the reply has a key.
    if (key !== undefined && order.type !== 'h') {
      if (isFree) store.update(openedContract(key, order));
      return { key };
    }
    const { email } = order;
    if (order.type !== 'h' && isFree) store.update({ wizard: { ...store.get().wizard, sentTo: email } });
    return { sentTo: email };
  };
};

interface Start {
  /** Resolves to whether a link was sent; not where the wizard opened, or the start was refused or called off. */
  start: (order: StartContractInput, onRefused?: (error: ServiceError) => readonly string[]) => Promise<boolean>;
  busy: boolean;
  /** Support staff's confirmation: has to be rendered. */
  dialog: ReactNode;
}

/** Starts a contract with an offer: the service e-mails a link, or the wizard opens at once. */
export const useStart = (): Start => {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { confirm, dialog } = useSupportConfirm();
  const { call, busy } = useCall(usePostStart());

  const start: Start['start'] = async (order, onRefused) => {
    let isSent = false;
    if (await confirm('start'))
      await call(order, {
        onSuccess: async ({ key, sentTo }) => {
          isSent = sentTo !== undefined;
          if (key === undefined) return;
          store.update(openedContract(key, order));
          await navigate(paths.wizard);
        },
        onRefused,
      });
    return isSent;
  };
  return { start, busy, dialog };
};
