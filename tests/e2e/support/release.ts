import type { Page } from '@playwright/test';

/** A new release is out and the host has lost some files of the old one (FLT-8). */
export interface Release {
  /** How many requests for a missing file there were. */
  missed: () => number;
  /** Brings the files back, as a full load of the new release would. */
  complete: () => Promise<void>;
}

/** Removes the files of the build whose path matches. */
export const release = async (page: Page, files: RegExp): Promise<Release> => {
  let missed = 0;
  const gone = ({ pathname }: URL): boolean => pathname.startsWith('/assets/') && files.test(pathname);
  await page.route(gone, async (route) => {
    missed += 1;
    await route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' });
  });
  return { missed: () => missed, complete: () => page.unroute(gone) };
};

/** Counts full loads from now on. */
export const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
};
