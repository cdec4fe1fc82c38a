import { loadEnv, type Plugin } from 'vite';

import { givenSettings, missingDocuments, parseConfig } from '../../src/config/settingsSchema.ts';

/**
 * Makes settings.json of the names in .env: a file of the build, a page of the dev server. A setting that can't be read stops
 * both, with its name.
 */
export const settings = (mode: string): Plugin => {
  const given = givenSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  parseConfig(given);
  const source = `${JSON.stringify(given, null, 2)}\n`;
  return {
    name: 'settings',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configureServer: ({ middlewares }) => {
      middlewares.use('/settings.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'settings.json', source });
      const missing = mode === 'demo' ? [] : missingDocuments(given);
      if (missing.length > 0)
        this.warn(`members can't open the documents of ${missing.join(', ')}: set them here or on the host`);
    },
  };
};
