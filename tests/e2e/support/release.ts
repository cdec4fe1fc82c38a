import type { Page } from '@playwright/test';

/** A new release is out: the host has the files of some names no more (FLT-8). */
export interface Release {
  /** How often a missing file was asked for. */
  missed: () => number;
  /** The files are there again, as after a full load of the new release. */
  complete: () => Promise<void>;
}

/** Takes away every file of the build whose name fits, before the page asks for it. */
export const release = async (page: Page, files: RegExp): Promise<Release> => {
  let missed = 0;
  const gone = ({ pathname }: URL): boolean => pathname.startsWith('/assets/') && files.test(pathname);
  await page.route(gone, async (route) => {
    missed += 1;
    await route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' });
  });
  return { missed: () => missed, complete: () => page.unroute(gone) };
};

/** Counts full loads from now on: a reload that brings nothing must not be repeated. */
export const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
};
