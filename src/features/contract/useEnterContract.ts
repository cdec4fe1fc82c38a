import type { ReactNode } from 'react';

import { finalStep } from '~/domain/constants';
import type { ContractType } from '~/domain/contract/contract';
import { useReplaceSession } from '~/features/session/useReplaceSession';
import { paths } from '~/paths';
import type { confirmContract } from '~/services/contractingPublic';
import { useSessionStore } from '~/session/SessionContext';
import type { Session } from '~/session/sessionSchema';

interface ContractEntry {
  /** The session's new contract fields; missing ones are cleared. */
  session: Pick<Session, 'contractKey' | 'wizard' | 'type' | 'step' | 'endTransaction'>;
  path: string;
}

/** The target page of a contract's e-mailed link, and the session's changes; facts about the same contract are kept. */
export const contractEntry = (
  token: string,
  { key, type, step = 1 }: { key?: string | undefined; type?: ContractType | undefined; step?: number | undefined },
  { endTransaction, wizard }: Pick<Session, 'endTransaction' | 'wizard'> = {},
): ContractEntry => {
  const done = step === finalStep;
  const isSame = key !== undefined && endTransaction?.contractKey === key;
  return {
    session: {
      contractKey: key,
      // Needed to cancel the contracting later.
      wizard: key === undefined ? undefined : { ...(wizard?.key === key ? wizard : {}), key, activator: token },
      type: type === 'U' ? 1 : 0,
      // The wizard can't open a step beyond the last.
      step: key !== undefined && step >= 1 && step <= finalStep ? step : undefined,
      endTransaction: isSame ? endTransaction : done ? {} : undefined,
    },
    path: done ? paths.contractStatus : step > 1 ? paths.wizard : paths.offers(token),
  };
};

/** What the service says of the token of an e-mailed link. */
export type Confirmed = Awaited<ReturnType<typeof confirmContract>>;

interface EnterContract {
  /** Signs the link's member in and takes its contract up. Resolves to the page to go on to, or to undefined if the member declined. */
  enter: (linkToken: string, confirmed: Confirmed) => Promise<string | undefined>;
  /** The question whether to replace another member: has to be rendered. */
  dialog: ReactNode;
}

/** What follows once the token of a contract's e-mailed link is confirmed. */
export const useEnterContract = (): EnterContract => {
  const store = useSessionStore();
  const { enter: enterAsMember, dialog } = useReplaceSession();

  const enter: EnterContract['enter'] = async (linkToken, { token, user, ...contract }) => {
    if (!(await enterAsMember({ token, user }))) return undefined;
    const { session, path } = contractEntry(linkToken, contract, store.get());
    store.update(session);
    return path;
  };
  return { enter, dialog };
};
