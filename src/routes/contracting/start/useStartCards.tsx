import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { useNotices } from '../../../components/notices/NoticeContext';
import { partnerUpgrade, type Member } from '../../../domain/identity/member';
import { useCall } from '../../../features/calls/useCall';
import { useSupportConfirm } from '../../../features/member/useSupportConfirm';
import { toServiceError } from '../../../http/serviceError';
import { paths } from '../../../paths';
import { startContract, type Employer, type StartContractInput } from '../../../services/contracting';
import { useSessionStore } from '../../../session/SessionContext';
import { startEmail, type OfferQuery } from '../offers/offers';
import { openedContract, sentNotice, withSentTo } from './useStart';

/** A card that can be upgraded on the exceptional contracting page. */
export interface UpgradeCard {
  who: 'own' | 'partner';
  kr: string;
  /** The partner's name; the member's own is worded by the page. */
  name?: string;
  /** Its holder's own address. */
  email: string;
  /** The present package; the services don't tell the partner's. */
  pack?: string;
}

/** One card for the member, one for the partner where both kr and e-mail are known. */
export const upgradeCards = (member: Member): UpgradeCard[] => {
  const { kr, email, pack, tars } = member;
  const partner = partnerUpgrade(member);
  return [
    ...(kr === undefined ? [] : [{ who: 'own', kr, email, pack } as const]),
    ...(partner === undefined
      ? []
      : [{ who: 'partner', kr: partner.kr, email: partner.email, name: tars ?? partner.email } as const]),
  ];
};

/** The offer that all chosen cards are started with, and what it was found with. */
export interface ChosenOffer {
  offer: Employer;
  query: OfferQuery;
}

/** Whether a card can be started with the offer: a partner is a group member, who takes company offers only. */
export const fitsOffer = ({ who }: UpgradeCard, { offer }: ChosenOffer): boolean => who === 'own' || offer.key === 1;

/** Where a card's link goes: the own one's as any start's, the partner's to the partner. */
export const cardEmail = ({ who, email }: UpgradeCard, { offer, query }: ChosenOffer): string =>
  who === 'own' ? startEmail(offer, query, email) : email;

/** The own card as an upgrade, the partner's as a group member's. */
export const upgradeOrder = (card: UpgradeCard, chosen: ChosenOffer): StartContractInput => ({
  type: card.who === 'own' ? 'U' : 'h',
  employer: chosen.offer.id,
  email: cardEmail(card, chosen),
  key: chosen.offer.key,
  cardKind: chosen.offer.cardKind,
  kr: card.kr,
});

/** What became of a card's start. started: a link went out by e-mail. opened: the wizard can go on with it at once. */
export type CardResult =
  | { state: 'started'; to: string }
  | { state: 'opened'; key: string }
  | { state: 'failed'; codes: readonly string[]; reference: string };

interface StartCards {
  results: ReadonlyMap<string, CardResult>;
  /** Resolves to the kr of each card that was started. */
  start: (cards: readonly UpgradeCard[], chosen: ChosenOffer) => Promise<readonly string[]>;
  /** Opens the wizard with the card that brought a key; it takes the place of a contract under way. */
  open: (key: string) => void;
  dialog: ReactNode;
}

/** Starts the chosen cards one after the other; one that is refused doesn't hold up the others. */
export const useStartCards = (): StartCards => {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { show, showCodes } = useNotices();
  const { call } = useCall((run: () => Promise<string | undefined>) => run());
  const { confirm, dialog } = useSupportConfirm();
  const [results, setResults] = useState<ReadonlyMap<string, CardResult>>(new Map());

  const open = async (key: string, epoch: number): Promise<void> => {
    if (store.updateIfCurrent(epoch, () => openedContract(key, 1))) await navigate(paths.wizard);
  };

  const startOne = async (card: UpgradeCard, chosen: ChosenOffer, epoch: number): Promise<CardResult> => {
    try {
      const order = upgradeOrder(card, chosen);
      const { key } = await startContract(order);
      // A partner's contract is the partner's to fill in, whatever comes back.
      if (card.who === 'own' && key !== undefined) return { state: 'opened', key };
      if (card.who === 'own') store.updateIfCurrent(epoch, withSentTo(order.email));
      show('success', sentNotice(order, store.get().currentUser?.email), { email: order.email });
      return { state: 'started', to: order.email };
    } catch (thrown) {
      const error = toServiceError(thrown);
      // Let session errors propagate.
      if (error.kind === 'session' || error.kind === 'cancelled') throw error;
      showCodes(error.codes, error.reference);
      return { state: 'failed', codes: error.codes, reference: error.reference };
    }
  };

  const start: StartCards['start'] = async (cards, chosen) => {
    const started: string[] = [];
    if (!(await confirm('start'))) return started;
    const epoch = store.sessionEpoch();
    const startAll = async (): Promise<string | undefined> => {
      let opened: string | undefined;
      for (const card of cards) {
        const result = await startOne(card, chosen, epoch);
        setResults((known) => new Map(known).set(card.kr, result));
        if (result.state === 'opened') opened = result.key;
        if (result.state !== 'failed') started.push(card.kr);
      }
      // A contract under way stays the tab's until the member goes on with the new one.
      if (opened === undefined || store.get().contractKey !== undefined) return undefined;
      const key = opened;
      store.updateIfCurrent(epoch, () => openedContract(key, 1));
      return started.length === cards.length ? key : undefined;
    };
    await call(startAll, { onSuccess: (key) => (key === undefined ? undefined : open(key, epoch)) });
    return started;
  };
  return { results, start, open: (key) => void open(key, store.sessionEpoch()), dialog };
};
