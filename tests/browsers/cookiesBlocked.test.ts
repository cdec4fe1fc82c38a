// @vitest-environment node
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import texts from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { visits } from '../e2e/support/routes';
import type { Driver } from './driver';
import { firefoxWithoutCookies } from './firefox';
import { Member } from './member';
import { startPortal } from './portal';
import { waitFor } from './waitFor';

const { account, member: memberTexts, payment } = texts;
const { login } = common;

describe.runIf(firefoxWithoutCookies.found)('Firefox with all cookies blocked', () => {
  let portal: Awaited<ReturnType<typeof startPortal>>;
  let driver: Driver;
  let member: Member;
  beforeAll(async () => {
    portal = await startPortal();
    driver = await firefoxWithoutCookies.launch({ width: 1280, height: 820, downloads: tmpdir() });
    member = new Member(driver, portal.origin);
  });
  afterEach(() => portal.reset());
  afterAll(async () => {
    await driver.close();
    await portal.close();
  });

  it('every public page opens (SES-14, FLT-6)', async () => {
    for (const { path } of visits.filter(({ audience }) => audience !== 'member')) {
      await member.visit(path);
      const heading = await waitFor(`the heading of ${path}`, async () => {
        const text = await driver.value('document.querySelector("h1")?.innerText ?? ""');
        return text === '' ? undefined : text;
      });
      expect.soft(heading, path).not.toBe(common.pageError.title);
    }
  });

  it('a member signs in, saves a phone number, and reads why no payment can be started (FLT-6, PAY-5)', async () => {
    await member.visit('/login');
    await expect(
      driver.value('(() => { try { return sessionStorage.length; } catch { return "refused"; } })()'),
    ).resolves.toBe('refused');
    await member.type(login.login.loginName, 'anna@pelda.hu');
    await member.type(login.login.password, 'jelszo1');
    await member.press('button', login.login.submit);
    await member.sees('heading', memberTexts.menu.payment);
    await member.hears('button', payment.form.pay, payment.noStorage);

    // The menu, because a full load would drop a session in memory.
    await member.press('button', memberTexts.menu.profileGroup);
    await member.press('link', memberTexts.menu.profile);
    await member.type(account.profile.phone.phone, '06207654321');
    await member.press('button', account.profile.phone.submit);
    await member.reads(account.profile.phone.saved.split('{')[0] ?? '');
    expect(portal.transactions()).toEqual([]);
  });
});
