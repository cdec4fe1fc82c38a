import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { hostProgram } from '../../../scripts/hostProgram.mjs';
import { root } from '../../../scripts/run.mjs';
import { startHost } from '../../deploy/startHost';
import { settings } from '../settings.mjs';
import { expect, test } from '../support/portal';
import { enter, open } from '../support/visit';

const { member, payment } = portal;

test.skip(!settings.hosted, 'there is no nginx on this machine');

const dist = join(root, settings.dist);
const ownHost = { PORTAL_ROOT: dist, HOST_PROGRAM: hostProgram(settings.dist), SERVICES: settings.servicesOrigin };

/** The tab is seen again. */
const seeAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('operations edit the status while the host runs: broken, a notice with its times, too slow, missing (OPS-3)', async ({
  browser,
  standin,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'cportal-status-'));
  const file = join(folder, 'status.json');
  const write = (content: string): void => writeFileSync(file, content);
  write('{ "notice": { "hu": "Félkész');
  const host = await startHost({ ...ownHost, STATUS_FILE: file });
  const context = await browser.newContext({ baseURL: `http://${settings.host}:${host.port}` });
  try {
    const page = await context.newPage();
    const asked = page.waitForResponse('**/status.json');
    await enter(page, standin, 'anna');
    await open(page, '/payment');
    await asked;
    const pay = page.getByRole('button', { name: payment.form.pay, exact: true });
    const notice = page.getByText('Karbantartás lesz.');
    await expect(notice).toHaveCount(0);

    write(
      JSON.stringify({
        notice: { hu: 'Karbantartás lesz.', en: 'Maintenance is planned.' },
        from: '2020-01-01T00:00Z',
        to: '2099-10-25T02:30+02:00',
      }),
    );
    await seeAgain(page);
    await expect(notice).toBeVisible();
    await expect(page.getByText('2020.01.01. 01:00 – 2099.10.25. 02:30')).toBeVisible();
    await page.getByRole('button', { name: 'ENG', exact: true }).click();
    await expect(page.getByText('Maintenance is planned.')).toBeVisible();
    await page.getByRole('button', { name: 'HUN', exact: true }).click();
    await expect(notice).toBeVisible();

    // Nobody waits for it to pay.
    write('{}');
    await seeAgain(page);
    await expect(notice).toHaveCount(0);
    await page.route('**/status.json', () => undefined);
    await pay.click();
    await expect(page).toHaveURL(new RegExp(`^${settings.bankOrigin}/`));
    await page.unrouteAll();

    rmSync(file);
    await page.goto('/payment');
    await expect(page.getByRole('heading', { level: 1, name: member.menu.payment })).toBeVisible();
    await expect(notice).toHaveCount(0);
  } finally {
    await Promise.all([context.close(), host.stop()]);
    rmSync(folder, { recursive: true });
  }
});
