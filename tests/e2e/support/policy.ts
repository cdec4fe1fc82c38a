import type { Page } from '@playwright/test';

/** Collects the policy violations of every document that the page opens from now on, Trusted Types included. */
export const watchPolicy = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => found.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const page: Window & { reportViolation?: (what: string) => void } = window;
      page.reportViolation?.(
        `${window.location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`,
      );
    });
  });
  return found;
};
