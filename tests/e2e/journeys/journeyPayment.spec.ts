import { openAs } from '../support/a11y/a11yState';
import { atTheBank, inSpring, sentTo } from '../support/journey';
import { expect, test } from '../support/portal';

test('a member pays a debt by card, and the debt is gone (PAY-1, PAY-5, PAY-8)', async ({ page, standin }) => {
  await standin.settings({ pollsUntilDone: 0, secondsUntilDone: 0 });
  await openAs({ page, standin }, 'anna', '/payment');
  await expect(page.getByText(/díjából 12\s400\sFt esedékes\./)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Fizetés', exact: true }).dblclick();
  await atTheBank(page, 'Fizetés');
  await expect(page.getByText('Sikeres fizetés')).toBeVisible();
  await expect(page.getByText('A számla elkészült.')).toBeVisible();
  expect(await sentTo(standin, '/startTransaction')).toHaveLength(1);
  expect(await sentTo(standin, '/endTransaction')).toHaveLength(1);
  await page.goto('/payment');
  await expect(page.getByText('Most nincs esedékes díja.')).toBeVisible();
});

test(
  'a declined card takes nothing, and one press pays the same the second time (PAY-8, UX-21)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    await openAs({ page, standin }, 'anna', '/payment');
    await page.getByRole('radio', { name: 'Motivációs kártya' }).check();
    await page.getByLabel('Befizetendő összeg').fill('5000');
    await page.getByRole('main').getByRole('button', { name: 'Fizetés', exact: true }).click();
    await atTheBank(page, 'Elutasítás');
    await expect(page.getByText('Sikertelen fizetés').first()).toBeVisible();
    // One press goes to the bank at once.
    await page.getByRole('main').getByRole('button', { name: 'Fizetés újra' }).click();
    await atTheBank(page, 'Fizetés');
    await expect(page.getByText('Sikeres fizetés')).toBeVisible();
    expect(await sentTo(standin, '/startTransaction')).toMatchObject([
      { amount: 5_000, method: '11' },
      { amount: 5_000, method: '11' },
    ]);
  },
);

test(
  'somebody else’s leisure card is sent with its owner and address, under the payment service’s names (PAY-4)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    await openAs({ page, standin }, 'anna', '/payment');
    await page.getByRole('radio', { name: 'SZÉP-kártya' }).check();
    await page.getByLabel('A kártya a saját nevemre szól').uncheck();
    await page.getByLabel('Kártyabirtokos neve').fill('Kovács Péter');
    await page.getByLabel('Irányítószám').fill('1117');
    await expect(page.getByRole('combobox', { name: 'Település' })).toHaveValue('Budapest');
    await page.getByLabel('Közterület neve').fill('Fő');
    await page.getByRole('combobox', { name: 'Közterület jellege' }).click();
    await page.getByRole('option', { name: 'utca', exact: true }).click();
    await page.getByLabel('Házszám').fill('12');
    await page.getByRole('main').getByRole('button', { name: 'Fizetés', exact: true }).click();
    await atTheBank(page, 'Fizetés');
    await expect(page.getByText('Sikeres fizetés')).toBeVisible();
    expect(await sentTo(standin, '/startTransaction')).toMatchObject([
      {
        method: 'A',
        fSajat: false,
        fPart: 'Kovács Péter',
        fCim: { irszam: '1117', varos: 'Budapest', utca: 'Fő', kterj: 'utca', hsz: '12', lh: '', em: '', aj: '' },
      },
    ]);
  },
);

test(
  'an address of the bank that is no allowed one is refused, and the portal stays where it is (SEC-3)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    await openAs({ page, standin }, 'anna', '/payment');
    // Pure tests try more of them.
    for (const url of ['javascript:alert(1)', 'https://127.0.0.1.bank.example/pay']) {
      await standin.fault({ call: '/startTransaction', kind: 'fields', fields: { url } });
      await page.getByRole('main').getByRole('button', { name: 'Fizetés', exact: true }).click();
      await expect(page.getByRole('alert').getByText(/[A-Z2-9]{6}/), url).toBeVisible();
      await expect(page).toHaveURL('/payment');
      await expect(page.getByLabel('Befizetendő összeg')).toBeEnabled();
      await standin.clearFaults();
      await page.reload();
    }
  },
);

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

test(
  'a new contract starts on its page and continues from the e-mail (CON-1, PUB-13)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    await inSpring(page, standin);
    await openAs({ page, standin }, 'bela', '/contracting/init');
    await page.getByLabel('Céges e-mail-cím vagy egyedi kód').fill('nagy.bela@peldakft.hu');
    await page.getByRole('button', { name: 'Ellenőrzés' }).click();
    await page.getByRole('button', { name: /Kiválasztás.*Példa Kft\.|Példa Kft\..*Kiválasztás/ }).click();
    await expect(page.getByText('Elküldtük az e-mailt.').first()).toBeVisible();
    await page.goto(await standin.link('nagy.bela@peldakft.hu', 'contract'));
    await page.getByRole('button', { name: 'Szerződéskötés folytatása' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Személyes adatok' })).toBeVisible();
  },
);

test('a debt blocks the upgrade until it is paid (CON-3)', { tag: '@wide' }, async ({ page, standin }) => {
  await inSpring(page, standin);
  await openAs({ page, standin }, 'denes', '/contracting/upgrade');
  await page.getByRole('link', { name: 'Tovább a befizetéshez' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Fizetés', exact: true }).click();
  await atTheBank(page, 'Fizetés');
  await expect(page.getByText('Sikeres fizetés')).toBeVisible();
  await page.goto('/contracting/upgrade');
  await expect(page.getByRole('heading', { level: 1, name: 'Csomagváltás' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tovább a befizetéshez' })).toBeHidden();
  await expect(page.getByLabel('Céges e-mail-cím vagy egyedi kód')).toBeVisible();
});

test('the partner gets an e-mail about their upgrade (CON-6)', async ({ page, standin }) => {
  await inSpring(page, standin);
  await openAs({ page, standin }, 'ferenc', '/payment');
  await page.getByRole('link', { name: 'Társ csomagváltása' }).click();
  await page
    .getByRole('button', { name: /Kiválasztás/ })
    .first()
    .click();
  await expect(page.getByText('Elküldtük az e-mailt a társnak.')).toBeVisible();
  expect(await sentTo(standin, '/start')).toMatchObject([{ type: 'h', key: 1, kr: '234502' }]);
});

test('several cards are started at once (CON-5)', async ({ page, standin }) => {
  await inSpring(page, standin);
  await openAs({ page, standin }, 'ferenc', '/payment');
  await page.getByRole('link', { name: 'Rendkívüli szerződéskötés' }).click();
  await page.getByRole('textbox', { name: 'Céges e-mail-cím vagy egyedi kód' }).fill('ferenc@peldakft.hu');
  await page.getByRole('button', { name: 'Ellenőrzés' }).click();
  await page.getByRole('button', { name: 'Kiválasztás: Példa Kft.' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  for (const card of await page.getByRole('checkbox').all()) await card.check();
  await page.getByRole('button', { name: 'Indítás' }).click();
  await expect(page.getByText('Minden kártyával elindította.').first()).toBeVisible();
  expect(await sentTo(standin, '/start')).toHaveLength(2);
});

test(
  'an intranet offer is cancelled after a question, and the start page opens (CON-7, CON-8)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    await page.goto(await standin.link('maria@pelda.hu', 'intranetOffer'));
    await page.getByRole('dialog', { name: 'Üzenete érkezett' }).getByRole('button', { name: 'Bezárás' }).click();
    await page.getByRole('button', { name: 'Szerződéskötés megszakítása' }).click();
    await page
      .getByRole('dialog', { name: 'Megszakítja a szerződéskötést?' })
      .getByRole('button', { name: 'Szerződéskötés megszakítása' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Új szerződés' })).toBeVisible();
    expect(await sentTo(standin, '/reset-intranet')).toHaveLength(1);
  },
);
