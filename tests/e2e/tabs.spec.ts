import type { Page } from '@playwright/test';

import common from '../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { expect, signIn, test } from './support/portal';

const { account, member, payment } = portal;
const { login } = common;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('one session over real tabs: new ones take it over, a support tab keeps its own, another member and a log-out reach all of them (SES-14, SES-15)', async ({
  page: first,
  context,
  standin,
}) => {
  await signIn(first, 'anna');
  const supported = await context.newPage();
  await supported.goto((await standin.support('bela')).hu);
  const bar = supported.getByRole('complementary', { name: member.support.label });
  await expect(bar).toContainText('Nagy Béla');

  const second = await context.newPage();
  await second.goto('/documents');
  await expect(title(second)).toHaveText(account.documents.title);
  const third = await context.newPage();
  await third.goto('/');
  await expect(title(third)).toHaveText(payment.title);
  await expect(third.getByText('Kovács Anna').first()).toBeVisible();

  // A link with a login name is about a member of its own.
  await third.goto('/robots.txt');
  await third.evaluate(() => sessionStorage.clear());
  await third.goto('/login/345601');
  await expect(third.getByLabel(login.login.loginName)).toHaveValue('345601');
  await third.getByLabel(login.login.password, { exact: true }).fill('jelszo1');
  await third.getByLabel(login.login.password, { exact: true }).press('Enter');
  await expect(title(third)).toHaveText(payment.title);
  for (const older of [first, second]) {
    await expect(title(older)).toHaveText(member.otherMember.title);
    await expect(older.getByText('Kovács Anna')).toHaveCount(0);
  }
  await second.getByRole('button', { name: /^Folytatás / }).click();
  await expect(title(second)).toHaveText(payment.title);

  await third.getByRole('button', { name: member.menu.logOut, exact: true }).click();
  for (const tab of [second, third]) await expect(title(tab)).toHaveText(login.login.title);
  await expect(bar).toContainText('Nagy Béla');
  await supported.reload();
  await expect(bar).toContainText('Nagy Béla');
});
