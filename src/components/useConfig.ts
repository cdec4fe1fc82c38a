import { useSyncExternalStore } from 'react';
import { builtConfig, currentConfig, onConfigChange, type Config } from '../config';

/** The settings, for what is shown before the host's are read. Hydration begins with the build's, as the page was rendered. */
export const useConfig = (): Config => useSyncExternalStore(onConfigChange, currentConfig, () => builtConfig);
