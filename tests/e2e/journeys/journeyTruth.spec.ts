import { expectedNotes } from '../support/faults/faults';
import { expectDone, inSpring, saveSteps, WizardOnPage } from '../support/journey';
import { bankOrigin, expect, test } from '../support/portal';
import { enterWizard } from '../support/visit';

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
  await expect(dialog).toContainText('Hiba történt az online kártyás fizetés közben.');

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
