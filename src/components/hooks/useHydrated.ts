import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on pre-rendered pages until hydration; until then disable whatever would submit a form natively. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
