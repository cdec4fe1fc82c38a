import type { PageFacts } from './pageFacts.ts';

/** What no text of a page contains: values that nobody formatted, and templates that nobody filled in. */
const rubbish =
  /(?<![\p{L}\d])(?:undefined|null|NaN|Infinity|Invalid Date)(?![\p{L}\d])|\[object |\{\{|\}\}|\$\{|&(?:nbsp|amp|lt|gt|quot);/u;
const dotted = /\p{L}\w*(?:\.\w+)+/gu;

const twice = (list: readonly string[]): string[] => [
  ...new Set(list.filter((one, at) => one !== '' && list.indexOf(one) !== at)),
];

/** The dotted keys of the texts, plural forms included. @param texts the files of a language */
export const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const key = `${prefix}${name.replace(/_(?:one|other)$/, '')}`;
    return typeof value === 'object' && value !== null ? keysOf(value, `${key}.`) : [key];
  });

/** Each rule returns what breaks it: nothing on a good page. */
export const heading = ({ headings }: PageFacts): string[] =>
  headings.length === 1 && headings[0] !== '' ? [] : [`${headings.length} headings: ${headings.join(' | ')}`];

export const title = ({ title: text }: PageFacts): string[] => (text.trim() === '' ? ['no title'] : []);

export const nonsense = ({ texts, title: text }: PageFacts): string[] =>
  [text, ...texts].filter((one) => rubbish.test(one));

export const keys = ({ texts, title: text }: PageFacts, known: ReadonlySet<string>): string[] =>
  [text, ...texts].flatMap((one) => (one.match(dotted) ?? []).filter((word) => known.has(word)));

export const ids = ({ ids: all }: PageFacts): string[] => twice(all);

export const untold = ({ wrongFields }: PageFacts): string[] =>
  wrongFields.filter(({ message }) => message === '').map(({ name }) => name);

export const lostFocus = ({ dialog, isFocusInDialog }: PageFacts): string[] =>
  dialog === undefined || isFocusInDialog ? [] : [dialog];

/** Half a pixel may be rounded up. */
export const overflow = ({ contentWidth, screenWidth }: PageFacts): string[] =>
  contentWidth > screenWidth + 1 ? [`${contentWidth} px on a screen of ${screenWidth} px`] : [];
