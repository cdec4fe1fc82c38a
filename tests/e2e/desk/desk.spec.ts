import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { filesUnder, root } from '../../../scripts/run.mjs';
import { settings } from '../settings.mjs';
import { expectAccessible } from '../support/a11y/axe';
import { addressOf, demoAddress, DeskOnPage, expect, test } from '../support/desk';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const open = async (page: Page, path = '/login'): Promise<DeskOnPage> => {
  await page.goto(addressOf(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return new DeskOnPage(page);
};

test('the desk opens with the tour, one press signs in, and a reload stays where it was (STUB-5)', async ({ page }) => {
  await page.goto(`${demoAddress}index.html`);
  const desk = new DeskOnPage(page);
  await expect(desk.drawer().getByRole('button', { name: 'Indítás: Szerződéskötés' })).toBeVisible();
  await desk.signIn('Kovács Anna');
  await expect(heading(page, 'Befizetés')).toBeVisible();
  // It comes with the last reply: a call that the reload cuts off would miss the worker, which answers open pages only.
  await expect(page.getByRole('region', { name: 'Következő díjak' }).getByRole('listitem').first()).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Befizetés')).toBeVisible();
  expect(page.url()).toBe(addressOf('/payment'));
});

test(
  'a copied link opens the same situation in another browser: member, page, day, fault (STUB-5)',
  { tag: '@wide' },
  async ({ page, context, browser, problems }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const desk = await open(page);
    await desk.startOn('2026-06-08');
    await expect(heading(page, 'Bejelentkezés')).toBeVisible();
    await desk.signIn('Balogh Dénes');
    await expect(heading(page, 'Befizetés')).toBeVisible();
    await page.getByRole('navigation', { name: 'Főmenü' }).getByRole('link', { name: 'Csoportos beszedés' }).click();
    await expect(heading(page, 'Csoportos beszedés')).toBeVisible();
    await desk.open('Hibák');
    await desk.drawer().getByLabel('Hívás').selectOption('payment/startTransaction');
    await desk.drawer().getByLabel('Hiba', { exact: true }).selectOption('PAYING_DISABLED');
    await desk.drawer().getByRole('button', { name: 'Hiba beállítása' }).click();
    await desk.drawer().getByRole('button', { name: 'Másolás: Helyzet másolása' }).click();
    await expect(desk.drawer().getByRole('button', { name: 'Kimásolva: Helyzet másolása' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await browser.newContext({ viewport: { width: 1600, height: 820 } });
    problems.watch(other);
    const there = await other.newPage();
    await there.goto(link);
    await expect(heading(there, 'Csoportos beszedés')).toBeVisible();
    await expect(there.getByRole('banner').getByText('123458')).toBeVisible();
    const deskThere = new DeskOnPage(there);
    await deskThere.open('Óra');
    await expect(deskThere.drawer().getByLabel(/^Nap és idő/)).toHaveValue(/^2026-06-08T/);
    await deskThere.open('Hibák');
    await expect(
      deskThere
        .drawer()
        .getByRole('region', { name: 'Beállított hibák' })
        .getByText(/PAYING_DISABLED/),
    ).toBeVisible();
    await other.close();
  },
);

test('coming back from the bank twice pays once (STUB-5, FLT-5)', { tag: '@wide' }, async ({ page, problems }) => {
  // The reload cuts off what the page still asks for.
  problems.allow(/status of 404 .*-services\/|-services\/\S+ net::ERR_FAILED$/);
  const desk = await open(page);
  await desk.signIn('Kovács Anna');
  await page.getByRole('main').getByRole('button', { name: 'Fizetés', exact: true }).click();
  await expect(heading(page, 'Próbabank')).toBeVisible();
  await page.getByRole('button', { name: 'Fizetés', exact: true }).click();
  await expect(page.getByText('Sikeres fizetés')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'A fizetés eredménye')).toBeVisible();
  await desk.open('Hívások');
  await desk
    .drawer()
    .getByLabel(/^Szűrés/)
    .fill('startTransaction');
  await expect(desk.drawer().getByText('payment/startTransaction')).toHaveCount(1);
});

test(
  'a fault fails a call, another day ends the session, and one button resets everything (STUB-5, BIZ-2)',
  { tag: '@wide' },
  async ({ page, problems }) => {
    // What the browser logs for the fault.
    problems.allow(/getAmounts|ERR_FAILED|status of 500/);
    const desk = await open(page);
    await desk.open('Hibák');
    await desk.drawer().getByLabel('Hívás').selectOption('payment/getAmounts');
    await desk.drawer().getByLabel('Hiba', { exact: true }).selectOption('500-as hiba');
    await desk.drawer().getByRole('button', { name: 'Hiba beállítása' }).click();
    await desk.signIn('Kovács Anna');
    await expect(
      page
        .getByRole('main')
        .getByText(/Technikai hiba/)
        .first(),
    ).toBeVisible();

    await desk.open('Óra');
    await desk
      .drawer()
      .getByRole('button', { name: /jövő év$/ })
      .click();
    await expect(page.getByText('A munkamenete lejárt', { exact: false }).first()).toBeVisible();
    await desk.reset();
    await expect(heading(page, 'Bejelentkezés')).toBeVisible();
    await desk.open('Óra');
    await expect(desk.drawer().getByText('valódi idő')).toBeVisible();
    await desk.open('Hibák');
    await expect(desk.drawer().getByText('Nincs beállított hiba.')).toBeVisible();
  },
);

test(
  'a link out of the portal leads to a page of the demo, where the intranet decides (NAV-5, CON-9)',
  { tag: '@wide' },
  async ({ page, context }) => {
    const desk = await open(page);
    await desk.signIn('Kovács Anna');
    const [outside] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /Extra alkalmak vásárlása/ }).click(),
    ]);
    await expect(heading(outside, 'Itt a portál véget ér')).toBeVisible();
    await outside.close();

    await desk.follow('maria@pelda.hu', 'Ajánlatok megnyitása');
    await page
      .getByRole('dialog', { name: 'Másik fiókra vált?' })
      .getByRole('button', { name: 'Másik fiókra váltok' })
      .click();
    // The desk works above an open dialog of the portal.
    const message = page.getByRole('dialog', { name: 'Üzenete érkezett' });
    await expect(message).toBeVisible();
    await desk.open('Hívások');
    await desk
      .drawer()
      .getByLabel(/^Szűrés/)
      .pressSequentially('hasMessage');
    await expect(desk.drawer().getByText('intranet/hasMessage').first()).toBeVisible();
    await page.keyboard.press('Escape');
    // The stand-in runs in the page, so its reply has to come before the page is left.
    await Promise.all([
      page.waitForResponse(/\/closeMessage$/),
      message.getByRole('button', { name: 'Bezárás' }).click(),
    ]);
    await page.getByRole('button', { name: 'Szerződéskötés folytatása' }).click();
    await page.getByRole('link', { name: 'Elutasítva: az előfizetés állapota' }).click();
    await page
      .getByRole('dialog', { name: 'A szerződést elutasították' })
      .getByRole('button', { name: 'Elfogadom' })
      .click();
    await expect(heading(page, 'Szerződés állapota')).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'the desk opens, works and closes by keyboard alone, and returns the focus (STUB-5, A11Y-2)',
    { tag: '@wide' },
    async ({ page }) => {
      const desk = await open(page);
      const tab = page.getByRole('button', { name: 'Demóasztal megnyitása' });
      await desk.close();
      await expect(tab).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(desk.drawer().getByRole('tab', { name: 'Bemutató' })).toBeFocused();
      await page.keyboard.press('End');
      await expect(desk.drawer().getByRole('tab', { name: 'Óra' })).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(desk.drawer().getByRole('tab', { name: 'Levelek', selected: true })).toBeFocused();
      // The sheet leaves the upper part of the page in view.
      const [sheet, content] = await Promise.all([desk.drawer().boundingBox(), page.locator('#root').boundingBox()]);
      expect((content?.y ?? 0) + (content?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + 1);
      expect((sheet?.height ?? 740) / 740).toBeLessThanOrEqual(0.66);
      await page.keyboard.press('Escape');
      await expect(desk.drawer()).toBeHidden();
      await expect(tab).toBeFocused();
    },
  );

  test(
    'a situation is gone through with a bar that says what to do, covers neither the page nor a notice, and ends well',
    { tag: '@wide' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const bar = page.getByRole('complementary', { name: 'Demóasztal', includeHidden: true });
      const says = (text: string) => expect(bar.getByText(text, { exact: false })).toBeInViewport();
      const main = page.getByRole('main');
      await page.goto(`${demoAddress}#tour=mandate`);
      await expect(main.getByLabel('Bankszámlaszám')).toBeVisible();
      await says('1/4 · Illessze be a számlaszámot');
      await expectAccessible(page);
      // A notice like the portal's own, in its place.
      const overlap = await page.evaluate(() => {
        const notice = document.createElement('div');
        notice.className = 'MuiSnackbar-root MuiSnackbar-anchorOriginBottomLeft';
        notice.setAttribute('style', 'position: fixed; left: 8px; right: 8px; bottom: 8px; height: 48px');
        document.body.append(notice);
        const bottoms = [notice, document.getElementById('root')].map(
          (one) => one?.getBoundingClientRect().bottom ?? Infinity,
        );
        notice.remove();
        return Math.max(...bottoms) - (document.querySelector('aside[aria-label]')?.getBoundingClientRect().top ?? 0);
      });
      expect(overlap).toBeLessThanOrEqual(0);
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(70);

      await bar.getByRole('button', { name: 'Másolás: 11773016-11111018-00000000' }).click();
      await main.getByLabel('Bankszámlaszám').focus();
      await page.keyboard.press('Control+V');
      await says('2/4 · Az összeghatár a havi díj');
      await main.getByRole('button', { name: 'Mentés' }).click();
      await says('3/4 · A portál megmutatja');
      await page.getByRole('dialog').getByRole('button', { name: 'Igen' }).click();
      await says('4/4 · Töltse le');
      await page.getByRole('dialog').getByRole('button', { name: 'Bezárás' }).click();
      await says('Kész · Ottó látja');
      await expect(main.getByText('Csoportos beszedés beállítva')).toBeVisible();
      await expect(main.getByText(/esedékes\.$/)).toHaveCount(0);

      await bar.getByRole('button', { name: 'Demóasztal megnyitása' }).click();
      const desk = new DeskOnPage(page);
      await expect(desk.drawer().getByRole('heading', { name: 'Felhatalmazás Kész' })).toBeVisible();
    },
  );

  test('customer care’s situation moves on by itself to its end', { tag: '@wide' }, async ({ page }) => {
    const bar = page.getByRole('complementary', { name: 'Demóasztal', includeHidden: true });
    await page.goto(`${demoAddress}#tour=care`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Ft befizetése$/ })
      .click();
    await expect(bar.getByText(/^2\/3/)).toBeInViewport();
    await page.getByRole('dialog').getByRole('button', { name: 'Mégse' }).click();
    await expect(bar.getByText(/^3\/3/)).toBeInViewport();
    await page.getByRole('button', { name: 'Kilépés a fiókból' }).click();
    await expect(bar.getByText(/^Kész · A munkatárs/)).toBeInViewport();
  });

  test(
    'axe finds nothing on the sign-in page and in the desk, in both languages (A11Y-1)',
    { tag: '@wide' },
    async ({ page }) => {
      const desk = await open(page);
      await desk.close();
      for (const [language, opener] of [
        ['HUN', 'Demóasztal megnyitása'],
        ['ENG', 'Open the demo desk'],
      ] as const) {
        await page.getByRole('button', { name: language }).click();
        await expectAccessible(page);
        await page.getByRole('button', { name: opener }).click();
        await page.getByRole('switch').check();
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await expectAccessible(page);
        }
        await expect(page.getByRole('tab')).toHaveCount(7);
        await page.keyboard.press('Escape');
      }
    },
  );
});

test('the production build has no desk, no worker and no page of the demo (STUB-6, SEC-7)', () => {
  const dist = join(root, settings.dist);
  test.skip(!existsSync(dist), 'only the demo was built');
  const names = filesUnder(dist).map((file) => file.slice(dist.length));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => /mockServiceWorker|demo-bank|outside|[dD]esk|startDemo/.test(name))).toEqual([]);
});
