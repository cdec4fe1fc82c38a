import type { Page } from '@playwright/test';

import { addressOf, DeskOnPage, expect, test } from '../support/desk';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const kr = (page: Page, digits: string) => page.getByRole('banner').getByText(digits);

/** Members by their name on the desk and their customer ID. */
const members = [
  ['Balogh Dénes', '123458'],
  ['Virág Dóra', '123457'],
] as const;

const open = async (page: Page): Promise<DeskOnPage> => {
  await page.goto(addressOf('/login'));
  await expect(heading(page, 'Bejelentkezés')).toBeVisible();
  return new DeskOnPage(page);
};

test(
  'customer care enters one account after the other while another tab is signed in as a member',
  { tag: '@wide' },
  async ({ page, context, problems }) => {
    // The press loads the tab afresh: what the old page still asks for gets past the worker, or fails.
    problems.allow(/status of 404 .*-services\/|-services\/\S+ net::ERR_FAILED$/);
    const desk = await open(page);
    await desk.signIn('Horváth Hedvig');
    await expect(kr(page, '345601')).toBeVisible();

    const care = await context.newPage();
    await care.goto(addressOf('/payment'));
    // It takes the member's session over; one that arrived after the press would keep the link from being used.
    await expect(kr(care, '345601')).toBeVisible();
    const deskOfCare = new DeskOnPage(care);
    for (const [name, digits] of members) {
      // The member goes on working meanwhile, so both tabs call the services.
      const menu = page.getByRole('navigation', { name: 'Főmenü' });
      await Promise.all([
        menu.getByRole('link', { name: 'Csoportos beszedés' }).click(),
        deskOfCare.enterAsSupport(name),
      ]);
      await expect(kr(care, digits)).toBeVisible();
      await expect(care.getByRole('complementary', { name: 'Ügyfélszolgálati belépés' })).toBeVisible();
      await menu.getByRole('link', { name: 'Befizetés' }).click();
      await expect(heading(page, 'Befizetés')).toBeVisible();
      await expect(kr(page, '345601')).toBeVisible();
    }
  },
);

test(
  'a press on a member opens that member’s account and no other, while another tab reloads',
  { tag: '@wide' },
  async ({ page, context, problems }) => {
    // A tab is reloaded while it still loads: the worker has let the old page go, whose last requests get past it, or fail.
    problems.allow(/status of 404 .*-services\/|-services\/\S+ net::ERR_FAILED$/);
    const desk = await open(page);
    await desk.signIn('Kovács Anna');
    await expect(kr(page, '123456')).toBeVisible();
    const other = await context.newPage();
    await other.goto(addressOf('/payment'));
    // The new tab takes the first one's session over.
    await expect(kr(other, '123456')).toBeVisible();

    const tabs = [
      { tab: other, pressing: new DeskOnPage(other), idle: page },
      { tab: page, pressing: desk, idle: other },
    ];
    for (const [index, [name, digits]] of members.entries()) {
      const { tab, pressing, idle } = tabs[index]!;
      await Promise.all([pressing.signIn(name), idle.reload()]);
      await expect(kr(tab, digits)).toBeVisible();
      await expect(heading(tab, 'Befizetés')).toBeVisible();
    }
  },
);
