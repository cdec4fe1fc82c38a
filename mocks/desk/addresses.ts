import { demoRoot } from '../browserWorld';

/**
 * The demo's addresses: one page, with the portal's path behind a #. It works in any folder of any host, without
 * rewrite rules (docs/decisions/007-the-demo-anywhere.md).
 */
export const hashAddresses = (root: URL) => {
  const base = root.href;
  const pathIn = (address: string): string => {
    const { hash } = new URL(address);
    return hash.startsWith('#/') ? (hash.slice(1).split(/[?#]/)[0] ?? '/') : '/';
  };
  return {
    addressOf: (path: string): string => `${base}#${path}`,
    pathIn,
    /** Changing only the hash doesn't load the page, so reload it. */
    load: (path: string): void => {
      if (pathIn(location.href) !== path) history.pushState(null, '', `${base}#${path}`);
      location.reload();
    },
  };
};

/** Turns /sub/demo/login, if the host answers it with the demo, into /sub/demo/#/login. */
export const tidyAddress = (root: URL = demoRoot()): void => {
  const { pathname, search, hash } = location;
  if (!pathname.startsWith(root.pathname)) return;
  const path = pathname.slice(root.pathname.length).replace(/^index\.html$/, '');
  if (path === '' && (hash === '' || hash.startsWith('#/'))) return;
  history.replaceState(null, '', `${root.href}#/${hash.startsWith('#/') ? hash.slice(2) : path + search}`);
};

/** In-page links like the skip link can't use the hash, which holds the path: move the focus instead. */
export const keepPlaceLinks = (): void => {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const place = link?.getAttribute('href')?.slice(1) ?? '/';
      if (place.startsWith('/')) return;
      event.preventDefault();
      const target = document.getElementById(place);
      target?.focus();
      target?.scrollIntoView();
    },
    { capture: true },
  );
};
