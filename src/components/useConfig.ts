import { useSyncExternalStore } from 'react';

import { builtConfig, config, onConfigChange, type Config } from '~/config/config';

/** The settings; re-renders once the host's are read. Hydration starts with the build's, which the page was rendered with. */
export const useConfig = (): Config =>
  useSyncExternalStore(
    onConfigChange,
    () => config,
    () => builtConfig,
  );
