/**
 * What holds on every page, whatever the explorer does (OPS-10). Bombadil evaluates everything that this file exports:
 * properties in every state that it reaches, and the actions to choose the next one. scripts/explore/explore.mjs runs it.
 */
import { always, eventually } from '@antithesishq/bombadil';
import { extract } from '@antithesishq/bombadil/browser';

import huCommon from '../../src/i18n/locales/hu/common.json' with { type: 'json' };
import huPortal from '../../src/i18n/locales/hu/portal.json' with { type: 'json' };

export { noUncaughtExceptions, noUnhandledPromiseRejections } from '@antithesishq/bombadil/browser/defaults/properties';
export { everything } from './actions.ts';

/** The dotted keys of the texts, plural forms included. */
const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const key = `${prefix}${name.replace(/_(?:one|other)$/, '')}`;
    return typeof value === 'object' && value !== null ? keysOf(value, `${key}.`) : [key];
  });
const knownKeys = new Set([...keysOf(huCommon), ...keysOf(huPortal)].filter((key) => key.includes('.')));

/** Values that nobody formatted, and templates that nobody filled in. */
const rubbish =
  /(?<![\p{L}\d])(?:undefined|null|NaN|Infinity|Invalid Date)(?![\p{L}\d])|\[object |\{\{|\}\}|\$\{|&(?:nbsp|amp|lt|gt|quot);/u;
const spokenAttributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
/** Open lists and pickers have the focus while their dialog stays open beneath. */
const overDialogs = '[role="listbox"], [role="menu"], [role="grid"]';

/** Everything that is shown or read out, piece by piece. What the explorer typed itself isn't among it. */
const textsOf = (page: Document): string[] => {
  const texts = [page.title];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest('script, style, noscript, template') === null) texts.push(textContent?.trim() ?? '');
  }
  for (const element of page.body.querySelectorAll('*'))
    for (const name of spokenAttributes) texts.push(element.getAttribute(name) ?? '');
  return texts;
};

/** What describes an element. A radio's message may hang on its group. */
const described = (page: Document, field: Element): string =>
  [field, field.closest('fieldset, [role="group"], [role="radiogroup"]')]
    .flatMap((element) => ['aria-errormessage', 'aria-describedby'].map((name) => element?.getAttribute(name) ?? ''))
    .flatMap((ids) => ids.split(/\s+/))
    .map((id) => (id === '' ? '' : (page.getElementById(id)?.textContent ?? '')))
    .join('')
    .trim();

/** What breaks each rule: nothing on a good page. A trace shows it. */
const broken = extract(({ document: page, window }) => {
  // A download or the viewer of a PDF has no page of ours.
  const isOurs = page.contentType === 'text/html' && window.location.protocol.startsWith('http');
  const of = (found: () => string[]): string[] => (isOurs ? found() : []);
  const texts = isOurs ? textsOf(page) : [];
  const dialog = [...page.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')]
    .filter((one) => one.closest('[aria-hidden="true"], [inert]') === null)
    .at(-1);
  const focused = page.activeElement;
  return {
    heading: of(() => {
      const headings = [...page.querySelectorAll('h1')].map(({ textContent }) => textContent.trim());
      return headings.length === 1 && headings[0] !== '' ? [] : [`headings: ${headings.join(' | ')}`];
    }),
    title: of(() => (page.title.trim() === '' ? ['no title'] : [])),
    nonsense: texts.filter((text) => rubbish.test(text)),
    keys: texts.flatMap((text) => (text.match(/\p{L}\w*(?:\.\w+)+/gu) ?? []).filter((word) => knownKeys.has(word))),
    ids: of(() => {
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => id !== '' && ids.indexOf(id) !== index);
    }),
    untold: of(() =>
      [...page.querySelectorAll('[aria-invalid="true"]')]
        .filter((field) => described(page, field) === '')
        .map((field) => field.getAttribute('name') ?? field.id),
    ),
    lostFocus: of(() =>
      dialog === undefined || dialog.contains(focused) || focused?.closest(overDialogs) ? [] : ['dialog'],
    ),
    // Half a pixel may be rounded up.
    overflow: of(() =>
      page.documentElement.scrollWidth > window.innerWidth + 1 ? [`${page.documentElement.scrollWidth} px`] : [],
    ),
  };
});

type Rule = keyof typeof broken.current;
const holds = (rule: Rule) => always(() => broken.current[rule].length === 0);
/** Holds again after so many seconds: a slow service keeps its page loading, a dialog opens, a message appears. */
const holdsAgain = (rule: Rule, seconds: number) =>
  always(eventually(() => broken.current[rule].length === 0).within(seconds, 'seconds'));

export const textsMakeSense = holds('nonsense');
export const textsAreNoKeys = holds('keys');
export const idsAreUnique = holds('ids');
export const everyPageHasATitle = holdsAgain('title', 60);
export const everyPageHasOneHeading = holdsAgain('heading', 60);
export const everyErrorIsShown = holdsAgain('untold', 20);
export const aDialogHasTheFocus = holdsAgain('lostFocus', 20);
export const nothingIsWiderThanTheScreen = holdsAgain('overflow', 20);
