import type { Page } from '@playwright/test';
import { findings, phoneViews, routeViews, stateViews, viewsOf } from './support/a11yAxe';
import { dialogs } from './support/a11yDialogs';
import { errorStates, formErrors } from './support/a11yErrors';
import { expectErrorsTold } from './support/a11yRules';
import { situations } from './support/a11ySituations';
import type { State } from './support/a11yState';
import { serveCaptcha } from './support/captcha';
import { expectedNotes } from './support/faults';
import { watchPolicy } from './support/policy';
import { expect, test } from './support/portal';
import { captchaRoutes, visits, type Visit } from './support/routes';
import { enter, open, startAnew } from './support/visit';

// Half-way through a fade every colour is another: nothing moves here. a11yDisplay.spec.ts proves that motion is reduced.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the look at a page finds what is wrong with it (A11Y-1, A11Y-4)', async ({ page }) => {
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
    add('p', 'On dark', { color: '#bbb', background: '#222' });
    add('p', 'Wide', { width: '400px' });
    add('button', 'a', { width: '12px', height: '12px', padding: '0', border: '0' });
    add('button', 'b', { width: '12px', height: '12px', padding: '0', border: '0' });
    add('div', 'Cut off once spaced', { width: '170px', height: '24px', overflow: 'hidden', whiteSpace: 'nowrap' });
  });
  const found = (await findings(page, phoneViews.slice(0, 1))).map((one) => one.replace(/^hu 320 light: /, ''));
  expect(found.filter((one) => one.startsWith('color-contrast:'))).toEqual([expect.stringContaining('>Pale</p>')]);
  expect([...new Set(found.map((one) => one.split(':')[0]))].sort()).toEqual(['button-name', 'color-contrast', 'reflow', 'spacing', 'target', 'target-size']);
});

/** A member's routes lead whoever is signed out to the sign-in page, and that page leads a member on: each is seen by whom it is for. */
const signedOut = visits.filter(({ audience }) => audience !== 'member');
const asMember = visits.filter(({ audience, path }) => audience === 'member' || (audience === 'anybody' && path !== '/'));

/** Who sets a new password by an e-mailed link is known to the service only: there is no login name to put beside it. */
const passwordHint = /Password forms should have \(optionally hidden\) username fields.*\/password\//;

/** How many routes one test opens, one after another in the same page, whose browser has the portal's files by then (PERF-8). */
const together = 8;

const look = (who: 'signed out' | 'a member', list: readonly Visit[]): void => {
  const hasCaptcha = ({ name }: Visit): boolean => captchaRoutes.includes(name);
  const others = list.filter((visit) => !hasCaptcha(visit));
  // Where the captcha is answered for, the browser keeps no files: these routes are a group of their own.
  const groups = [list.filter(hasCaptcha)];
  for (let first = 0; first < others.length; first += together) groups.push(others.slice(first, first + together));
  test.describe(`${who}: axe finds nothing on the routes, and nothing that breaks the host’s policy happens (A11Y-1, A11Y-4, SEC-1, NAV-1)`, () => {
    for (const group of groups) {
      test(group.map(({ path }) => path).join(', '), async ({ page, standin, problems }) => {
        problems.allow(passwordHint);
        if (group.some(hasCaptcha)) await serveCaptcha(page, problems);
        const violations = await watchPolicy(page);
        if (who === 'a member') await enter(page, standin, 'anna');
        const found: string[] = [];
        for (const visit of group) {
          await open(page, visit.path);
          // A route that ended the session would leave the next ones with the sign-in page.
          if (who === 'a member') expect(await page.evaluate(() => sessionStorage.getItem('cportal.session')), visit.path).toContain('"token"');
          const here = await findings(page, viewsOf(routeViews, list.indexOf(visit)));
          found.push(...here.map((what) => `${visit.path}: ${what}`));
        }
        expect([...found, ...violations]).toEqual([]);
      });
    }
  });
};

look('signed out', signedOut);
look('a member', asMember);

/** How many states one test reaches, one after another in the same page (PERF-8). */
const statesTogether = 6;

const lookAtStates = (title: string, states: readonly State[], expectMore?: (page: Page) => Promise<void>): void => {
  test.describe(title, () => {
    for (let first = 0; first < states.length; first += statesTogether) {
      const group = states.slice(first, first + statesTogether);
      test(group.map(({ name }) => name).join('; '), async ({ page, standin, problems, request, world }) => {
        problems.allow(expectedNotes);
        for (const [nth, state] of group.entries()) {
          await test.step(state.name, async () => {
            const { reach, onPhone = false } = state;
            if (nth > 0) await startAnew(page, standin);
            if (onPhone) await page.setViewportSize({ width: 320, height: 568 });
            await reach({ page, standin, problems, request, world });
            await expectMore?.(page);
            expect.soft(await findings(page, viewsOf(onPhone ? phoneViews : stateViews, states.indexOf(state))), state.name).toEqual([]);
          });
        }
      });
    }
  });
};

lookAtStates('dialog: axe finds nothing (A11Y-1, A11Y-4)', dialogs);
lookAtStates('wrong form: every wrong field says what is wrong, a summary leads to each, and axe finds nothing (A11Y-1, A11Y-3, A11Y-4, WIZ-17)', formErrors, expectErrorsTold);
lookAtStates('error: axe finds nothing (A11Y-1, A11Y-4)', errorStates);
lookAtStates('situation: axe finds nothing (A11Y-1, A11Y-4)', situations);
