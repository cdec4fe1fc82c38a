import { useSyncExternalStore } from 'react';

import { config, onConfigChange, unsetConfig, type Config } from '~/config/config';

/** The settings; re-renders once they are read. Hydration starts without any, as the page was rendered. */
export const useConfig = (): Config =>
  useSyncExternalStore(
    onConfigChange,
    () => config,
    () => unsetConfig,
  );
