import { openAs } from '../support/a11y/a11yState';
import { atTheBank, sentTo } from '../support/journey';
import { expect, fillSignIn, test } from '../support/portal';

test('a member signs in, pays what is due by card, and sees the result (PUB-12, PAY-1, PAY-5, PAY-8)', async ({
  page,
  standin,
}) => {
  await standin.settings({ pollsUntilDone: 0, secondsUntilDone: 0 });
  await page.goto('/login');
  await fillSignIn(page, 'anna@pelda.hu');
  await expect(page).toHaveURL('/payment');
  await expect(page.getByText(/^Most esedékes \(\d{4}\)$/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Fizetés', exact: true }).dblclick();
  await atTheBank(page, 'Fizetés');
  await expect(page.getByText('Sikeres fizetés')).toBeVisible();
  await expect(page.getByText('A rendszer szerint a számla elkészült.')).toBeVisible();
  expect(await sentTo(standin, '/startTransaction')).toHaveLength(1);
  expect(await sentTo(standin, '/endTransaction')).toHaveLength(1);
  await page.getByRole('link', { name: 'Vissza a befizetéshez' }).click();
  await expect(page.getByText(/most nincs esedékes díja\.$/)).toBeVisible();
  await expect(page.getByText(/^A fizetését jóváhagyták/)).toBeVisible();
});

test('direct debit is set up, seen active, and withdrawn (MAN-3, MAN-4, MAN-5)', async ({ page, standin }) => {
  await openAs({ page, standin }, 'anna', '/payment/directdebit');
  await page.getByLabel('Bankszámlaszám').fill('117730161111101800000000');
  await expect(page.getByLabel('Bankszámlaszám')).toHaveValue('11773016-11111018-00000000');
  await page.getByLabel('Összeghatár').fill('20000');
  await page.getByRole('button', { name: 'Mentés' }).click();
  await page
    .getByRole('dialog', { name: 'Beállítja a csoportos beszedést?' })
    .getByRole('button', { name: 'Igen, beállítom' })
    .click();
  await page
    .getByRole('dialog', { name: 'A felhatalmazást rögzítettük' })
    .getByRole('button', { name: 'Bezárás' })
    .click();
  await expect(page.getByRole('button', { name: 'Mentés' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Visszavonás' }).click();
  await page
    .getByRole('dialog', { name: 'Visszavonja a csoportos beszedést?' })
    .getByRole('button', { name: 'Igen, visszavonom' })
    .click();
  await page
    .getByRole('dialog', { name: 'A visszavonást rögzítettük' })
    .getByRole('button', { name: 'Bezárás' })
    .click();
  await expect(page.getByLabel('Bankszámlaszám')).toBeEnabled();
  expect(await sentTo(standin, '/setDirectDebitAuth')).toEqual([
    { account: '117730161111101800000000', limit: 20_000 },
    { account: '117730161111101800000000', limit: 0 },
  ]);
});
