import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on pre-rendered pages until React has hydrated them: what would submit a form natively stays disabled that long. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
