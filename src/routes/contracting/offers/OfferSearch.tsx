import { useState, type ReactNode } from 'react';

import type { Employer } from '../../../services/contracting';
import { useSessionStore } from '../../../session/SessionContext';
import { Sent } from '../start/Sent';
import { useStart } from '../start/useStart';
import { OfferFinder, type MarkField } from './OfferFinder';
import { startEmail, type OfferQuery } from './offerQuery';

interface OfferSearchProps {
  type: 'R' | 'U';
  /** About the club's own offer: prices, and what choosing it leads to. */
  basicAbout?: ReactNode;
  /** The club's own offer has no package to choose. */
  isBasicUseless?: boolean;
}

/** What a new contract and an upgrade share: entitlement, offers, start. */
export const OfferSearch = ({ type, basicAbout, isBasicUseless }: OfferSearchProps) => {
  const store = useSessionStore();
  const [sentTo, setSentTo] = useState<string>();
  const { start, busy, dialog } = useStart();

  const addressOf = (offer: Employer, query: OfferQuery): string =>
    startEmail(offer, query, store.get().currentUser?.email ?? '');

  const choose = async (offer: Employer, query: OfferQuery, mark: MarkField): Promise<void> => {
    const { id, key, cardKind } = offer;
    const kr = store.get().currentUser?.kr ?? '';
    const order = { type, employer: id, email: addressOf(offer, query), key, cardKind, kr };
    const to = await start(order, mark);
    if (to !== undefined) setSentTo(to);
  };

  if (sentTo !== undefined) return <Sent to={sentTo} type={type} />;
  return (
    <>
      <OfferFinder
        type={type}
        busy={busy}
        addressOf={addressOf}
        basicAbout={basicAbout}
        isBasicUseless={isBasicUseless}
        onChoose={(offer, query, mark) => void choose(offer, query, mark)}
      />
      {dialog}
    </>
  );
};
