import type { Locator } from '@playwright/test';

import { expectDone, inSpring, saveSteps, sentTo, WizardOnPage } from '../support/journey';
import { bankOrigin, expect, test } from '../support/portal';
import { enterWizard } from '../support/visit';
import { wideUnless } from '../support/wide';

/** Vilmos pays 9 900 Ft a month from April, and 500 Ft administration: nine months of the year, or the first two. */
const year = 9 * 9_900 + 500;
const twoMonths = 2 * 9_900 + 500;

interface Method {
  name: string;
  /** What the services get. */
  code: string;
  /** The first sum, in forint. */
  first: number;
  /** The size that every change tries; all of them with `npm run test:all`. */
  always?: 'smaller than';
}

const methods: readonly Method[] = [
  { name: 'Bankkártya', code: '4', first: year, always: 'smaller than' },
  { name: 'Ajándékkártya', code: '4', first: year },
  { name: 'Bankkártya, havonta automatikusan', code: '31', first: twoMonths },
  { name: 'Csoportos beszedés, havonta', code: '3', first: twoMonths },
  { name: 'SZÉP-kártya', code: 'A', first: year },
  { name: 'Motivációs kártya', code: '11', first: year },
  { name: 'Cafeteriakártya', code: '15', first: year },
  { name: 'Utalvány és bankkártya', code: '14', first: year },
];

const forint = (text: string | null | undefined): number => Number(text?.replace('−', '-').replaceAll(/[^\d-]/g, ''));

/** The amounts of a list of sums, by label. */
const sumsOf = async (part: Locator): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await part
        .locator('dl > div')
        .evaluateAll((rows) =>
          rows.map((row) => [row.children[0]?.textContent ?? '', row.children[1]?.textContent ?? '']),
        )
    ).map(([label = '', amount]) => [label, forint(amount)]),
  );

/** How far the overpayment is from the first sum. */
const sizes = [
  { size: 'smaller than', difference: -4_300 },
  { size: 'equal to', difference: 0 },
  { size: 'larger than', difference: 7_700 },
];

for (const { name, code, first, always } of methods) {
  for (const { size, difference } of sizes) {
    test(
      `${name}, an overpayment ${size} the first sum: panel, summary, signature and the bank’s page name the same rest (WIZ-13, WIZ-14, WIZ-15, WIZ-16)`,
      wideUnless(size === always),
      async ({ page, standin, request }) => {
        const overpayment = first + difference;
        const rest = Math.max(0, -difference);
        const left = Math.max(0, difference);
        await inSpring(page, standin);
        await saveSteps(standin, request, 'vilmos', 5);
        await standin.overpay('vilmos', overpayment);
        await enterWizard(page, standin, 'vilmos');
        await page.goto('/contracting');

        const wizard = new WizardOnPage(page);
        await wizard.isAt(6);
        await wizard.radio(name).check();
        if (code === '3') await page.getByLabel('Bankszámlaszám').fill('1177301611111018');
        const panel = page.getByRole('complementary', { name: 'Mit fizet?' });
        const atStep6 = await sumsOf(panel);
        await wizard.goOn(6);

        const shown = await sumsOf(panel);
        expect(shown).toEqual(atStep6);
        const collected = code === '3' && rest > 0;
        expect(shown).toMatchObject({
          Túlfizetés: left - overpayment,
          [collected ? 'Első beszedés' : 'Fizetendő']: rest,
        });
        const leftOver = panel.getByText(/^Megmaradó túlfizetés: /);
        if (left > 0) await expect(leftOver).toContainText(/7.700.Ft/);
        else await expect(leftOver).toHaveCount(0);
        const summary = await sumsOf(
          page.getByRole('heading', { level: 3, name: 'Díjak' }).locator('xpath=ancestor::*[.//dl][1]'),
        );
        const payableNow = collected ? 0 : rest;
        expect(summary['Túlfizetés']).toBe(left - overpayment);
        expect(Object.entries(summary).find(([label]) => label.startsWith('Most fizetendő'))?.[1]).toBe(payableNow);

        await wizard.sign(payableNow > 0 ? 'Fizetés' : 'Véglegesítés');
        if (payableNow > 0) {
          await page.waitForURL(`${bankOrigin}/**`);
          expect(forint(await page.locator('dd').first().textContent())).toBe(payableNow);
        } else await expectDone(page);
        for (const call of ['/submit-6', '/submit-7'])
          expect(await sentTo(standin, call), call).toMatchObject([
            { ledger: { method: code, fees: { fosszeg: rest } } },
          ]);
        expect(await sentTo(standin, '/startTransaction')).toMatchObject(
          payableNow > 0 ? [{ contracting: true, amount: payableNow, method: code, label: name }] : [],
        );
        const { transactions } = await standin.state();
        expect(transactions.map(({ amount }) => amount)).toEqual(payableNow > 0 ? [payableNow] : []);
      },
    );
  }
}
