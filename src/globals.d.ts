/** True only in the demo build and `npm start`; in a production build everything behind it is removed. */
declare const __DEMO__: boolean;

/** The build's settings (src/config/settingsSchema.ts); undefined where no build runs, as in the browser tests' own code. */
declare const __CONFIG__:
  | (Omit<import('./config/config').Config, 'bases'> & { bases?: Partial<import('./config/config').Config['bases']> })
  | undefined;

/** The build's settings as they came, by name: the host's are checked together with them. */
declare const __SETTINGS__: Readonly<Record<string, string>> | undefined;
