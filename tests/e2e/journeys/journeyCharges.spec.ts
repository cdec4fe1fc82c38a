import { inSpring, saveSteps, sentTo, startContract, WizardOnPage } from '../support/journey';
import { bankOrigin, expect, test, travelTo } from '../support/portal';
import { enterWizard } from '../support/visit';

const forint = (text: string | null): number => Number(text?.replaceAll(/\D/g, ''));

for (const { what, charges, amount } of [
  // 9 900 x 9 = 89 100
  { what: 'waives its charges', charges: { fdij1: 0, fdij3: 0 }, amount: 89_100 },
  { what: 'charges more than its tariff', charges: { fdij1: 700, fdij3: 2_000 }, amount: 91_800 },
]) {
  test(
    `a service that ${what}: panel, signature and the bank’s page name ${amount} Ft (WIZ-9, WIZ-13)`,
    { tag: '@wide' },
    async ({ page, standin, request }) => {
      await inSpring(page, standin);
      await standin.settings({ tariff: { dij1: 2_000, dij2: 1_000, dij3: 300, dij4: 1_500 }, charges });
      await saveSteps(standin, request, 'vilmos', 5);
      await enterWizard(page, standin, 'vilmos');
      await page.goto('/contracting');
      const wizard = new WizardOnPage(page);
      await wizard.choosePayment('Bankkártya');
      await wizard.expectPayable(`${Math.floor(amount / 1000)} ${String(amount % 1000).padStart(3, '0')} Ft`);
      await wizard.sign();
      await page.waitForURL(`${bankOrigin}/**`);
      expect(forint(await page.locator('dd').first().textContent())).toBe(amount);
      for (const call of ['/submit-6', '/submit-7'])
        expect(await sentTo(standin, call), call).toMatchObject([
          { ledger: { fees: { ...charges, fosszeg: amount } } },
        ]);
      expect(await sentTo(standin, '/startTransaction')).toMatchObject([{ amount }]);
    },
  );
}

test(
  'an upgrade from December by monthly card pays one month now, and has nothing left to collect (WIZ-11)',
  { tag: '@wide' },
  async ({ page, standin, request, world }) => {
    await travelTo(page, standin, '2026-11-10');
    await standin.settings({ pollsUntilDone: 0, secondsUntilDone: 0 });
    const link = await startContract(standin, request, world, { persona: 'ilona', type: 'U' });
    await page.goto(link);
    await page.getByRole('button', { name: 'Szerződéskötés folytatása' }).click();
    const wizard = new WizardOnPage(page);
    await wizard.goOn(1);
    await wizard.goOn(2);
    await wizard.chooseContract('XL');
    await wizard.goOn(4);
    await wizard.goOn(5);
    await wizard.isAt(6);
    await wizard.radio('Bankkártya, havonta automatikusan').check();
    await expect(page.getByText('ezért később nem terheljük a kártyáját')).toBeVisible();
    await expect(page.getByLabel('Első terhelés napja')).toHaveCount(0);
    await wizard.goOn(6);
    expect(await sentTo(standin, '/submit-6')).toMatchObject([
      { ledger: { method: '31', payment: { mode: 'monthly', months: 1 } }, transferFrom: '' },
    ]);
    await expect(page.getByText('Első terhelés napja')).toHaveCount(0);
  },
);

test(
  'picking up stays free where the replies name an address (WIZ-9)',
  { tag: '@wide' },
  async ({ page, standin, request }) => {
    await inSpring(page, standin);
    await saveSteps(standin, request, 'vilmos', 3);
    let altered = 0;
    await page.route(/\/get-[467]$/, async (route) => {
      altered += 1;
      const response = await route.fetch();
      const reply = (await response.json()) as { contract?: object };
      const address = { zip: '1117', city: 'Budapest', street: 'Fő', streetType: 'utca', house: '1.' };
      await route.fulfill({ response, json: { ...reply, contract: { ...reply.contract, address } } });
    });
    await enterWizard(page, standin, 'vilmos');
    await page.goto('/contracting');
    const wizard = new WizardOnPage(page);
    await wizard.isAt(4);
    await wizard.radio('Plasztik kártya').check();
    await expect(page.getByRole('radio', { name: /^Személyesen/ })).toBeChecked();
    await wizard.goOn(4);
    await wizard.goOn(5);
    await wizard.choosePayment('Bankkártya');
    await wizard.expectPayable('89 600 Ft');
    await wizard.sign();
    await page.waitForURL(`${bankOrigin}/**`);
    expect(forint(await page.locator('dd').first().textContent())).toBe(89_600);
    await page.unrouteAll({ behavior: 'wait' });
    expect(altered).toBeGreaterThanOrEqual(3);
  },
);
