import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectDone, inSpring, saveSteps, sentTo, springDay, WizardOnPage } from './support/journey';
import { bankOrigin, expect, test } from './support/portal';
import type { Standin } from './support/standin';
import { enterWizard } from './support/visit';

/** Vilmos pays 9 900 Ft a month from April, and 500 Ft administration: nine months of the year, or the first two. */
const year = 9 * 9_900 + 500;
const twoMonths = 2 * 9_900 + 500;

/** The wizard's methods, the code that the services get, and the first sum. */
const methods = [
  { name: 'Bankkártya', code: '4', first: year },
  { name: 'Ajándékkártya', code: '4', first: year },
  { name: 'Bankkártya, havonta automatikusan', code: '31', first: twoMonths },
  { name: 'Csoportos beszedés, havonta', code: '3', first: twoMonths },
  { name: 'SZÉP-kártya', code: 'A', first: year },
  { name: 'Motivációs kártya', code: '11', first: year },
  { name: 'Cafeteria kártya', code: '15', first: year },
  { name: 'Utalvány és bankkártya', code: '14', first: year },
] as const;

const forint = (text: string | null | undefined): number => Number(text?.replace('−', '-').replaceAll(/[^\d-]/g, ''));

/** The amounts of a list of sums, by label. */
const sumsOf = async (part: Locator): Promise<Record<string, number>> =>
  Object.fromEntries((await part.locator('dl > div').evaluateAll((rows) => rows.map((row) => [row.children[0]?.textContent ?? '', row.children[1]?.textContent ?? '']))).map(([label = '', amount]) => [label, forint(amount)]));

/** Vilmos, who has paid too much, at step 6. */
const comeToPayment = async (page: Page, standin: Standin, request: APIRequestContext, overpayment: number): Promise<void> => {
  await standin.reset(springDay);
  await standin.settings({ pollsUntilDone: 0, secondsUntilDone: 0 });
  await saveSteps(standin, request, 'vilmos', 5);
  await standin.overpay('vilmos', overpayment);
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await enterWizard(page, standin, 'vilmos');
  await page.goto('/contracting');
};

for (const [size, difference] of [['smaller than', -4_300], ['equal to', 0], ['larger than', 7_700]] as const) {
  test(`an overpayment ${size} the first sum, for each method: panel, summary, signature and the bank’s page name the same rest (WIZ-13, WIZ-14, WIZ-15, WIZ-16)`, async ({ page, standin, request }) => {
    await inSpring(page, standin);
    const wizard = new WizardOnPage(page);
    for (const { name, code, first } of methods) {
      await test.step(name, async () => {
        const overpayment = first + difference;
        const rest = Math.max(0, -difference);
        await comeToPayment(page, standin, request, overpayment);
        await wizard.isAt(6);
        await wizard.radio(name).check();
        if (code === '3') await page.getByLabel('Bankszámlaszám').fill('1177301611111018');
        const panel = page.getByRole('complementary', { name: 'Mit fizet?' });
        const atStep6 = await sumsOf(panel);
        await wizard.goOn(6);

        const shown = await sumsOf(panel);
        expect(shown).toEqual(atStep6);
        const collected = code === '3' && rest > 0;
        expect(shown).toMatchObject({ Túlfizetés: -overpayment, [collected ? 'Első beszedés' : 'Fizetendő']: rest });
        expect(shown['Megmaradó túlfizetés'] ?? 0).toBe(Math.max(0, difference));
        const summary = await sumsOf(page.getByRole('heading', { level: 3, name: 'Díjak' }).locator('xpath=ancestor::*[.//dl][1]'));
        const payableNow = collected ? 0 : rest;
        expect(summary['Túlfizetés']).toBe(-overpayment);
        expect(Object.entries(summary).find(([label]) => label.startsWith('Most fizetendő'))?.[1]).toBe(payableNow);
        expect(summary['Megmaradó túlfizetés'] ?? 0).toBe(Math.max(0, difference));

        await wizard.sign(payableNow > 0 ? 'Fizetés' : 'Véglegesítés');
        if (payableNow > 0) {
          await page.waitForURL(`${bankOrigin}/**`);
          expect(forint(await page.locator('dd').first().textContent())).toBe(payableNow);
          await page.getByRole('button', { name: 'Fizetés', exact: true }).click();
        }
        await expectDone(page);
        for (const call of ['/submit-6', '/submit-7']) expect(await sentTo(standin, call), call).toMatchObject([{ ledger: { method: code, fees: { fosszeg: rest } } }]);
        expect(await sentTo(standin, '/startTransaction')).toMatchObject(payableNow > 0 ? [{ contracting: true, amount: payableNow, method: code, label: name }] : []);
        const { transactions, accounts } = await standin.state();
        expect(transactions.map(({ amount, decision }) => [amount, decision])).toEqual(payableNow > 0 ? [[payableNow, 'paid']] : []);
        expect(accounts.find(({ id }) => id === 'vilmos')?.overpayment).toBe(Math.max(0, difference));
      });
    }
  });
}
