import { finalStep } from '../../domain/constants';
import type { ContractType } from '../../domain/contract/contract';
import { paths } from '../../paths';
import type { Session } from '../../session/sessionSchema';

interface ContractLink {
  key?: string | undefined;
  type?: ContractType | undefined;
  step?: number | undefined;
}

interface ContractEntry {
  /** The session's new contract fields; missing ones are cleared. */
  session: Pick<Session, 'contractKey' | 'wizard' | 'type' | 'step' | 'endTransaction'>;
  path: string;
}

/** The target page of a contract's e-mailed link, and the session's changes; facts about the same contract are kept. */
export const contractEntry = (
  token: string,
  { key, type, step = 1 }: ContractLink,
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
