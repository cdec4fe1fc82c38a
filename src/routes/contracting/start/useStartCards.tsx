import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { useNotices } from '../../../components/notices/NoticeContext';
import type { NoticeKey } from '../../../components/notices/noticeKeys';
import { useMounted } from '../../../components/useMounted';
import { useCall } from '../../../features/calls/useCall';
import { useSupportConfirm } from '../../../features/member/useSupportConfirm';
import { toServiceError } from '../../../http/serviceError';
import { paths } from '../../../paths';
import { startContract } from '../../../services/contracting';
import { useSessionStore } from '../../../session/SessionContext';
import { openedContract } from './openedContract';
import { startNotice } from './startNotice';
import { upgradeOrder, type ChosenOffer, type UpgradeCard } from './upgradeCards';

/** What became of a card's start. started: a link went out by e-mail. opened: the wizard can go on with it at once. */
export type CardResult =
  | { state: 'started'; to: string }
  | { state: 'opened' }
  | { state: 'failed'; codes: readonly string[]; reference: string };

interface StartCards {
  results: ReadonlyMap<string, CardResult>;
  /** Resolves to the kr of each card that was started. */
  start: (cards: readonly UpgradeCard[], chosen: ChosenOffer) => Promise<readonly string[]>;
  /** Opens the wizard with the card that brought a key, if one did. */
  open: (() => void) | undefined;
  dialog: ReactNode;
}

/** Starts the chosen cards one after the other; one that is refused doesn't hold up the others. */
export const useStartCards = (): StartCards => {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { show, showCodes } = useNotices();
  const isMounted = useMounted();
  const { call } = useCall((run: () => Promise<void>) => run());
  const { confirm, dialog } = useSupportConfirm();
  const [results, setResults] = useState<ReadonlyMap<string, CardResult>>(new Map());
  const [opened, setOpened] = useState<string>();

  const open = async (key: string, epoch: number): Promise<void> => {
    if (store.updateIfCurrent(epoch, openedContract(key, 1, true))) await navigate(paths.wizard);
  };

  const startOne = async (
    card: UpgradeCard,
    chosen: ChosenOffer,
    epoch: number,
  ): Promise<{ result: CardResult; key?: string; notice?: { key: NoticeKey; to: string } }> => {
    try {
      const order = upgradeOrder(card, chosen);
      const { key } = await startContract(order);
      // A partner's contract is the partner's to fill in, whatever comes back.
      if (card.who === 'own' && key !== undefined) return { result: { state: 'opened' }, key };
      const notice = startNotice(order, store.get().currentUser?.email ?? '');
      const { to } = notice;
      // Remember the recipient for the next visit.
      if (card.who === 'own') store.updateIfCurrent(epoch, ({ wizard }) => ({ wizard: { ...wizard, sentTo: to } }));
      return { result: { state: 'started', to }, notice };
    } catch (thrown) {
      const error = toServiceError(thrown);
      // Let session errors propagate.
      if (error.kind === 'session' || error.kind === 'cancelled') throw error;
      showCodes(error.codes, error.reference);
      return { result: { state: 'failed', codes: error.codes, reference: error.reference } };
    }
  };

  const start = async (cards: readonly UpgradeCard[], chosen: ChosenOffer): Promise<readonly string[]> => {
    const started: string[] = [];
    if (!(await confirm('start'))) return started;
    await call(async () => {
      const epoch = store.sessionEpoch();
      let ownKey: string | undefined;
      for (const card of cards) {
        const { result, key, notice } = await startOne(card, chosen, epoch);
        setResults((known) => new Map(known).set(card.kr, result));
        if (result.state === 'failed') continue;
        started.push(card.kr);
        ownKey ??= key;
        if (notice !== undefined) show('success', notice.key, { email: notice.to });
      }
      if (ownKey === undefined) return;
      setOpened(ownKey);
      if (started.length === cards.length && isMounted()) await open(ownKey, epoch);
      else store.updateIfCurrent(epoch, openedContract(ownKey, 1, false));
    });
    return started;
  };
  const openLater = opened === undefined ? undefined : () => void open(opened, store.sessionEpoch());
  return { results, start, open: openLater, dialog };
};
