import { inSpring, WizardOnPage } from '../support/journey';
import { expect, test } from '../support/portal';
import { enterWizard } from '../support/visit';

test.beforeEach(async ({ page, standin }) => {
  await inSpring(page, standin);
});

test('the browser’s Back and Forward move between steps by the same rule (WIZ-4)', async ({ page, standin }) => {
  const wizard = new WizardOnPage(page);
  await enterWizard(page, standin, 'vilmos');
  await page.goto('/app');
  await page.goto('/contracting');
  await wizard.goOn(4);
  await wizard.goOn(5);
  await wizard.isAt(6);
  await wizard.radio('Csoportos beszedés, havonta').check();
  await page.goBack();
  // The bank account is missing, so step 6 can't be saved and the question comes first.
  const dialog = page.getByRole('dialog', { name: 'Elhagyja a lépést mentés nélkül?' });
  await dialog.getByRole('button', { name: 'Mégse' }).click();
  await wizard.isAt(6);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Tovább' }).click();
  await wizard.isAt(5);
  await page.goBack();
  await wizard.isAt(4);
  await page.goForward();
  await wizard.isAt(5);
  await page.goBack();
  await wizard.isAt(4);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Áttekintés' })).toBeVisible();
  await page.goForward();
  await wizard.isAt(4);
});
