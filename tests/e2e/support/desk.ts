import { test as base, expect, type Locator, type Page } from '@playwright/test';

import { settings } from '../settings.mjs';
import { createProblems, type Problems } from './problems';
import { slowDown } from './slow';

const origin = `http://${settings.host}:${settings.demo.port}`;
/** The folder that serves the demo build. */
export const demoAddress = `${origin}${settings.demo.at}`;

/** Playwright's test for the demo, where the stand-in runs in the page. It fails on unexpected console output and requests. */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, provide) => {
      slowDown(context);
      const problems = createProblems([origin]);
      problems.watch(context);
      // The service worker sees these requests too, and one that a full load cuts off looks like a failure to it.
      problems.allow(/(?:favicon\.svg|\/assets\/[\w.-]+) net::ERR_FAILED$/);
      // What a page reports or asks about the service while it is left may miss the worker, which answers open pages only: a
      // demo's host knows nothing of it.
      problems.allow(
        /(?:status of 404 \(Not Found\) \(.*\/(?:client-log|status\.json)\)|\/(?:client-log|status\.json) net::ERR_FAILED)$/,
      );
      await provide(problems);
      expect(problems.found(), 'console, page errors and requests stay as expected').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export type Section = 'Bemutató' | 'Szereplők' | 'Levelek' | 'Óra' | 'Hibák' | 'Hívások' | 'Üzemeltetés';

const forDevelopers: readonly Section[] = ['Hibák', 'Hívások', 'Üzemeltetés'];

/** Where the demo has a path of the portal. */
export const addressOf = (path: string): string => `${demoAddress}#${path}`;

/** The demo desk as a tester uses it. */
export class DeskOnPage {
  constructor(private readonly page: Page) {}

  readonly drawer = () => this.page.getByRole('dialog', { name: 'Demóasztal' });

  open = async (section: Section): Promise<void> => {
    const tab = this.drawer().getByRole('tab', { name: section });
    // A dialog of the portal hides the handle from assistive technology, but it can be clicked.
    const handle = this.page.getByRole('button', { name: 'Demóasztal megnyitása', includeHidden: true });
    // Tabs share whether the desk is open, so a new one may begin with either.
    await expect(handle.or(this.drawer()).first()).toBeVisible();
    if (await handle.isVisible()) await handle.click();
    const developers = this.drawer().getByRole('switch', { name: 'Fejlesztőknek' });
    if (forDevelopers.includes(section) && !(await developers.isChecked())) await developers.click();
    await tab.click();
  };

  close = (): Promise<void> => this.page.getByRole('button', { name: 'Demóasztal bezárása' }).click();

  /** Presses what loads the page afresh. Until it has, whatever the portal shows is still the old page. */
  private readonly pressAndLoad = async (control: Locator): Promise<void> => {
    await Promise.all([this.page.waitForEvent('load'), control.click()]);
  };

  signIn = async (name: string): Promise<void> => {
    await this.open('Szereplők');
    await this.pressAndLoad(this.drawer().getByRole('button', { name: `Belépés: ${name}`, exact: true }));
  };

  enterAsSupport = async (name: string): Promise<void> => {
    await this.open('Szereplők');
    await this.pressAndLoad(
      this.drawer().getByRole('button', { name: `Belépés ügyfélszolgálatként: ${name}`, exact: true }),
    );
  };

  /** Opens the newest e-mail to somebody by its link. */
  follow = async (to: string, link: string): Promise<void> => {
    await this.open('Levelek');
    await this.drawer().getByLabel('Címzett').selectOption(to);
    await this.pressAndLoad(
      this.drawer()
        .getByRole('link', { name: new RegExp(`^${link}:`) })
        .first(),
    );
  };

  /** Moves the clock to a day, with everything afresh. */
  startOn = async (date: string): Promise<void> => {
    await this.open('Óra');
    await this.drawer()
      .getByLabel(/^Nap és idő/)
      .fill(`${date}T10:00`);
    await this.pressAndLoad(this.drawer().getByRole('button', { name: 'Beállítás friss szereplőkkel', exact: true }));
  };

  reset = async (): Promise<void> => {
    await this.drawer().getByRole('button', { name: 'Alaphelyzet' }).click();
    await this.pressAndLoad(this.drawer().getByRole('button', { name: 'Igen, legyen minden friss' }));
  };
}
