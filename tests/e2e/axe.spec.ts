import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { findings, type View } from './support/axe';
import { serveCaptcha } from './support/captcha';
import { openStep, unfoldCosts } from './support/journey';
import { expect, expectedNotes, test, watchPolicy } from './support/portal';
import { captchaRoutes, visits, type Visit } from './support/routes';
import { press, states } from './support/states';
import { enter, open } from './support/visit';

const { member } = portal;

// Colours are wrong half-way through a fade, so nothing moves here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Each route is seen in both languages, at both widths and in both schemes: by the one pair of views or by the other. */
const pairs: readonly (readonly View[])[] = [
  [
    { language: 'hu', width: 1280, scheme: 'light' },
    { language: 'en', width: 320, scheme: 'dark' },
  ],
  [
    { language: 'hu', width: 320, scheme: 'dark' },
    { language: 'en', width: 1280, scheme: 'light' },
  ],
];

const routes = [...new Set(visits.map(({ name }) => name))];
/** Both views of a route's pair; one each where it has two addresses, with and without its optional parameters. */
const viewsOf = ({ name, path }: Visit): readonly View[] => {
  const pair = pairs[routes.indexOf(name) % pairs.length] ?? [];
  const addresses = visits.filter((other) => other.name === name);
  return addresses.length === 1 ? pair : pair.filter((_view, index) => addresses[index]?.path === path);
};

/** The page for a new password can't name the account: only the service knows whose e-mailed link it was. */
const passwordHint = /Password forms should have \(optionally hidden\) username fields.*\/password\//;

/** How many addresses a test opens, one after the other. */
const together = 6;

for (const who of ['visitor', 'member'] as const) {
  const addresses = visits.filter(({ audience }) => (audience === 'member') === (who === 'member'));
  for (let first = 0; first < addresses.length; first += together) {
    const group = addresses.slice(first, first + together);
    test(`axe and the host’s policy find nothing, for a ${who}, at ${group.map(({ path }) => path).join(', ')} (A11Y-1, A11Y-4, SEC-1, NAV-1)`, async ({
      page,
      standin,
      problems,
    }) => {
      problems.allow(passwordHint);
      const violations = await watchPolicy(page);
      if (group.some(({ name }) => captchaRoutes.includes(name))) await serveCaptcha(page, problems);
      if (who === 'member') await enter(page, standin, 'anna');
      for (const visit of group) {
        const { path } = visit;
        await open(page, path);
        // Once a page ended the session, the next ones would show the sign-in page.
        if (who === 'member')
          expect(await page.evaluate(() => sessionStorage.getItem('cportal.session')), path).toContain('"token"');
        expect.soft(await findings(page, viewsOf(visit)), path).toEqual([]);
      }
      expect(violations).toEqual([]);
    });
  }
}

/** A day on which every state can be reached. */
const today = '2026-03-10';

for (let first = 0; first < states.length; first += together) {
  const group = states.slice(first, first + together);
  test(`axe finds nothing at: ${group.map(([name]) => name).join('; ')} (A11Y-1, A11Y-4)`, async ({
    context,
    standin,
    problems,
    request,
  }) => {
    problems.allow(expectedNotes);
    for (const [index, [name, reach]] of group.entries())
      await test.step(name, async () => {
        await standin.reset(today);
        await context.clock.install({ time: `${today}T12:00:00+01:00` });
        const page = await context.newPage();
        await reach({ page, standin, request, problems });
        // One view each: the four take turns.
        const view = pairs.flat()[(first + index) % 4];
        expect.soft(await findings(page, view === undefined ? [] : [view]), name).toEqual([]);
        // The next state begins without what this one left: a language, payments, requests that break the contract.
        expect(await standin.violations(), name).toEqual([]);
        await page.evaluate(() => localStorage.clear());
        await context.clearCookies();
        await page.close();
      });
  });
}

test('axe finds nothing in the menu and the wizard’s costs on a phone (A11Y-1, A11Y-4, NAV-4, WIZ-16)', async ({
  page,
  standin,
  request,
}) => {
  const phone: readonly View[] = [{ language: 'hu', width: 320, scheme: 'light' }];
  await page.setViewportSize({ width: 320, height: 568 });
  await openStep(page, standin, request, 4);
  await unfoldCosts(page);
  expect(await findings(page, phone)).toEqual([]);
  await press(page, common.menu.open);
  await press(page, member.menu.contractGroup);
  expect(await findings(page, phone)).toEqual([]);
});
