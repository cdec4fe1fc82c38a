import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { atTheBank } from '../support/journey';
import { expect, signIn, test } from '../support/portal';

/** What the oldest supported browsers lack (OPS-11). */
const forget = (): void => {
  Reflect.deleteProperty(URL, 'canParse');
  Reflect.deleteProperty(URL, 'parse');
  Reflect.deleteProperty(Object, 'groupBy');
  Reflect.deleteProperty(Promise, 'withResolvers');
};

test('a member signs in and pays in a browser without URL.canParse, Object.groupBy and the like (OPS-11)', async ({
  page,
  standin,
}) => {
  await page.addInitScript(forget);
  await signIn(page, 'anna');
  await page.getByRole('main').getByRole('button', { name: portal.payment.form.pay, exact: true }).click();
  await atTheBank(page, 'Fizetés');
  await expect(page.getByText(portal.payment.result.paid, { exact: true })).toBeVisible();
  expect((await standin.state()).transactions.map(({ decision }) => decision)).toEqual(['paid']);
});
