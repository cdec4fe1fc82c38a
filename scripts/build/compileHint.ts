import type { Plugin } from 'vite';

/**
 * Asks Chromium to compile every function of the entry chunk while it downloads, off the main thread, instead of at its
 * first call (docs/decisions/021). Other browsers read a comment. It has to be the file's first line, so Vite's own
 * first line has to be there already.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
