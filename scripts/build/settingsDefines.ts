import { loadEnv } from 'vite';

import { parseConfig, settingNames } from '../../src/config/settingsSchema.ts';

/** The validated build settings that replace __CONFIG__ and __SETTINGS__. */
export const settingsDefines = (mode: string): { __CONFIG__: string; __SETTINGS__: string } => {
  const environment = loadEnv(mode, process.cwd(), 'VITE_');
  const given = Object.fromEntries(
    settingNames.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const { bases, ...config } = parseConfig(given);
  // The code already contains the default bases.
  const built = given.VITE_SERVICE_BASES === undefined ? config : { ...config, bases };
  return { __CONFIG__: JSON.stringify(built), __SETTINGS__: JSON.stringify(given) };
};
