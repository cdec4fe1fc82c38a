import { useState } from 'react';
import type { Employer } from '../../services/contracting';
import { useSessionStore } from '../../session/SessionContext';
import { OfferFinder, type MarkField } from './OfferFinder';
import type { OfferQuery } from './offerQuery';
import { Sent } from './Sent';
import { useStart } from './useStart';

/** What a new contract and an upgrade share: entitlement, offers, start. */
export const OfferSearch = ({ type }: { type: 'R' | 'U' }) => {
  const store = useSessionStore();
  const [sentTo, setSentTo] = useState<string>();
  const { start, busy, dialog } = useStart();

  const choose = async ({ id, key, cardKind, email }: Employer, query: OfferQuery, mark: MarkField): Promise<void> => {
    const order = { type, employer: id, email: email ?? query.email, key, cardKind, kr: store.get().currentUser?.kr ?? '' };
    const to = await start(order, mark);
    if (to !== undefined) setSentTo(to);
  };

  if (sentTo !== undefined) return <Sent to={sentTo} />;
  return (
    <>
      <OfferFinder type={type} busy={busy} onChoose={(offer, query, mark) => void choose(offer, query, mark)} />
      {dialog}
    </>
  );
};
