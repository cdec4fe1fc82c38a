import { storageKey } from './paymentMarker';

const listeners = new Set<() => void>();

/** Tells the listeners of this tab; the storage tells those of the others. */
export const tellPayment = (): void => {
  for (const listener of [...listeners]) listener();
};

/** Calls the listener when a payment starts or ends in any tab. Returns the unsubscribe function. */
export const watchOpenPayment = (listener: () => void): (() => void) => {
  const changed = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(storageKey)) listener();
  };
  // A page out of the back-forward cache has missed what the others said.
  const restored = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changed);
  window.addEventListener('pageshow', restored);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changed);
    window.removeEventListener('pageshow', restored);
  };
};
