import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import express, { type Router } from 'express';

/** Whether a missing file is an error. A path of the portal may end in ".hu" (an e-mail), so the extension alone isn't enough. */
const isAsset = (path: string): boolean =>
  path.startsWith('/assets/') || /^\/[^/]+\.(?:js|css|png|svg|ico|txt|json|webmanifest|woff2|map)$/.test(path);

/** The pre-rendered page of the path in the device's language, else the portal's page. */
const pageOf = (dist: string, path: string, cookies = ''): string => {
  const folders = /(?:^|;\s*)cportal_language=en(?:;|$)/.test(cookies) ? [join(dist, 'en'), dist] : [dist];
  const candidates = folders.map((folder) => join(folder, path, 'index.html'));
  return candidates.find((file) => file.startsWith(dist) && existsSync(file)) ?? join(dist, 'index.html');
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
};

/** Serves a build like the host: immutable assets, 404 for a missing one, the portal for every other path. */
export const site = (distDir: string): Router => {
  const dist = resolve(distDir);
  const router = express.Router();
  router.use(
    express.static(dist, {
      index: false,
      redirect: false,
      setHeaders: (response, file) => {
        const isHashed = file.includes('/assets/');
        response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-store');
      },
    }),
  );
  // No route pattern, because express throws on broken percent-encoding.
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') next();
    else if (isAsset(request.path)) response.status(404).type('text/plain').send('not found');
    else {
      response.setHeader('cache-control', 'no-store');
      // The build may lie below a folder like .cache.
      response.sendFile(pageOf(dist, decoded(request.path), request.headers.cookie), { dotfiles: 'allow' });
    }
  });
  return router;
};
