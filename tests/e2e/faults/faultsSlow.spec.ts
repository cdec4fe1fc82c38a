import type { Page } from '@playwright/test';

import { spinnerDelayMs } from '../../../src/domain/constants';
import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { faultPages, type FaultPage, type Scene } from '../support/faults/faultPages';
import { expectedNotes } from '../support/faults/faults';
import { holdReplies, type Held } from '../support/faults/heldReply';
import { expect, test } from '../support/portal';
import { settle } from '../support/visit';

const { login } = common;
const { contracting, member, payment, public: publicTexts } = portal;

/** What a page announces while it waits. A poll says from the beginning that it waits (PAY-10). */
const announced: Record<FaultPage['kind'], string> = {
  form: common.working,
  'wizard step': common.working,
  list: common.loading,
  poll: payment.poll.asking,
  download: common.working,
  'e-mailed link': publicTexts.contractLink.waiting,
};

/** The stopped clock of the page moves in steps of this length, in ms. */
const tick = 20;

const asks = (page: Page, held: Held, times: number): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(tick);
    expect(held.asked()).toBe(times);
  }).toPass({ intervals: [tick, 100] });

/** How far ahead to stop the clock, in ms. It can't go back, and runs on until a busy machine has stopped it. */
const ahead = 15_000;
const stopTime = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
};

/** Opens the page and makes its call, whose reply is held. With `still` the clock stops before the call. */
const ask = async (kind: FaultPage, scene: Scene, still: boolean): Promise<Held> => {
  const { page } = scene;
  if (!kind.asksOnOpening) await kind.open(scene);
  const held = await holdReplies(page, kind.call);
  if (kind.asksOnOpening) {
    await kind.open({ ...scene, restless: true });
  } else {
    if (still) await stopTime(page);
    await kind.act(page);
  }
  await asks(page, held, kind.calls);
  return held;
};

/** Leaves by the link in the header, and waits until the next page has all its replies: they may bring alerts. */
const leave = async (page: Page, { kind, call }: FaultPage): Promise<void> => {
  const title =
    kind === 'e-mailed link' ? login.login.title : kind === 'wizard step' ? member.menu.newContract : payment.title;
  const follow = async (): Promise<void> => {
    await page.getByRole('link', { name: new RegExp(common.brand) }).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    // The start page loads too, and is done once it shows that a contracting is under way.
    if (kind === 'wizard step')
      await expect(page.getByRole('main').getByText(contracting.started.continue)).toBeVisible();
  };
  await settle(page, follow, { held: call.slice(call.indexOf('/')) });
  await expect(page.getByText(common.loading)).toHaveCount(0);
};

const signedIn = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem('cportal.session')?.includes('"token"') ?? false);

/** A late reply changes nothing: no notice, no navigation, no file, no sign-in. */
const expectDropped = async (page: Page, release: () => Promise<void>): Promise<void> => {
  const address = page.url();
  const alerts = page.getByRole('alert');
  // The new page may have alerts of its own.
  // A step that was saved all the same is behind the member: what is said to be next may follow.
  const texts = async (): Promise<string[]> =>
    (await alerts.allTextContents()).map((text) => text.replace(/\d\. következik \([^)]*\)/, 'következik'));
  const said = await texts();
  const before = await signedIn(page);
  let files = 0;
  page.on('download', () => (files += 1));
  await settle(page, release);
  expect(page.url()).toBe(address);
  expect(await texts()).toEqual(said);
  await expect(page.getByText(/elmentve: /)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(files).toBe(0);
  expect(await signedIn(page)).toBe(before);
};

for (const kind of faultPages) {
  test(
    `${kind.kind}: waiting for 10 s is announced after 600 ms in a region that was there, asks once, and the reply is dropped once the page is left (FLT-3, ERR-5)`,
    { tag: '@wide' },
    async ({ page, standin, request, world, problems }) => {
      problems.allow(expectedNotes);
      const scene: Scene = { page, standin, request, world };
      const opens = kind.asksOnOpening && kind.kind !== 'poll';
      if (kind.kind !== 'poll') await page.clock.install();
      if (opens) await page.clock.pauseAt(Date.now() + ahead);
      const held = await ask(kind, scene, true);

      const says = page.getByRole('status').filter({ hasText: announced[kind.kind] }).first();
      if (kind.kind === 'poll') await expect(says).toBeVisible();
      else {
        await expect(says).toHaveCount(0);
        await page
          .getByRole('status')
          .evaluateAll((regions) => regions.forEach((region) => region.setAttribute('data-before', '')));
        await page.clock.runFor(spinnerDelayMs + tick);
        await expect(says).toHaveAttribute('data-before', '');
      }
      await page.clock.runFor(9_400);
      expect(held.asked()).toBe(kind.calls);
      await expect(says).toHaveCount(1);
      await expect(page.getByText(/Technikai hiba/)).toHaveCount(0);
      await page.clock.resume();

      await leave(page, kind);
      await expectDropped(page, () => held.release('error'));
      // A payment's result can't be opened again.
      if (kind.kind === 'poll') return;
      await test.step('a successful reply is dropped too', async () => {
        const again = await ask(kind, scene, false);
        await leave(page, kind);
        await expectDropped(page, () => again.release());
      });
    },
  );
}
