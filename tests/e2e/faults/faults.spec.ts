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

  test('is an error on the sign-in page, without a loop (FLT-1)', async ({ page, standin }) => {
    await standin.fault({ call: '/login', kind: 'expired' });
    await page.goto('/login');
    await fillSignIn(page, 'anna@pelda.hu');
    await expect(page.getByRole('alert').getByText(/érvénytelen vagy lejárt/)).toBeVisible();
    await expect(page.getByLabel(login.login.loginName)).toHaveValue('anna@pelda.hu');
    expect((await standin.log()).filter(({ path }) => path === '/login')).toHaveLength(1);
  });
});
