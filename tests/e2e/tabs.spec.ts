import type { Page } from '@playwright/test';

import common from '../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { bankOrigin, expect, fillSignIn, signIn, test } from './support/portal';

const { account, member, payment } = portal;
const { login, notice } = common;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const logOut = (page: Page) => page.getByRole('button', { name: member.menu.logOut, exact: true }).click();
/** Out of the portal, as for a payment. */
const toBank = async (page: Page): Promise<void> => {
  const body = '<!doctype html><title>Bank</title><link rel="icon" href="data:,">';
  await page.route(`${bankOrigin}/pay`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${bankOrigin}/pay`);
};

/** Signs in as somebody else in a tab that never held the first one's session. */
const signInElsewhere = async (page: Page, persona: string): Promise<void> => {
  // A link with a login name is about a member of its own: it asks nobody.
  await page.goto('/login/345601');
  await fillSignIn(page, `${persona}@pelda.hu`);
  await expect(page).not.toHaveURL(/\/login/);
};

const expectSignedOut = async (page: Page, why: string): Promise<void> => {
  await expect(title(page)).toHaveText(login.login.title);
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByText('Kovács Anna')).toHaveCount(0);
};

test('new tabs take the session over, another member’s sign-in and a log-out reach all of them, and a support tab keeps its own (SES-14, SES-15)', async ({
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
  await expect(second.getByText('Kovács Anna').first()).toBeVisible();

  const third = await context.newPage();
  await signInElsewhere(third, 'cili');
  for (const older of [first, second]) await expectSignedOut(older, notice.replaced);

  // That member goes on in a tab where the first one was, but not on that one's page.
  await fillSignIn(second, 'cili@pelda.hu');
  await expect(second).toHaveURL(/\/(payment|contracting\/init)$/);
  await logOut(third);
  await expectSignedOut(second, notice.loggedOutElsewhere);
  await supported.reload();
  await expect(bar).toContainText('Nagy Béla');
});

for (const kept of ['reload', 'Back'] as const) {
  test(`a tab at the bank is signed out by what other tabs do meanwhile, after ${kept}: a log-out, then another member (SES-14, SES-9)`, async ({
    page: first,
    context,
  }) => {
    const back = async (): Promise<void> => {
      if (kept === 'Back') await first.goBack();
      else await first.goto('/invoices');
    };
    await signIn(first, 'anna');
    await first.goto('/invoices');
    await expect(title(first)).toHaveText(account.invoices.title);
    const second = await context.newPage();
    await second.goto('/payment');
    await expect(title(second)).toHaveText(payment.title);

    await toBank(first);
    await logOut(second);
    await expect(title(second)).toHaveText(login.login.title);
    await back();
    await expectSignedOut(first, notice.loggedOutElsewhere);
    // Nor does a new tab get it back by asking.
    const third = await context.newPage();
    await third.goto('/invoices');
    await expect(title(third)).toHaveText(login.login.title);

    await fillSignIn(first, 'anna@pelda.hu');
    await expect(title(first)).toHaveText(account.invoices.title);
    await toBank(first);
    await signInElsewhere(second, 'bela');
    await back();
    await expectSignedOut(first, notice.replaced);
    await expect(second.getByText('Nagy Béla').first()).toBeVisible();
  });
}

test('links of another member ask in a new tab; the club’s app’s isn’t used there (SEC-12, PUB-7)', async ({
  page: first,
  context,
  standin,
}) => {
  await signIn(first, 'anna');
  const second = await context.newPage();
  await second.goto('/contract/hu/szerzodesvilmos2026');
  const question = second.getByRole('dialog', { name: portal.public.replace.title });
  await expect(question).toContainText('Kovács Anna');
  await question.getByRole('button', { name: portal.public.replace.stay }).click();
  await expect(title(second)).toHaveText(payment.title);
  await expect(first.getByText('Kovács Anna').first()).toBeVisible();

  const app = await context.newPage();
  await app.goto((await standin.support('bela')).hu.replace('/login/', '/login/app/'));
  await expect(app.getByText(notice.alreadySignedIn.replace('{{name}}', 'Kovács Anna'))).toBeVisible();

  const third = await context.newPage();
  await third.goto('/contract/hu/szerzodesvilmos2026');
  await third.getByRole('button', { name: portal.public.replace.goOn }).click();
  await expect(third.getByText('Somogyi Vilmos').first()).toBeVisible();
  for (const older of [first, second]) await expectSignedOut(older, notice.replaced);
});
