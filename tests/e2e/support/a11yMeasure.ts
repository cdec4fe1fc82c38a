import type { Page } from '@playwright/test';

/** What can be pressed. */
const pressable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="combobox"], [role="option"], [role="radio"], [role="gridcell"], [role="menuitem"]';

/** What makes the page scroll sideways (1.4.10); a table in a box of its own may. */
export const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth + 1;
    const widest = [...document.body.querySelectorAll('*')].filter((element) => isOut(element) && ![...element.children].some(isOut));
    return [`reflow: ${scrollWidth} px wide: ${widest.slice(0, 3).map((element) => element.outerHTML.slice(0, 160)).join(' | ')}`];
  });

/**
 * Targets smaller than 24 × 24 px, unless a circle of 24 px around the middle of each touches no other target, or they
 * stand in a sentence (2.5.8). A control's label is part of its target.
 */
export const cramped = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const least = 24;
    const labels = (element: Element): Element[] => (element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []);
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('[inert], [aria-hidden="true"], .visually-hidden') === null;
    const isDisabled = (element: Element): boolean => element.matches(':disabled');
    const inSentence = (element: Element): boolean => getComputedStyle(element).display === 'inline' && (element.parentElement?.textContent ?? '').trim() !== element.textContent.trim();
    const targets = [...document.querySelectorAll(selector)]
      .filter((element) => isSeen(element) && !isDisabled(element))
      .map((element) => ({ element, boxes: [element, ...labels(element)].map((part) => part.getBoundingClientRect()) }))
      .filter(({ boxes }) => boxes.some(({ width, height }) => width > 1 && height > 1));
    const isBig = ({ boxes }: { boxes: DOMRect[] }): boolean => boxes.some(({ width, height }) => width >= least - 0.5 && height >= least - 0.5);
    const distance = (x: number, y: number, box: DOMRect): number => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    return targets
      .filter((target) => !isBig(target) && !inSentence(target.element))
      .filter(({ element, boxes }) => {
        const [own] = boxes;
        if (own === undefined) return false;
        const x = own.left + own.width / 2;
        const y = own.top + own.height / 2;
        return targets.some((other) => other.element !== element && !other.element.contains(element) && !element.contains(other.element) && other.boxes.some((box) => distance(x, y, box) < least / 2));
      })
      .map(({ element, boxes: [own] }) => `target: ${Math.round(own?.width ?? 0)} × ${Math.round(own?.height ?? 0)} px ${element.outerHTML.slice(0, 160)}`);
  }, pressable);

/** What a reader's own spacing cuts off that was not cut off before (1.4.12). By the CSSOM: the policy lets no style element in (SEC-1). */
export const spaced = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      return (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) || (hides(overflowX) && element.scrollWidth > element.clientWidth + 2);
    };
    const cutOff = (): Element[] =>
      [...document.body.querySelectorAll('*')].filter(
        (element) => element.checkVisibility() && element.clientWidth > 1 && element.closest('.visually-hidden, svg') === null && element.textContent.trim() !== '' && isCut(element),
      );
    const before = new Set(cutOff());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = cutOff().filter((element) => !before.has(element));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    return [...(scrollWidth > clientWidth ? [`spacing: ${scrollWidth} px wide`] : []), ...cut.map((element) => `spacing: cut off ${element.outerHTML.slice(0, 200)}`)];
  });
