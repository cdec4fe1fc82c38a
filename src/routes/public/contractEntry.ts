import type { ContractType } from '../../domain/contract';
import { paths } from '../../paths';
import type { Session } from '../../session/sessionSchema';

/** The step that stands for the final page (WIZ-2). */
const finalStep = 8;

interface ContractLink {
  key?: string | undefined;
  type?: ContractType | undefined;
  step?: number | undefined;
}

interface ContractEntry {
  /** What the session holds of the contract from now on; what the link doesn't give is none. */
  session: Pick<Session, 'contractKey' | 'wizard' | 'type' | 'step' | 'endTransaction'>;
  path: string;
}

/** Where a contract's e-mailed link leads, and what the session takes from it; what it knows of the same contract stays (PUB-13). */
export const contractEntry = (token: string, { key, type, step = 1 }: ContractLink, { endTransaction, wizard }: Pick<Session, 'endTransaction' | 'wizard'> = {}): ContractEntry => {
  const done = step === finalStep;
  const isSame = key !== undefined && endTransaction?.contractKey === key;
  return {
    session: {
      contractKey: key,
      // The link can cancel what it began (WIZ-19).
      wizard: key === undefined ? undefined : { ...(wizard?.key === key ? wizard : {}), key, activator: token },
      type: type === 'U' ? 1 : 0,
      // A step beyond the last is none that the wizard could open (FLT-7).
      step: key !== undefined && step >= 1 && step <= finalStep ? step : undefined,
      endTransaction: isSame ? endTransaction : done ? {} : undefined,
    },
    path: done ? paths.contractStatus : step > 1 ? paths.wizard : paths.offers(token),
  };
};
