import { memberKeys } from './paymentMarker';
import type { Session } from './sessionSchema';

/**
 * Runs something while no other tab starts or ends a payment of the same member. Falls back to the marker where Web Locks are
 * missing (an old browser, or a page without https).
 */
export const withPaymentLock = <T>(session: Session, run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(memberKeys(session)[0], run).then((value) => value) : run();
