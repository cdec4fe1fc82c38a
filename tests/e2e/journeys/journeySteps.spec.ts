import { inSpring, sentTo, stepTitles, WizardOnPage } from '../support/journey';
import { expect, fillSignIn, test } from '../support/portal';
import { enterWizard } from '../support/visit';

test.beforeEach(async ({ page, standin }) => {
  await inSpring(page, standin);
});

test(
  'a reload returns to each step with what was chosen in it (WIZ-2, WIZ-3, SES-8)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    const wizard = new WizardOnPage(page);
    await enterWizard(page, standin, 'vilmos', 1);
    await page.goto('/contracting');
    const reload = async (step: number): Promise<void> => {
      await wizard.isAt(step);
      await page.reload();
      await wizard.isAt(step);
    };
    await wizard.isAt(1);
    await page.getByLabel('Születési hely').fill('Győr');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cportal.drafts'))).toContain('Győr');
    await reload(1);
    await expect(page.getByText('Visszaállítottuk, amit korábban beírt.')).toBeVisible();
    await expect(page.getByLabel('Születési hely')).toHaveValue('Győr');
    await wizard.goOn(1);
    await reload(2);
    await wizard.goOn(2);
    await reload(3);
    await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked();
    await wizard.chooseContract('L');
    await reload(4);
    await wizard.goOn(4);
    await reload(5);
    await wizard.goOn(5);
    await reload(6);
    await wizard.choosePayment('SZÉP-kártya');
    await reload(7);
    await expect(page.getByRole('main')).toContainText('SZÉP-kártya');
    await page.reload();
    await wizard.isAt(7);
    expect(await sentTo(standin, '/submit-7')).toEqual([]);
  },
);

test(
  'going back saves a valid step, and asks about an invalid one (WIZ-4, WIZ-5)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    const wizard = new WizardOnPage(page);
    await enterWizard(page, standin, 'vilmos');
    await page.goto('/contracting');
    await wizard.isAt(4);
    await wizard.radio('Plasztik kártya').check();
    await wizard.back(2);
    await wizard.isAt(2);
    expect(await sentTo(standin, '/submit-4')).toHaveLength(1);

    const house = await page.getByLabel('Házszám').inputValue();
    await page.getByLabel('Házszám').fill('');
    await wizard.back(1);
    const dialog = page.getByRole('dialog', { name: 'Elhagyja a lépést mentés nélkül?' });
    await dialog.getByRole('button', { name: 'Mégse' }).click();
    await wizard.isAt(2);
    await expect(page.getByLabel('Házszám')).toHaveValue('');
    await wizard.back(1);
    await dialog.getByRole('button', { name: 'Tovább' }).click();
    await wizard.isAt(1);
    expect(await sentTo(standin, '/submit-2')).toEqual([]);
    // The data saved before is still there, and nothing has to be confirmed again.
    await wizard.goOn(1);
    await expect(page.getByLabel('Házszám')).toHaveValue(house);
    await wizard.goOn(2);
    await wizard.chooseContract('S');
    await expect(wizard.radio('Plasztik kártya')).toBeChecked();
    expect(await sentTo(standin, '/submit-2')).toEqual([]);
  },
);

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

test(
  'switching the language in step 4 changes every word and nothing else (I18N-2)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    const wizard = new WizardOnPage(page);
    await enterWizard(page, standin, 'vilmos');
    await page.goto('/contracting');
    await wizard.isAt(4);
    await wizard.radio('Plasztik kártya').check();
    await wizard.radio('Futárral').check();
    await wizard.radio('Másik címre').check();
    await page.getByLabel('Címzett').fill('Kis Éva');
    await wizard.next().click();
    const summary = page.getByRole('group', { name: 'Kérjük, javítsa a következőket:' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(5);
    await page.getByRole('button', { name: 'ENG' }).click();

    await expect(page.getByRole('heading', { level: 2, name: 'Card and delivery' })).toBeVisible();
    await expect(page).toHaveTitle(/^Contract – /);
    await expect(page.getByRole('radio', { name: 'Plastic card' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Courier' })).toBeChecked();
    await expect(page.getByLabel('Addressee')).toHaveValue('Kis Éva');
    await expect(
      page.getByRole('group', { name: 'Please correct the following:' }).getByRole('link').first(),
    ).toContainText('Enter the postal code.');
    await expect(page.getByRole('complementary', { name: 'What you pay' })).toContainText('91,100 Ft', {
      useInnerText: true,
    });
    // Only the texts were loaded again.
    expect(await sentTo(standin, '/get-4')).toHaveLength(1);
  },
);

test(
  'after a session ended in step 6, signing in returns there with what was typed (FLT-1, SES-8)',
  { tag: '@wide' },
  async ({ page, standin, problems }) => {
    problems.allow(/status of 401/);
    const wizard = new WizardOnPage(page);
    await enterWizard(page, standin, 'vilmos');
    await page.goto('/contracting');
    await wizard.goOn(4);
    await wizard.goOn(5);
    await wizard.radio('Csoportos beszedés, havonta').check();
    await page.getByLabel('Bankszámlaszám').fill('1177301611111018');
    await page.getByLabel('Számlatulajdonos neve').fill('Kis Éva');
    // The look-up of the bank is done, so that Next is the first call to be refused.
    await expect(page.getByLabel('Bank neve')).not.toHaveValue('');
    await standin.expire('vilmos');
    await wizard.next().click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('A munkamenete lejárt.')).toHaveCount(1);
    await fillSignIn(page, 'vilmos@pelda.hu');
    await wizard.isAt(6);
    await expect(page.getByText('Visszaállítottuk, amit korábban beírt.')).toBeVisible();
    await expect(page.getByLabel('Bankszámlaszám')).toHaveValue('11773016-11111018-00000000');
    await expect(page.getByLabel('Számlatulajdonos neve')).toHaveValue('Kis Éva');
    await wizard.goOn(6);
  },
);

test('two clicks on Pay open one transaction (PAY-6, FLT-4)', { tag: '@wide' }, async ({ page, standin }) => {
  const wizard = new WizardOnPage(page);
  await enterWizard(page, standin, 'vilmos');
  await standin.fault({ call: '/startTransaction', kind: 'slow', delay: 500 });
  await page.goto('/contracting');
  await wizard.goOn(4);
  await wizard.goOn(5);
  await wizard.choosePayment('Bankkártya');
  for (const consent of await page.getByRole('group', { name: 'Nyilatkozatok' }).getByRole('checkbox').all())
    await consent.check();
  await page.getByRole('main').getByRole('button', { name: 'Fizetés', exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: 'Próbabank' })).toBeVisible();
  expect(await sentTo(standin, '/submit-7')).toHaveLength(1);
  expect(await sentTo(standin, '/startTransaction')).toHaveLength(1);
  // Back from the bank the payment is open, and no second one starts.
  await page.goBack();
  await expect(page.getByText('Megkezdett egy fizetést, az eredménye még nem ismert.')).toBeVisible();
  await expect(wizard.heading(stepTitles.length)).toBeVisible();
  expect(await sentTo(standin, '/startTransaction')).toHaveLength(1);
});

test(
  'the sum stands beside the step or above its buttons, one of both at each width (UX-3, UX-38)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    await enterWizard(page, standin, 'vilmos');
    await page.goto('/contracting');
    await new WizardOnPage(page).isAt(4);
    const panel = page.getByRole('complementary', { name: 'Mit fizet?' });
    const line = page.getByRole('button', { name: /^Fizetendő/ });
    const shown: string[] = [];
    // 911 px is a desktop at 150 %: the side menu takes its room.
    for (const width of [390, 911, 1128, 1150, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(panel.or(line).filter({ visible: true })).toHaveCount(1);
      shown.push(`${width}: ${(await panel.isVisible()) ? 'panel' : 'line'}`);
    }
    expect(shown[0]).toBe('390: line');
    expect(shown[1]).toBe('911: line');
    expect(shown.slice(-2)).toEqual(['1366: panel', '1920: panel']);
  },
);
