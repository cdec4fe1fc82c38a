import { isSameEmail } from '../../domain/identity/member';
import { useSession } from '../../session/SessionContext';

/** Whether an e-mail goes to the member's confirmed address: that one can't have been mistyped. */
export const useIsOwnAddress = (email: string): boolean => isSameEmail(email, useSession().currentUser?.email);
