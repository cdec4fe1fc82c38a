import { expectedNotes } from '../support/faults/faults';
import { expectDone, inSpring, saveSteps, sentTo, startContract, WizardOnPage } from '../support/journey';
import { bankOrigin, expect, signIn, test } from '../support/portal';
import { enterWizard, open } from '../support/visit';

/** A sum as the bank's page names it. */
const sum = (text: string | null): number => Number(text?.replaceAll(/\D/g, ''));

test('a contract’s payment is declined with a reason, retried, and every reply on the way is lost: it is signed and paid once, by the sum that was shown (PAY-7, PAY-9, PAY-12, SUM-4, WIZ-13)', async ({
  page,
  standin,
  request,
  problems,
}) => {
  problems.allow(expectedNotes);
  await inSpring(page, standin);
  await saveSteps(standin, request, 'vilmos', 6);
  await enterWizard(page, standin, 'vilmos');
  await page.goto('/contracting');
  const wizard = new WizardOnPage(page);
  await wizard.isAt(7);
  const shown = sum(
    await page
      .getByRole('complementary', { name: 'Mit fizet?' })
      .getByText('Fizetendő')
      .locator('xpath=following-sibling::*[1]')
      .textContent(),
  );

  await standin.fault({ call: '/submit-7', kind: 'lost', times: 1 });
  await wizard.sign();
  await page.waitForURL(`${bankOrigin}/**`);
  expect(sum(await page.locator('dd').first().textContent())).toBe(shown);
  await page.getByRole('button', { name: 'Fedezethiány', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'A fizetés nem sikerült.' });
  await expect(dialog).toContainText('A bankja elutasította a fizetést.');

  // "Pay again" pays at once. The reply of the transaction that it opens is lost: nothing was paid, and the member presses once more.
  await standin.fault({ call: '/startTransaction', kind: 'lost', times: 1 });
  const pay = page.getByRole('main').getByRole('button', { name: 'Fizetés', exact: true });
  await dialog.getByRole('button', { name: 'Újrapróbálom a fizetést' }).click();
  await expect(page.getByText('A fizetés nem indult el')).toBeVisible();
  await expect(page.getByText(/Technikai hiba/)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await standin.fault({ call: '/endTransaction', kind: 'lost', times: 1 });
  await pay.click();
  await page.waitForURL(`${bankOrigin}/**`);
  expect(sum(await page.locator('dd').first().textContent())).toBe(shown);
  await page.getByRole('button', { name: 'Fizetés', exact: true }).click();
  await expectDone(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Fizetés', exact: true })).toHaveCount(0);

  const { transactions, processes } = await standin.state();
  expect(transactions.map(({ decision }) => decision)).toEqual(['declined', 'open', 'paid']);
  expect(transactions.map(({ amount }) => amount)).toEqual(Array(3).fill(shown));
  expect(processes.find(({ accountId }) => accountId === 'vilmos')).toMatchObject({ stage: 'done', paid: true });
});

test(
  'a paid-up member upgrades for the difference, and renews in December while the present contract stays (WIZ-13, WIZ-16, CON-11)',
  { tag: '@wide' },
  async ({ page, standin, request, world }) => {
    const wizard = new WizardOnPage(page);
    const goTo = async (from: number, cardPackage: string): Promise<void> => {
      for (let step = from; step < 3; step += 1) await wizard.goOn(step);
      await wizard.chooseContract(cardPackage);
      await wizard.goOn(4);
      await wizard.goOn(5);
      await wizard.choosePayment('Bankkártya');
    };
    const payWhatIsShown = async (): Promise<number> => {
      const shown = sum(
        await page
          .getByRole('complementary', { name: 'Mit fizet?' })
          .getByText('Fizetendő')
          .locator('xpath=following-sibling::*[1]')
          .textContent(),
      );
      await wizard.sign();
      await page.waitForURL(`${bankOrigin}/**`);
      expect(sum(await page.locator('dd').first().textContent())).toBe(shown);
      await page.getByRole('button', { name: 'Fizetés', exact: true }).click();
      await expectDone(page);
      return shown;
    };

    await inSpring(page, standin);
    await page.goto(await startContract(standin, request, world, { persona: 'dora', type: 'U' }));
    await page.getByRole('button', { name: 'Szerződéskötés folytatása' }).click();
    await goTo(1, 'L');
    // Nine months of the difference, 15 900 - 12 400 Ft, and 500 Ft administration: what was paid ahead is credited.
    expect(await payWhatIsShown()).toBe(9 * 3_500 + 500);
    // The present package holds until the new one's first day (UX-33).
    // Rests before the clock moves: a late call would be refused for its old token.
    await open(page, '/app');
    await expect(page.getByRole('banner').getByText('M', { exact: true })).toBeVisible();

    await standin.clock('2026-12-10T11:00:00Z');
    await page.clock.setSystemTime('2026-12-10T11:00:00Z');
    await signIn(page, 'dora');
    await expect(page.getByText('A szerződése 2026. december 31-én lejár.')).toBeVisible();
    await expect(page.getByRole('banner').getByText('L', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Új szerződés' }).click();
    await expect(page.getByText(/A 2027\. évi szerződését köti meg/)).toBeVisible();
    await page.getByLabel('Céges e-mail-cím vagy egyedi kód').fill('dora@peldakft.hu');
    await page.getByRole('button', { name: 'Ellenőrzés' }).click();
    await page.getByRole('button', { name: 'Kiválasztás: Példa Kft.' }).click();
    await expect(page.getByText('Elküldtük az e-mailt.').first()).toBeVisible();
    await page.goto(await standin.link('dora@peldakft.hu', 'contract'));
    await page.getByRole('button', { name: 'Szerződéskötés folytatása' }).click();
    await goTo(1, 'S');
    await payWhatIsShown();
    await expect(page.getByRole('banner')).toContainText('2026.12.31.');
    await expect(page.getByRole('banner').getByText('L', { exact: true })).toBeVisible();
    expect(
      (await standin.state()).contracts.filter(({ kr }) => kr === '123457').map(({ year, pack }) => [year, pack]),
    ).toEqual([
      [2026, 'L'],
      [2027, 'S'],
    ]);
    expect(
      (await sentTo(standin, '/startTransaction')).map((order) => (order as { amount: number }).amount),
    ).toHaveLength(2);
  },
);
