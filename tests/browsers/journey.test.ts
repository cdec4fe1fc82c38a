// @vitest-environment node
import { mkdtempSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import texts from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import type { Driver } from './driver';
import { firefox } from './firefox';
import { Member } from './member';
import { startPortal } from './portal';
import { waitFor } from './waitFor';
import { webkit } from './webkit';

const { contracting, member: memberTexts, wizard } = texts;
const { login } = common;

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

/** Playwright's tests run in Chromium. */
const engines = [firefox, webkit].filter(({ found }) => found);
const sizes = [
  { width: 1280, height: 820 },
  { width: 390, height: 844 },
];

describe.each(engines)('$name', ({ launch }) => {
  let driver: Driver;
  let downloads: string;
  beforeEach(() => {
    downloads = mkdtempSync(join(tmpdir(), 'cportal-downloads-'));
    portal.reset();
  });
  afterEach(() => driver.close());

  const signIn = async (member: Member): Promise<void> => {
    await member.type(login.login.loginName, 'bela@pelda.hu');
    await member.type(login.login.password, 'jelszo1');
    await member.press('button', login.login.submit);
  };

  it.each(sizes)(
    'from signing in through seven steps and the bank to the contract’s file, at $width px; Back from the bank takes nothing twice; an ended session goes on where it was (OPS-8, FLT-5, SES-10)',
    async ({ width, height }) => {
      driver = await launch({ width, height, downloads });
      const member = new Member(driver, portal.origin);
      await member.visit('/login');
      await signIn(member);
      await member.sees('heading', memberTexts.menu.newContract);

      await member.visit(portal.startContract('bela', 'bela@peldakft.hu'));
      await member.press('button', contracting.continue);
      const next = async (heading: string): Promise<void> => {
        await member.press('button', common.button.next);
        await member.sees('heading', heading);
      };
      await member.type(wizard.partner.mothersName, 'Kovács Erzsébet');
      await next(wizard.step2);
      await member.type(wizard.address.tel, '06207654321');
      await next(wizard.step3);
      await member.press('radio', 'M');
      await member.press('checkbox', wizard.contract.terms);
      await next(wizard.step4);
      await next(wizard.step5);
      await next(wizard.step6);
      await member.press('radio', 'Bankkártya');
      await next(wizard.step7);
      await member.press('button', wizard.consent.all);
      await member.press('button', wizard.summary.pay);

      await member.isAt(portal.bankOrigin);
      await member.awayAndBack('/contracting', () => member.sees('heading', wizard.step7));
      await member.isAt(portal.bankOrigin);
      await member.press('button', 'Pay');
      await member.reads(contracting.status.done);
      expect(portal.transactions()).toHaveLength(1);

      await member.press('button', 'Letöltés: Tagsági szerződés');
      // Firefox renames the file when it is whole, perhaps while it is looked at.
      await waitFor('the contract’s file', async () => {
        const name = readdirSync(downloads).find((file) => file.endsWith('.pdf')) ?? '';
        return (await readFile(join(downloads, name), 'latin1')).startsWith('%PDF-') || undefined;
      });

      portal.expire();
      await member.visit('/invoices');
      await member.reads(common.notice.sessionEnded);
      await signIn(member);
      await member.sees('heading', memberTexts.menu.invoices);
      await member.isAt('/invoices');
    },
  );
});
