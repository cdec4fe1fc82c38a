import { normaliseText } from '../../../src/domain/text/normaliseText';
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { expectUsable, extreme, phone } from '../support/faults/extremes';
import { expect, test } from '../support/portal';
import { enter, open } from '../support/visit';

const { account, member } = portal;

test.use({ viewport: phone });

test.beforeEach(({ page }) => {
  // The alert() in a name runs once the name becomes markup.
  page.on('dialog', () => {
    throw new Error('the page opened a browser dialog');
  });
});

test('what a member types reaches the service as typed, even 10 kB of markup, without invisible characters (FLT-9, ERR-6, SEC-11)', async ({
  page,
  standin,
}) => {
  const sent = normaliseText(extreme);
  await enter(page, standin, 'anna');
  await open(page, '/profile/data');
  await page.getByLabel(member.address.street).fill(extreme);
  await page.getByRole('button', { name: account.profile.address.submit }).click();
  await expect(page.getByRole('status').getByText(/elmentve: /)).toBeVisible();
  expect((await standin.state()).accounts.find(({ id }) => id === 'anna')?.address.street).toBe(sent);
  await page.reload();
  // Longer texts of a reply are cut.
  await expect.poll(() => page.getByLabel(member.address.street).inputValue()).toContain(sent.slice(0, 9_000));
  await expectUsable(page);
});
