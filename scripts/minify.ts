import { minify as minifySource } from '@swc/core';
import type { Plugin } from 'vite';

/** Runs SWC's minifier before the bundler's own; together they save 1 % over either (docs/decisions/016). */
export const minify = (): Plugin => ({
  name: 'minify',
  apply: 'build',
  renderChunk: {
    order: 'post',
    async handler(code) {
      if (this.environment.config.consumer !== 'client') return null;
      const minified = await minifySource(code, { module: true, ecma: 2022, compress: { passes: 3, ecma: 2022, module: true }, mangle: { toplevel: true }, format: { comments: false } });
      return { code: minified.code, map: null };
    },
  },
});
