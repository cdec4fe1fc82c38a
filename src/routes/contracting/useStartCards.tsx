import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../features/calls/useCall';
import { useSupportConfirm } from '../../features/useSupportConfirm';
import { toServiceError } from '../../http/serviceError';
import { paths } from '../../paths';
import { startContract } from '../../services/contracting';
import { useSessionStore } from '../../session/SessionContext';
import { useNotices } from '../../components/notices/NoticeContext';
import type { NoticeKey } from '../../components/notices/noticeKeys';
import { useMounted } from '../../components/useMounted';
import { startNotice } from './startNotice';
import { upgradeOrder, type ChosenOffer, type UpgradeCard } from './upgradeCards';

/** What became of a card's start. started: a link went out by e-mail. opened: the wizard can go on with it at once. */
export type CardResult = { state: 'started'; to: string } | { state: 'opened' } | { state: 'failed'; codes: readonly string[]; reference: string };

interface StartCards {
  results: ReadonlyMap<string, CardResult>;
  /** Resolves to the kr of each card that was started. */
  start: (cards: readonly UpgradeCard[], chosen: ChosenOffer) => Promise<readonly string[]>;
  dialog: ReactNode;
}

/** Starts the chosen cards one after the other; one that is refused doesn't hold up the others. */
export const useStartCards = (): StartCards => {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { show, showCodes } = useNotices();
  const isMounted = useMounted();
  const { call } = useCall();
  const { confirm, dialog } = useSupportConfirm();
  const [results, setResults] = useState<ReadonlyMap<string, CardResult>>(new Map());

  const startOne = async (card: UpgradeCard, chosen: ChosenOffer): Promise<{ result: CardResult; key?: string; notice?: NoticeKey }> => {
    try {
      const order = upgradeOrder(card, chosen);
      const { key } = await startContract(order);
      // A partner's contract is the partner's to fill in, whatever comes back.
      if (card.who === 'own' && key !== undefined) return { result: { state: 'opened' }, key };
      const { key: notice, to } = startNotice(order, store.get().currentUser?.email ?? '');
      // Remember the recipient for the next visit.
      if (card.who === 'own') store.update({ wizard: { sentTo: to } });
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
    if (!(await confirm())) return started;
    await call(async () => {
      const login = store.login();
      let ownKey: string | undefined;
      for (const card of cards) {
        const { result, key, notice } = await startOne(card, chosen);
        setResults((known) => new Map(known).set(card.kr, result));
        if (result.state === 'failed') continue;
        started.push(card.kr);
        ownKey ??= key;
        if (notice !== undefined) show('success', notice);
      }
      const key = ownKey;
      if (key === undefined || !store.updateFor(login, () => ({ contractKey: key, type: 1, step: 1, endTransaction: undefined }))) return;
      if (started.length === cards.length && isMounted()) await navigate(paths.wizard);
    });
    return started;
  };
  return { results, start, dialog };
};
