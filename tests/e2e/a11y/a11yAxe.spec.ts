import type { Page } from '@playwright/test';

import { findings, views, viewsOfState, type View } from '../support/a11y/a11yAxe';
import { dialogs } from '../support/a11y/a11yDialogs';
import { errorStates, formErrors } from '../support/a11y/a11yErrors';
import { expectErrorsTold } from '../support/a11y/a11yRules';
import { situations } from '../support/a11y/a11ySituations';
import type { State } from '../support/a11y/a11yState';
import { serveCaptcha } from '../support/captcha';
import { expectedNotes } from '../support/faults/faults';
import { watchPolicy } from '../support/policy';
import { expect, test } from '../support/portal';
import { captchaRoutes, visits, type Visit } from '../support/routes';
import { enter, open } from '../support/visit';
import { wideUnless } from '../support/wide';

// Colours are wrong half-way through a fade, so nothing moves here. a11yDisplay.spec.ts tests reduced motion itself.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the check finds what is wrong with a page (A11Y-1, A11Y-4)', async ({ page }) => {
  await open(page, '/login');
  await page.evaluate(() => {
    const add = (tag: string, text: string, style: Partial<CSSStyleDeclaration>): void => {
      const element = document.createElement(tag);
      element.textContent = text;
      Object.assign(element.style, style);
      document.querySelector('main')?.append(element);
    };
    add('button', '', { width: '40px', height: '40px' });
    add('p', 'Pale', { color: '#bbb', background: '#fff' });
    add('p', 'Dark', { color: '#222', background: '#fff' });
    add('p', 'Wide', { width: '400px' });
    add('button', 'a', { width: '12px', height: '12px', padding: '0', border: '0' });
    add('button', 'b', { width: '12px', height: '12px', padding: '0', border: '0' });
    add('div', 'Cut off once spaced', { width: '170px', height: '24px', overflow: 'hidden', whiteSpace: 'nowrap' });
  });
  const found = (await findings(page, [{ language: 'hu', width: 320, scheme: 'light' }])).map((one) =>
    one.replace(/^hu 320 light: /, ''),
  );
  expect(found.filter((one) => one.startsWith('color-contrast:'))).toEqual([expect.stringContaining('>Pale</p>')]);
  expect([...new Set(found.map((one) => one.split(':')[0]))].sort()).toEqual([
    'button-name',
    'color-contrast',
    'reflow',
    'spacing',
    'target-size',
  ]);
});

/** A member's route sends a visitor to the sign-in page, and that one sends a member on: each route is opened by those it is for. */
const visitorRoutes = visits.filter(({ audience }) => audience !== 'member');
const memberRoutes = visits.filter(
  ({ audience, path }) => audience === 'member' || (audience === 'anybody' && path !== '/'),
);

/** The page for a new password can't name the account: only the service knows whose e-mailed link it was. */
const passwordHint = /Password forms should have \(optionally hidden\) username fields.*\/password\//;

/** How many routes a test opens, one after the other. */
const together = 6;

interface Look {
  views: readonly View[];
  routes: readonly Visit[];
  /** Whether with every change. */
  always: boolean;
}

const nameOf = ({ language, width, scheme }: View): string => `${language} ${width} ${scheme}`;

/** Looks at the routes. Those with Google's captcha have a test of their own. */
const look = (who: 'visitor' | 'member', { views: seen, routes, always }: Look): void => {
  const hasCaptcha = ({ name }: Visit): boolean => captchaRoutes.includes(name);
  const others = routes.filter((visit) => !hasCaptcha(visit));
  const groups = [routes.filter(hasCaptcha)];
  for (let first = 0; first < others.length; first += together) groups.push(others.slice(first, first + together));
  test.describe(`axe and the host’s policy find nothing on the routes of a ${who} (A11Y-1, A11Y-4, SEC-1, NAV-1)`, () => {
    for (const group of groups.filter(({ length }) => length > 0)) {
      const title = `${seen.map(nameOf).join(' and ')}: ${group.map(({ path }) => path).join(', ')}`;
      test(title, wideUnless(always), async ({ page, standin, problems }) => {
        problems.allow(passwordHint);
        if (group.some(hasCaptcha)) await serveCaptcha(page, problems);
        const violations = await watchPolicy(page);
        if (who === 'member') await enter(page, standin, 'anna');
        for (const { path } of group) {
          await open(page, path);
          // Once a route ended the session, the next ones would show the sign-in page.
          if (who === 'member')
            expect(await page.evaluate(() => sessionStorage.getItem('cportal.session')), path).toContain('"token"');
          expect.soft(await findings(page, seen), path).toEqual([]);
        }
        expect(violations).toEqual([]);
      });
    }
  });
};

const inLanguage = (language: View['language']): readonly View[] => views.filter((view) => view.language === language);

/** With every change each page is seen once, in one of the Hungarian views: without optional parameters, and one for anybody only as a visitor. */
const isShortest = ({ name, path }: Visit): boolean => visits.find((visit) => visit.name === name)?.path === path;

for (const [who, routes] of [
  ['visitor', visitorRoutes],
  ['member', memberRoutes],
] as const) {
  const first = routes.filter((visit) => isShortest(visit) && (who === 'visitor' || visit.audience === 'member'));
  const others = routes.filter((visit) => !first.includes(visit));
  for (const [turn, view] of inLanguage('hu').entries()) {
    const isItsTurn = (_visit: Visit, index: number): boolean => index % inLanguage('hu').length === turn;
    const now = first.filter(isItsTurn);
    look(who, { views: [view], routes: now, always: true });
    look(who, { views: [view], routes: first.filter((visit) => !now.includes(visit)), always: false });
  }
  look(who, { views: inLanguage('hu'), routes: others, always: false });
  look(who, { views: inLanguage('en'), routes, always: false });
}

/** The first state of each kind and every 54th after it are looked at with every change, the others with `npm run test:all`. */
const sample = 54;

const lookAtStates = (title: string, states: readonly State[], expectMore?: (page: Page) => Promise<void>): void => {
  test.describe(title, () => {
    for (const [index, { name, reach, onPhone = false, stopped }] of states.entries()) {
      test(name, wideUnless(index % sample === 0), async ({ page, standin, problems, request, world }) => {
        problems.allow(expectedNotes);
        if (onPhone) await page.setViewportSize({ width: 320, height: 568 });
        await reach({ page, standin, problems, request, world });
        await expectMore?.(page);
        expect(await findings(page, viewsOfState(index, onPhone), { stopped })).toEqual([]);
      });
    }
  });
};

lookAtStates('dialog: axe finds nothing (A11Y-1, A11Y-4)', dialogs);
lookAtStates(
  'form with errors: each wrong field says what is wrong, a summary links to them, and axe finds nothing (A11Y-1, A11Y-3, A11Y-4, WIZ-17)',
  formErrors,
  expectErrorsTold,
);
lookAtStates('error: axe finds nothing (A11Y-1, A11Y-4)', errorStates);
lookAtStates('situation: axe finds nothing (A11Y-1, A11Y-4)', situations);
