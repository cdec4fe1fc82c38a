// @ts-check
/** TypeScript in a script: Vite runs it, so that import.meta.env is there as in the portal. */
import { createServer } from 'vite';

/** `load` imports a module by its path from the project's root. Close it once nothing more is imported. */
export const openTypeScript = async () => {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    resolve: { tsconfigPaths: true },
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  return { load: (/** @type {string} */ path) => vite.ssrLoadModule(path), close: () => vite.close() };
};
