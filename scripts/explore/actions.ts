/** What the explorer does: mostly what a member would, sometimes what nobody would. */
import { actions, extract, weighted, type ActionTemplate } from '@antithesishq/bombadil/browser';
import { clicks, navigation, scroll, waitOnce } from '@antithesishq/bombadil/browser/defaults/actions';

const key = { backspace: 8, tab: 9, enter: 13, escape: 27, space: 32, left: 37, up: 38, right: 39, down: 40 } as const;

/** What is typed into a field of this name: patterns of texts that pass its rules. The names are the glossary's. */
const valid: readonly [name: RegExp, pattern: string][] = [
  [/password/i, 'jelszo1'],
  [/officeEmail/i, 'valaki@peldakft\\.hu'],
  [/loginName|email|mail$/i, '(anna|bela|dora|ujtag)@pelda\\.hu'],
  [/zip$/, '(1111|6720|9021)'],
  [/amount|limit/, '[1-9][0-9]{2,4}'],
  [/account/, '117730161111101800000000'],
  [/tel$|phone/, '\\+3630[1-9][0-9]{6}'],
  [/birthDate/, '1980\\.01\\.01'],
  [/[fF]rom$|transferFrom/, '2027\\.0[1-9]\\.0[1-9]'],
  [/taxNumber/, '12345676-2-41'],
  [/^tax$/, '8412721233'],
  [/house$/, '[1-9][0-9]?'],
  [/floor|door|staircase/, '[1-9]'],
  [/./, '(Kovács|Nagy Ágnes|Fő|Példa|Ősz utca)'],
];
/** Passes no rule: letters with accents, signs, a markup, a number that is too long, spaces. */
const junk = ['[a-zA-ZőűŐŰáé]{1,40}', '[-+.,/ ]{1,6}', '<b>x</b>', '[0-9]{12,30}', ' {1,3}'];

/** The name of the field with the focus; undefined if there is none to type into. */
const focused = extract(({ document }) => {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement && !['radio', 'checkbox', 'file', 'button'].includes(field.type);
  return isText || field instanceof HTMLTextAreaElement ? { name: field.name || field.id, value: field.value } : null;
});

const type = (pattern: string): ActionTemplate => ({ TypeText: { text: { Regexp: pattern }, delayMillis: 5 } });
const press = (code: number): ActionTemplate => ({ PressKey: { code } });

const fill = actions(() => {
  if (focused.current?.value !== '') return [];
  const { name } = focused.current;
  const pattern = valid.find(([of]) => of.test(name))?.[1];
  return pattern === undefined ? [] : [type(pattern)];
});
const fillWrongly = actions(() => (focused.current === null ? [] : junk.map(type)));
const clear = actions(() => (focused.current === null ? [] : [press(key.backspace)]));
/** Links that open a mail or phone program: no page follows, and Bombadil waits half a minute for one. */
const leadsToAProgram = /^(?:mailto|tel):/;
const focusedHref = extract(({ document }) => document.activeElement?.getAttribute('href') ?? null);
const enter = actions(() => (leadsToAProgram.test(focusedHref.current ?? '') ? [] : [press(key.enter)]));
const keyboard = weighted([
  [4, press(key.tab)],
  [2, enter],
  [1, press(key.escape)],
  [1, press(key.space)],
  [1, press(key.down)],
  [1, press(key.up)],
]);

/** Leaving the account is tried too, but seldom: most of what there is to find lies behind the sign-in. */
const logsOut = ['Kijelentkezés', 'Log out'];
const clicksThat = (wanted: boolean) =>
  actions(() => {
    const tree = clicks.generate();
    if (!('branches' in tree)) return [];
    return tree.branches.flatMap(([, leaf]) => {
      if (!('value' in leaf) || typeof leaf.value === 'string' || !('Click' in leaf.value)) return [];
      const { accessibleName, href, textContent } = leaf.value.Click.fingerprint;
      if (leadsToAProgram.test(href ?? '')) return [];
      return logsOut.includes(accessibleName ?? textContent ?? '') === wanted ? [leaf.value] : [];
    });
  });

export const everything = weighted([
  [60, clicksThat(false)],
  [1, clicksThat(true)],
  [40, fill],
  [4, fillWrongly],
  [2, clear],
  [8, keyboard],
  [8, scroll],
  [4, navigation],
  [3, waitOnce],
]);
