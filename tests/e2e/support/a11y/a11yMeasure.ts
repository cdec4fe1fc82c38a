import type { Page } from '@playwright/test';

/** What makes the page scroll sideways (1.4.10). A table in a box of its own may scroll. */
export const scrollsSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth + 1;
    const widest = [...document.body.querySelectorAll('*')].filter(
      (element) => isOut(element) && ![...element.children].some(isOut),
    );
    return [
      `reflow: ${scrollWidth} px wide: ${widest
        .slice(0, 3)
        .map((element) => element.outerHTML.slice(0, 160))
        .join(' | ')}`,
    ];
  });

/** What a reader's own text spacing cuts off (1.4.12). It is set through the CSSOM, because the policy allows no style element (SEC-1). */
export const cutOffBySpacing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 2)
      );
    };
    // Text for screen readers alone is one pixel wide.
    const cutOff = (): Element[] =>
      [...document.body.querySelectorAll('*')].filter(
        (element) =>
          element.checkVisibility() &&
          element.clientWidth > 1 &&
          element.closest('svg') === null &&
          element.textContent.trim() !== '' &&
          isCut(element),
      );
    const before = new Set(cutOff());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = cutOff().filter((element) => !before.has(element));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    return [
      ...(scrollWidth > clientWidth ? [`spacing: ${scrollWidth} px wide`] : []),
      ...cut.map((element) => `spacing: cut off ${element.outerHTML.slice(0, 200)}`),
    ];
  });
