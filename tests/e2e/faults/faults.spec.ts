import type { Page } from '@playwright/test';

import { config } from '../../../src/config';
import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import { faultPages, type FaultPage, type Scene } from '../support/faults/faultPages';
import { expectedNotes, mend, triedFaults, type TriedFault } from '../support/faults/faults';
import { expect, fillSignIn, test } from '../support/portal';
import { wideUnless } from '../support/wide';

const { login } = common;

/** Whether a fault applies to a page's call. */
const strikes = ({ spoils }: TriedFault, { answers }: FaultPage): boolean =>
  spoils === 'any' || (spoils === 'json' ? answers !== 'file' : answers === 'list');

const callsOf = async ({ standin }: Scene, { call }: FaultPage): Promise<number> =>
  (await standin.log()).filter(({ service, path }) => `${service}${path}` === call).length;

const isServiceCall = ({ pathname }: URL): boolean =>
  Object.values(config.bases).some((base) => pathname.startsWith(`${base}/`));

test.beforeEach(({ problems }) => {
  problems.allow(expectedNotes);
});

for (const kind of faultPages) {
  const applying = triedFaults.filter((fault) => strikes(fault, kind));
  // What failed to load offline loads by itself once the network is back, so reads try that last; a write needs a page to try it from.
  const offline = applying.filter(({ name }) => name === 'no network');
  const others = applying.filter((fault) => !offline.includes(fault));
  const faults = kind.writes ? [...others.slice(0, 1), ...offline, ...others.slice(1)] : [...others, ...offline];

  test(
    `${kind.kind}: of ${faults.length} faults each is told, loses nothing and repeats nothing, and in the end it works (FLT-2, FLT-7)`,
    wideUnless(kind.kind === 'form'),
    async ({ page, standin, request, world }) => {
      const scene: Scene = { page, standin, request, world };
      let asked = kind.asksOnOpening;
      if (!asked) await kind.open(scene);
      for (const fault of faults) {
        await test.step(fault.name, async () => {
          const before = await callsOf(scene, kind);
          await fault.strike(page, standin, kind.call);
          await (asked && before === 0 ? kind.open(scene) : kind.act(page));
          asked = true;
          const expected = fault.requests * kind.calls;
          await expect.poll(() => callsOf(scene, kind)).toBeGreaterThanOrEqual(before + expected);
          await expect(
            page
              .getByText(kind.says?.(fault) ?? fault.says)
              .filter({ visible: true })
              .first(),
          ).toBeVisible();
          await kind.stands(page);
          expect((await callsOf(scene, kind)) - before, 'requests').toBeLessThanOrEqual(
            kind.writes ? expected : expected * 2,
          );
          await mend(page, standin);
        });
      }
      // A read that opening the page makes has begun by itself now, so its retry button may go at any moment.
      if (kind.writes || !kind.asksOnOpening) await kind.act(page);
      await kind.succeeds(page);
    },
  );
}

test(
  'a reply that takes longer than 15 s is given up on every kind of page, told, and nothing is lost (FLT-2, ERR-2)',
  { tag: '@wide' },
  async ({ context, standin, request, world }) => {
    const waited: [FaultPage, Page][] = [];
    for (const kind of faultPages.filter((one) => one.kind !== 'poll')) {
      const page = await context.newPage();
      await standin.fault({ call: kind.call, kind: 'slow', delay: 25_000 });
      await kind.open({ page, standin, request, world, restless: kind.asksOnOpening });
      if (!kind.asksOnOpening) await kind.act(page);
      waited.push([kind, page]);
    }
    await Promise.all(
      waited.map(async ([kind, page]) => {
        // A read is tried once more (ERR-4).
        await expect(
          page
            .getByText(/Technikai hiba történt/)
            .filter({ visible: true })
            .first(),
          kind.kind,
        ).toBeVisible({ timeout: 45_000 });
        await kind.stands(page);
      }),
    );
    const log = await standin.log();
    for (const [{ call }] of waited.filter(([{ writes }]) => writes))
      expect(log.filter(({ service, path }) => `${service}${path}` === call).length, call).toBeLessThanOrEqual(1);
  },
);

test.describe('a session that the services no longer accept', () => {
  const signInHere = async ({ page }: Scene, persona: string): Promise<void> => {
    await fillSignIn(page, `${persona}@pelda.hu`);
    await expect(page).not.toHaveURL(/\/login/);
  };

  for (const kind of faultPages.filter(({ resumes }) => resumes !== undefined)) {
    test(
      `${kind.kind}: ends once with one notice, and after signing in the same page is there with what was typed (FLT-1)`,
      wideUnless(kind.kind === 'wizard step'),
      async ({ page, standin, request, world }) => {
        const scene: Scene = { page, standin, request, world, restless: kind.asksOnOpening };
        if (!kind.asksOnOpening) await kind.open(scene);
        await standin.fault({ call: kind.call, kind: 'expired' });
        if (kind.asksOnOpening) await kind.open(scene);
        const from = new URL(page.url()).pathname;
        if (!kind.asksOnOpening) await kind.act(page);
        await expect(page.getByRole('heading', { level: 1, name: login.login.title })).toBeVisible();
        await expect(page.getByRole('alert').getByText(common.notice.sessionEnded)).toHaveCount(1);
        await expect(page.getByRole('alert').getByRole('button', { name: common.button.close })).toHaveCount(1);
        await standin.clearFaults();
        await signInHere(scene, kind.kind === 'wizard step' ? 'vilmos' : 'anna');
        await expect(page).toHaveURL(kind.asksOnOpening ? /\/(invoices|payment\/T\d+)$/ : from);
        await kind.resumes?.(page);
      },
    );
  }

  test(
    'is told once when several calls are refused together, and signing in opens the same page (FLT-1)',
    { tag: '@wide' },
    async ({ page, standin, request, world }) => {
      const scene: Scene = { page, standin, request, world, restless: true };
      await standin.fault({ call: '*', kind: 'expired' });
      // The first refusal that the page hears of ends the session and drops the other calls, so it hears of none
      // before the stand-in has refused three.
      let refused = 0;
      let answerAll: () => void = () => undefined;
      const three = new Promise<void>((resolve) => {
        answerAll = resolve;
      });
      await page.route(isServiceCall, async (route) => {
        const response = await route.fetch();
        refused += 1;
        if (refused === 3) answerAll();
        await three;
        await route.fulfill({ response });
      });
      await faultPages.find(({ kind }) => kind === 'list')?.open(scene);
      await expect(page.getByRole('heading', { level: 1, name: login.login.title })).toBeVisible();
      expect((await standin.log()).filter(({ httpStatus }) => httpStatus === 401).length).toBeGreaterThanOrEqual(3);
      await page.unroute(isServiceCall);
      await expect(page.getByRole('alert').getByText(common.notice.sessionEnded)).toHaveCount(1);
      await standin.clearFaults();
      await signInHere(scene, 'anna');
      await expect(page).toHaveURL('/invoices');
    },
  );

  test('is an error on the sign-in page, without a loop (FLT-1)', async ({ page, standin }) => {
    await standin.fault({ call: '/login', kind: 'expired' });
    await page.goto('/login');
    await fillSignIn(page, 'anna@pelda.hu');
    await expect(page.getByRole('alert').getByText(/érvénytelen vagy lejárt/)).toBeVisible();
    await expect(page.getByLabel(login.login.loginName)).toHaveValue('anna@pelda.hu');
    expect((await standin.log()).filter(({ path }) => path === '/login')).toHaveLength(1);
  });
});
