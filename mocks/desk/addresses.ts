import { demoRoot } from '../browserWorld';

/**
 * The demo's addresses: one page, the portal's path behind a #. So it works from any folder of any host, with no rule of
 * the host's for paths that are no files (docs/decisions/007-the-demo-anywhere.md).
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
    /** A change behind the # alone loads nothing: the page is told to. */
    load: (path: string): void => {
      if (pathIn(location.href) !== path) history.pushState(null, '', `${base}#${path}`);
      location.reload();
    },
  };
};

/** /sub/demo/login, as somebody may type it where the host answers it with the demo, becomes /sub/demo/#/login. */
export const tidyAddress = (root: URL = demoRoot()): void => {
  const { pathname, search, hash } = location;
  if (!pathname.startsWith(root.pathname)) return;
  const path = pathname.slice(root.pathname.length).replace(/^index\.html$/, '');
  if (path === '' && (hash === '' || hash.startsWith('#/'))) return;
  history.replaceState(null, '', `${root.href}#/${hash.startsWith('#/') ? hash.slice(2) : path + search}`);
};

/** Links to a place of the same page ("Ugrás a tartalomra"): behind the # stands the path, so the focus is moved by hand. */
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
