import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { show, type View } from './support/axe';
import { serveCaptcha } from './support/captcha';
import { contractStates } from './support/contractStates';
import { test } from './support/portal';
import { captchaRoutes, visits } from './support/routes';
import { states } from './support/states';
import { enter, open, type Scene } from './support/visit';

/** `npm run pictures` (scripts/pictures.mjs): every page in its states, in every view, as PNG files. Proves nothing by itself. */
const folder = process.env.PICTURES ?? '.cache/pictures';
/** Two runs have to show the same: one day, and no random references. */
const today = '2026-03-10';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const views: readonly View[] = ([1280, 390] as const).flatMap((width) =>
  (['hu', 'en'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((scheme) => ({ language, width, scheme })),
  ),
);

const address = (path: string): string => path.replaceAll(/[^\w.-]+/g, '_').replace(/^_/, '') || 'home';
const pages = visits.filter(
  ({ name, path }, index) =>
    name !== 'home' && visits.findIndex((one) => one.name === name && one.path === path) === index,
);
const memberPages = pages.filter(({ audience }) => audience === 'member');

/** Opens an address in a state that no page's own test is needed for. */
const openWhile =
  (path: string, persona: string, fault?: '500' | 'slow') =>
  async ({ page, standin }: Scene): Promise<void> => {
    await enter(page, standin, persona);
    if (fault !== undefined)
      await standin.fault({ call: '*', kind: fault, ...(fault === 'slow' ? { delay: 600_000 } : {}) });
    await open(page, path, { restless: fault !== undefined });
    // Until the skeletons, or the failures, stand.
    if (fault !== undefined) await page.waitForTimeout(1_500);
  };

const scenes: readonly (readonly [name: string, reach: (scene: Scene) => Promise<unknown>])[] = [
  ...pages.map(
    ({ name, path, audience }) =>
      [
        address(path),
        async (scene: Scene) => {
          if (audience === 'member') await enter(scene.page, scene.standin, 'anna');
          else if (captchaRoutes.includes(name)) await serveCaptcha(scene.page, scene.problems);
          await open(scene.page, path);
        },
      ] as const,
  ),
  ...memberPages.flatMap(
    ({ path }) =>
      [
        [`${address(path)} without a contract`, openWhile(path, 'bela')],
        [`${address(path)} with long names`, openWhile(path, 'nevek')],
        [`${address(path)} while it loads`, openWhile(path, 'anna', 'slow')],
        [`${address(path)} when nothing answers`, openWhile(path, 'anna', '500')],
      ] as const,
  ),
  ...states,
  ...contractStates,
];

const take = async (page: Page, scene: string, view: View): Promise<void> => {
  await show(page, view);
  await page.screenshot({
    path: join(folder, address(scene), `${view.width} ${view.language} ${view.scheme}.png`),
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
  });
};

for (const [name, reach] of scenes)
  test(name, async ({ page, standin, problems, request }) => {
    problems.allow(/./);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
      crypto.randomUUID = () => '00000000-0000-4000-8000-000000000000';
      crypto.getRandomValues = (array) => array;
    });
    await standin.reset(today);
    await page.clock.install({ time: `${today}T12:00:00+01:00` });
    await reach({ page, standin, request, problems });
    for (const view of views) await take(page, name, view);
  });
