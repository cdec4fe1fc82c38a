import type { Plugin } from 'vite';

/** The documents named in a contract's consents; without an address the text has no link. */
const documentSettings = [
  'VITE_LINK_TERMS',
  'VITE_LINK_TERMS_OF_USE',
  'VITE_LINK_PRIVACY',
  'VITE_LINK_ONLINE_TERMS',
] as const;

/** The settings of documents that are missing. */
export const missingDocuments = (given: Readonly<Record<string, unknown>>): string[] =>
  documentSettings.filter((name) => !given[name]);

/** Warns during a build about documents without an address. `settings`: JSON. */
export const documentWarning = (settings: string): Plugin => ({
  name: 'document-warning',
  apply: 'build',
  buildStart() {
    if (this.environment.config.consumer !== 'client') return;
    const missing = missingDocuments(JSON.parse(settings) as Record<string, unknown>);
    if (missing.length > 0)
      this.warn(`members can't open the documents of ${missing.join(', ')}: set them here or on the host`);
  },
});
