import type { APIRequestContext, Page } from '@playwright/test';

import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { locateChromium } from '../../scripts/chromium.mjs';
import { inSpring, payAtTheBank, saveSteps, sentTo, WizardOnPage } from './support/journey';
import { bankOrigin, test as base, expect, fillSignIn, portalOrigin, signIn } from './support/portal';
import type { Standin } from './support/standin';
import { enterWizard, openAs, settle } from './support/visit';

/** Playwright disables Chromium's back-forward cache. Here it is on, in a full browser, as the headless shell has none (FLT-5). */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        executablePath: locateChromium(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

const { contracting, member, payment } = portal;
const { login, notice } = common;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const logOut = (page: Page) => page.getByRole('button', { name: member.menu.logOut, exact: true }).click();
/** Moves through the history. Playwright's goBack waits for a load event, which a page restored from the back-forward cache doesn't fire. */
const travel = (page: Page, places: number): Promise<void> =>
  page.evaluate((delta) => {
    // Leave only after this call has returned.
    setTimeout(() => history.go(delta));
  }, places);

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

test('new tabs take the session over, another member’s sign-in and a log-out reach all of them, one that is at the bank too, and a support tab keeps its own (SES-14, SES-15)', async ({
  page: first,
  context,
  standin,
}) => {
  // A tab answers the others once its part for them is loaded.
  await settle(first, () => signIn(first, 'anna'));
  const supported = await context.newPage();
  await supported.goto((await standin.support('bela')).hu);
  const bar = supported.getByRole('complementary', { name: member.support.label });
  await expect(bar).toContainText('Nagy Béla');

  const second = await context.newPage();
  await second.goto('/documents');
  await expect(title(second)).toHaveText(member.menu.documents);
  await expect(second.getByText('Kovács Anna').first()).toBeVisible();

  await toBank(first);
  const third = await context.newPage();
  await signInElsewhere(third, 'dora');
  await first.goBack();
  for (const older of [first, second]) await expectSignedOut(older, notice.endedElsewhere);

  // That member goes on in a tab where the first one was, but not on that one's page.
  await fillSignIn(second, 'dora@pelda.hu');
  await expect(second).toHaveURL(/\/(payment|contracting\/init)$/);
  await logOut(third);
  await expectSignedOut(second, notice.endedElsewhere);
  await supported.reload();
  await expect(bar).toContainText('Nagy Béla');
});

test('an address with a stray percent sign shows the not-found page and keeps the rest of the address (NAV-2)', async ({
  page,
}) => {
  await page.goto('/nincs/%FF?honnan=levél#fent');
  await expect(title(page)).toHaveText(common.notFound.title);
  await expect(page).toHaveURL('/nincs/%25FF?honnan=lev%C3%A9l#fent');
  await page.goto(`${portalOrigin}//nincs/%FF`);
  await expect(title(page)).toHaveText(common.notFound.title);
});

test('the browser’s Back and Forward move between steps by the same rule (WIZ-4)', async ({ page, standin }) => {
  await inSpring(page, standin);
  await enterWizard(page, standin, 'vilmos');
  await page.goto('/app');
  const wizard = new WizardOnPage(page);
  await page.goto('/contracting');
  await wizard.goOn(4);
  await wizard.goOn(5);
  await wizard.isAt(6);
  await wizard.radio('Csoportos beszedés, havonta').check();
  await travel(page, -1);
  // The bank account is missing, so step 6 can't be saved and the question comes first.
  const dialog = page.getByRole('dialog', { name: portal.wizard.leave.title });
  await dialog.getByRole('button', { name: 'Mégse' }).click();
  await wizard.isAt(6);
  await travel(page, -1);
  await dialog.getByRole('button', { name: 'Tovább' }).click();
  await wizard.isAt(5);
  await travel(page, -1);
  await wizard.isAt(4);
  await travel(page, 1);
  await wizard.isAt(5);
  await travel(page, -1);
  await wizard.isAt(4);
  await travel(page, -1);
  await expect(title(page)).toHaveText('Áttekintés');
  await travel(page, 1);
  await wizard.isAt(4);
});

/** A host that lets pages into the back-forward cache: Chromium caches no page sent with `no-store` that has called a service. */
const letCache = (page: Page): Promise<unknown> =>
  page.route(
    ({ origin, pathname }) => origin === portalOrigin && !pathname.startsWith('/assets/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
    },
  );

const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: payment.form.pay, exact: true });
const atTheBank = (page: Page) => expect(page).toHaveURL(new RegExp(`^${bankOrigin}/bank`));

interface Trip {
  what: string;
  /** The persona. */
  who: string;
  /** From signing in to the bank's page. */
  begin: (page: Page, standin: Standin, request: APIRequestContext) => Promise<void>;
  /** What the result page shows, and then the page that was left for the bank: nothing that could be paid twice. */
  paid: (page: Page) => Promise<void>;
  settled: (page: Page) => Promise<void>;
}

const trips: readonly Trip[] = [
  {
    what: 'a plain payment',
    who: 'anna',
    begin: async (page, standin) => {
      await openAs(page, standin, 'anna', '/payment');
      await payButton(page).click();
      await atTheBank(page);
    },
    paid: (page) => expect(page.getByText(payment.result.paid)).toBeVisible(),
    settled: (page) => expect(page.getByText(/most nincs esedékes díja/)).toBeVisible(),
  },
  {
    what: 'a contract’s payment',
    who: 'vilmos',
    begin: async (page, standin, request) => {
      // The session keeps the contract until it is done (SUM-3).
      await standin.settings({ pollsUntilDone: 1_000, secondsUntilDone: 10_000 });
      await saveSteps(standin, request, 'vilmos', 6);
      await enterWizard(page, standin, 'vilmos');
      await page.goto('/contracting');
      await new WizardOnPage(page).sign();
      await atTheBank(page);
    },
    paid: (page) => expect(page).toHaveURL('/contracting/sum'),
    settled: async (page) => {
      // The final page, or step 7 out of the back-forward cache.
      const done = page.getByText(contracting.status.working).or(page.getByText(payment.result.paid));
      await expect(done.first()).toBeVisible();
      await expect(payButton(page)).toHaveCount(0);
    },
  },
];

for (const { what, begin, paid, settled } of trips)
  for (const cached of [false, true])
    test(`${what}: Back from the bank, ${cached ? 'with the page in the back-forward cache' : 'by a full load'}, shows it as open, never starts it twice, and once paid doesn’t offer it again (FLT-5, PAY-6)`, async ({
      page,
      standin,
      request,
    }) => {
      await page.addInitScript(() => {
        window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { e2eRestored: persisted }));
      });
      const wasRestored = () => page.evaluate(() => 'e2eRestored' in window && window.e2eRestored === true);
      if (cached) await letCache(page);
      await begin(page, standin, request);
      await travel(page, -1);
      await expect(page.getByText(payment.open.title)).toBeVisible();
      expect(await wasRestored()).toBe(cached);
      await expect(payButton(page)).toHaveCount(0);

      await travel(page, 1);
      await payAtTheBank(page);
      await paid(page);
      await travel(page, -2);
      await expect.poll(() => page.url()).toMatch(new RegExp(`^${portalOrigin}/(payment|contracting)(/sum)?$`));
      await expect(page.getByText(payment.open.title)).toHaveCount(0);
      await settled(page);
      expect((await standin.state()).transactions).toMatchObject([{ decision: 'paid', ended: true }]);
      expect(await sentTo(standin, '/startTransaction')).toHaveLength(1);
      expect(await sentTo(standin, '/endTransaction')).toHaveLength(1);
    });

for (const { what, who, begin, paid } of trips)
  test(`${what}: the bank returns in another tab, the first one is gone: after a new sign-in it is ended there, once (PAY-7, SES-10)`, async ({
    page,
    context,
    standin,
    request,
  }) => {
    await begin(page, standin, request);
    const tab = await context.newPage();
    await tab.goto(page.url());
    await page.close();
    await payAtTheBank(tab);
    await fillSignIn(tab, `${who}@pelda.hu`);
    await paid(tab);
    expect((await standin.state()).transactions).toMatchObject([{ decision: 'paid', ended: true }]);
    expect(await sentTo(standin, '/endTransaction')).toHaveLength(1);
  });

test('the return page opened in two tabs at the same moment asks once and tells both the end (FLT-5, PAY-13)', async ({
  page,
  standin,
  request,
  context,
}) => {
  await trips[0]?.begin(page, standin, request);
  const [{ id } = { id: '' }] = (await standin.state()).transactions;
  await travel(page, -1);
  await expect(page.getByText(payment.open.title)).toBeVisible();
  // A tab with a copy of this one's session.
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((address) => void window.open(address), `${portalOrigin}/app`),
  ]);
  await expect(title(other)).toHaveText('Áttekintés');
  await standin.decide(id, 'decline');
  await standin.fault({ call: '/endTransaction', kind: 'slow', delay: 800 });
  await Promise.all([page, other].map((tab) => tab.goto(`/payment/${id}`)));
  for (const tab of [page, other]) await expect(tab.getByText(payment.result.failed).first()).toBeVisible();
  expect(await sentTo(standin, '/endTransaction')).toHaveLength(1);
});

test('a tab that is stopped while it starts a payment keeps no other one from paying for longer than 20 s, and doesn’t go to the bank when it goes on (PAY-13)', async ({
  page: asleep,
  context,
  standin,
}) => {
  await openAs(asleep, standin, 'anna', '/payment');
  const awake = await context.newPage();
  await openAs(awake, standin, 'anna', '/payment');
  // The start's request is on its way, and the lock is taken, when the tab's scripts and timers stop.
  const held = new Promise<() => Promise<void>>((resolve) => {
    void asleep.route('**/startTransaction', (route) => resolve(() => route.continue()), { times: 1 });
  });
  await payButton(asleep).click();
  const goOn = await held;
  const scripts = await context.newCDPSession(asleep);
  await scripts.send('Debugger.enable');
  const stopped = new Promise((resolve) => scripts.once('Debugger.paused', resolve));
  await scripts.send('Debugger.pause');
  void scripts.send('Runtime.evaluate', { expression: '0' });
  await stopped;

  await payButton(awake).click();
  await expect(payButton(awake)).toHaveAttribute('aria-busy', 'true');
  await expect(awake).toHaveURL(new RegExp(`^${bankOrigin}/bank`), { timeout: 120_000 });
  expect(await sentTo(standin, '/startTransaction')).toHaveLength(1);

  await goOn();
  await scripts.send('Debugger.resume');
  await expect(asleep.getByText(payment.open.title)).toBeVisible();
  await expect(asleep).toHaveURL('/payment');
});
