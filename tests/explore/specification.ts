/**
 * What holds on every page, whatever the explorer does (OPS-10). Bombadil evaluates everything that this file exports:
 * properties in every state that it reaches, and the actions to choose the next one. scripts/explore.mjs runs it.
 */
import { always, eventually } from '@antithesishq/bombadil';
import { extract } from '@antithesishq/bombadil/browser';

import huCommon from '../../src/i18n/locales/hu/common.json' with { type: 'json' };
import huPortal from '../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { readPage } from './pageFacts.ts';
import * as rules from './pageRules.ts';

export { noUncaughtExceptions, noUnhandledPromiseRejections } from '@antithesishq/bombadil/browser/defaults/properties';
export { everything } from './actions.ts';

const knownKeys = new Set([...rules.keysOf(huCommon), ...rules.keysOf(huPortal)].filter((key) => key.includes('.')));

/** One reading of the page for all rules; a trace shows what broke each of them. */
const broken = extract(({ document, window }) => {
  // A download or the viewer of a PDF has no page of ours.
  const isOurs = document.contentType === 'text/html' && window.location.protocol.startsWith('http');
  const page = readPage(document, window);
  const of = (found: string[]): string[] => (isOurs ? found : []);
  return {
    heading: of(rules.heading(page)),
    title: of(rules.title(page)),
    nonsense: of(rules.nonsense(page)),
    keys: of(rules.keys(page, knownKeys)),
    ids: of(rules.ids(page)),
    untold: of(rules.untold(page)),
    lostFocus: of(rules.lostFocus(page)),
    overflow: of(rules.overflow(page)),
  };
});

/** A slow service keeps its page loading for a while. */
const loading = 60;
/** A dialog opens, a message appears, a page takes its place. */
const moving = 20;

export const textsMakeSense = always(() => broken.current.nonsense.length === 0);
export const textsAreNoKeys = always(() => broken.current.keys.length === 0);
export const idsAreUnique = always(() => broken.current.ids.length === 0);
export const everyPageHasATitle = always(
  eventually(() => broken.current.title.length === 0).within(loading, 'seconds'),
);
export const everyPageHasOneHeading = always(
  eventually(() => broken.current.heading.length === 0).within(loading, 'seconds'),
);
export const everyErrorIsTold = always(eventually(() => broken.current.untold.length === 0).within(moving, 'seconds'));
export const aDialogHasTheFocus = always(
  eventually(() => broken.current.lostFocus.length === 0).within(moving, 'seconds'),
);
export const nothingIsWiderThanTheScreen = always(
  eventually(() => broken.current.overflow.length === 0).within(moving, 'seconds'),
);
