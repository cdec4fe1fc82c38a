import type { Locator, Page } from '@playwright/test';

import { sentTo, WizardOnPage } from '../support/journey';
import { expect, test } from '../support/portal';
import { enterWizard, settle } from '../support/visit';
import { wideUnless } from '../support/wide';
import { writers, type Writer } from '../support/writers';

interface Press {
  kind: 'clicked' | 'pressed';
  how: string;
  press: (button: Locator, page: Page) => Promise<void>;
}

const presses: readonly Press[] = [
  { kind: 'clicked', how: 'a double click', press: (button) => button.dblclick() },
  {
    kind: 'pressed',
    how: 'Enter and Space together',
    press: async (button, { keyboard }) => {
      await button.focus();
      await Promise.all([keyboard.down('Enter'), keyboard.down('Space'), keyboard.up('Space'), keyboard.up('Enter')]);
    },
  },
];

/** How long the service takes, in ms, so that the second press comes while the first request is under way. */
const delay = 400;

/** The presses of each test of a writer. What can be repeated is pressed both ways in one test. */
const testsOf = ({ once }: Writer): readonly (readonly Press[])[] => {
  if (once === undefined) return [presses];
  return presses.filter(({ kind }) => once === 'both' || once === kind).map((press) => [press]);
};

/** With every change: a step saved both ways. Page tests press the others twice, and journeys pay by a double click. */
const isQuick = ({ path }: Writer): boolean => path === '/submit-4';

for (const writer of writers) {
  for (const rounds of testsOf(writer)) {
    test(
      `${writer.what} by ${rounds.map(({ how }) => how).join(', then by ')} sends one request each time (FLT-4)`,
      wideUnless(isQuick(writer)),
      async ({ page, standin, request, world, problems }) => {
        for (const [round, { how, press }] of rounds.entries()) {
          await test.step(how, async () => {
            await writer.open({ page, standin, request, world, problems, round });
            await standin.fault({ call: writer.path, kind: 'slow', delay, times: 2 });
            // A second request would follow right after the first one.
            await settle(
              page,
              async () => {
                const answered = page.waitForResponse((response) => response.url().endsWith(writer.path));
                await press(writer.button(page), page);
                await answered;
              },
              { heading: false },
            );
            expect(await sentTo(standin, writer.path)).toHaveLength(round + 1);
            if (writer.with !== undefined)
              await expect.poll(() => sentTo(standin, writer.with ?? '')).toHaveLength(round + 1);
            await standin.clearFaults();
          });
        }
      },
    );
  }
}

for (const { width, moves } of [
  { width: 1280, moves: true },
  { width: 390, moves: false },
]) {
  test(
    `a double click on Next leaves the focus at the error, ${moves ? 'where the error moves the button away' : 'where the button stays'} (A11Y-3, ERR-7)`,
    wideUnless(moves),
    async ({ page, standin }) => {
      await page.setViewportSize({ width, height: 800 });
      const wizard = new WizardOnPage(page);
      await enterWizard(page, standin, 'vilmos', 1);
      await page.goto('/contracting');
      await wizard.isAt(1);
      const field = page.getByLabel('Születési hely');
      await field.fill('');
      const button = await wizard.next().boundingBox();
      if (button === null) throw new Error('Next isn’t on the screen');
      const { mouse } = page;
      await mouse.move(button.x + button.width / 2, button.y + button.height / 2);
      for (const clickCount of [1, 2]) {
        await mouse.down({ clickCount });
        await mouse.up({ clickCount });
        await expect(field).toBeFocused();
      }
      expect((await wizard.next().boundingBox())?.y !== button.y).toBe(moves);
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
    },
  );
}
