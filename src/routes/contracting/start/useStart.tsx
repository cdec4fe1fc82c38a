import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ContractType } from '~/domain/contract/contract';
import { useCall } from '~/features/calls/useCall';
import { useSupportConfirm } from '~/features/session/useSupportConfirm';
import type { ServiceError } from '~/http/serviceError';
import { paths } from '~/paths';
import { startContract } from '~/services/contracting';
import type { AfterExpiry } from '~/session/memberStorage';
import { useSessionStore } from '~/session/SessionContext';

import type { FoundOffer } from './OfferGroups';
import { refusesStart } from './StartGate';

/** The session with the contract that a start has opened, for the wizard. */
export const openedContract = (contractKey: string, type: ContractType): Partial<AfterExpiry> => ({
  contractKey,
  type: type === 'U' ? 1 : 0,
  step: 1,
  wizard: undefined,
  endTransaction: undefined,
});

/** Whose contract, with which offer, and where its link goes. */
interface StartOrder extends FoundOffer {
  type: ContractType;
  kr: string;
}

/** The key of a contract to go on with, or the address that the link was sent to; neither if the session has ended. */
interface Started {
  key?: string;
  sentTo?: string;
}

/** Posts a start, and keeps for the session where the link went (UX-14). A contract under way stays as it is. */
export const usePostStart = () => {
  const store = useSessionStore();
  return async ({ type, kr, email, offer }: StartOrder): Promise<Started> => {
    const epoch = store.sessionEpoch();
    const { id: employer, key: offerKey, cardKind } = offer;
    const { key } = await startContract({ type, kr, email, employer, key: offerKey, cardKind });
    if (store.sessionEpoch() !== epoch) return {};
    const { contractKey, partnerLinks, wizard } = store.get();
    const isFree = contractKey === undefined;
    // A partner continues by e-mail, even if the reply has a key.
    if (type === 'h') store.update({ partnerLinks: { ...partnerLinks, [kr]: email } });
    else if (key !== undefined) {
      if (isFree) store.update(openedContract(key, type));
      return { key };
    } else if (isFree) store.update({ wizard: { ...wizard, sentTo: email } });
    return { sentTo: email };
  };
};

interface StartHandlers {
  /** The link was sent; not called where the wizard opens. */
  onSent?: (to: string) => void;
  /** Of another refusal than `refused`. Returns the codes still to be shown. */
  onRefused?: (error: ServiceError) => readonly string[];
}

/** Starts a contract with an offer: the service e-mails a link, or the wizard opens at once. Render `dialog`, support staff's confirmation, and Blocked in the offers' place once it is `refused`. */
export const useStart = () => {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { confirm, dialog } = useSupportConfirm();
  const { call, busy } = useCall(usePostStart());
  const [refused, setRefused] = useState<ServiceError>();

  const start = async (
    order: StartOrder,
    { onSent, onRefused = ({ codes }) => codes }: StartHandlers = {},
  ): Promise<void> => {
    if (!(await confirm('start'))) return;
    await call(order, {
      onSuccess: async ({ key, sentTo }) => {
        if (sentTo !== undefined) onSent?.(sentTo);
        if (key === undefined) return;
        store.update(openedContract(key, order.type));
        await navigate(paths.wizard);
      },
      onRefused: (error) => {
        if (!refusesStart(error.codes)) return onRefused(error);
        setRefused(error);
        return [];
      },
    });
  };
  return { start, busy, refused, dialog };
};
