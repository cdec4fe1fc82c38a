import type { Session } from '../../../session/sessionSchema';
import { readMemory } from '../wizard/engine/wizardMemory';

/** The session's contract, if it is the one that the e-mailed link with this token led to. */
export const linkedContract = (session: Session, token: string): string | undefined => {
  const { contractKey } = session;
  return contractKey !== undefined && readMemory(session, contractKey).activator === token ? contractKey : undefined;
};
