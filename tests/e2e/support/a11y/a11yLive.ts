import type { Page } from '@playwright/test';

import { expect } from '../portal';

/** What a live region says. `waited`: the region stood there before its text came, or is an alert, which is read out as it appears. */
interface Heard {
  text: string;
  waited: boolean;
}

/** Listens to the live regions of pages opened from now on (4.1.3). A region that is hidden, or lies behind a modal dialog, says nothing. */
export const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.defineProperty(window, 'heard', { value: () => heard });
    const known = new WeakSet<Element>();
    const selector = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const isSilent = (region: Element): boolean => {
      const modal = document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]');
      return (
        !region.checkVisibility() ||
        region.closest('[inert], [aria-hidden="true"]') !== null ||
        (modal !== null && !modal.contains(region))
      );
    };
    const observer = new MutationObserver((records) => {
      const changed = new Set<Element>();
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(selector);
        if (region !== null && region !== undefined) changed.add(region);
      }
      const regions = [...document.querySelectorAll(selector)];
      for (const region of regions) if (!known.has(region)) changed.add(region);
      for (const region of changed) {
        const text = region.textContent.replaceAll('\u00a0', ' ').trim();
        if (text !== '' && region.isConnected && !isSilent(region))
          heard.push({ text, waited: known.has(region) || region.role === 'alert' });
      }
      for (const region of regions) known.add(region);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
};

const heardOn = async (page: Page): Promise<Heard[]> => {
  const heard: unknown = await page.evaluate('window.heard()');
  return Array.isArray(heard)
    ? heard.filter((one): one is Heard => typeof one === 'object' && one !== null && 'text' in one && 'waited' in one)
    : [];
};

/** Expects a live region to have said this. */
export const expectTold = (page: Page, text: string | RegExp): Promise<void> =>
  expect
    .poll(async () => (await heardOn(page)).filter(({ waited }) => waited).map((one) => one.text), {
      message: `told: ${String(text)}`,
    })
    .toContainEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));
