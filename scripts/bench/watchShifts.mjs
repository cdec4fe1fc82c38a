// @ts-check
/* global MutationObserver, PerformanceObserver, document, window */
/**
 * Runs in the page: adds up the shifts that neither an input nor the change to another page explains, in `window.shifts`,
 * and names what moved. The frame that shows another page's heading moves everything, as a full load would. The browser
 * tests use it, too (tests/e2e/support/perf.ts).
 */
export const watchShifts = () => {
  /** @type {{ total: number, sources: string[] }} */
  const seen = { total: 0, sources: [] };
  Object.assign(window, { shifts: seen });
  const name = (/** @type {any} */ node) =>
    node === null
      ? '?'
      : node.nodeType === 1
        ? `${node.localName}.${String(node.className).split(' ')[0]}`
        : `"${String(node.textContent).slice(0, 20)}"`;
  /** @type {string | null | undefined} */
  let heading;
  let pageChanged = false;
  /** @type {number | undefined} */
  let changeFrame;
  new MutationObserver(() => {
    const next = document.querySelector('h1')?.textContent;
    if (next === heading) return;
    pageChanged = heading !== undefined;
    heading = next;
  }).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (pageChanged) changeFrame = entry.startTime;
      pageChanged = false;
      if (entry.hadRecentInput || entry.startTime === changeFrame) continue;
      seen.total += entry.value;
      if (entry.value > 0.002)
        seen.sources.push(
          `${entry.value.toFixed(3)}: ${entry.sources.map((/** @type {any} */ source) => `${name(source.node)} ${source.previousRect.y}+${source.previousRect.height}→${source.currentRect.y}+${source.currentRect.height}`).join(', ')}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
};
