import { expect, test as base, type Page } from '@playwright/test';
import { settings } from '../settings.mjs';
import { createProblems, type Problems } from './problems';
import type { Options } from './keptPage';
import { askForLittleData } from './savesData';

const origin = `http://${settings.host}:${settings.demo.port}`;
/** The folder that the demo's build lies in. */
export const demoAddress = `${origin}${settings.demo.at}`;

/** Playwright's test for the demo: the stand-in lives in the page, so there is no server to ask; nothing unexpected may happen. */
export const test = base.extend<Pick<Options, 'savesData'> & { problems: Problems }>({
  savesData: [false, { option: true }],
  context: async ({ context, savesData }, provide) => {
    if (savesData) await askForLittleData(context);
    await provide(context);
  },
  problems: [
    async ({ context }, provide) => {
      const problems = createProblems([origin]);
      problems.watch(context);
      // The worker takes these requests too, and a full load that cuts them off looks like a failure then.
      problems.allow(/(?:favicon\.svg|\/assets\/[\w.-]+) net::ERR_FAILED$/);
      await provide(problems);
      expect(problems.found(), 'console, page errors and requests stay as expected').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export type Section = 'Szereplők' | 'Levelek' | 'Bank' | 'Óra' | 'Hibák' | 'Hívások';

/** The address of a path of the portal in the demo. */
export const addressOf = (path: string): string => `${demoAddress}#${path}`;

/** The desk as a tester uses it. */
export class DeskOnPage {
  constructor(private readonly page: Page) {}

  readonly drawer = () => this.page.getByRole('dialog', { name: 'Demóasztal' });

  open = async (section: Section): Promise<void> => {
    const tab = this.drawer().getByRole('tab', { name: section });
    if (!(await tab.isVisible())) await this.page.getByRole('button', { name: 'Demóasztal megnyitása' }).click();
    await tab.click();
  };

  close = (): Promise<void> => this.page.getByRole('button', { name: 'Demóasztal bezárása' }).click();

  signIn = async (name: string): Promise<void> => {
    await this.open('Szereplők');
    await this.drawer().getByRole('button', { name: `Belépés: ${name}`, exact: true }).click();
  };

  /** Opens the newest e-mail to somebody by its link. */
  follow = async (to: string, link: string): Promise<void> => {
    await this.open('Levelek');
    await this.drawer().getByLabel('Címzett').selectOption(to);
    await this.drawer().getByRole('link', { name: new RegExp(`^${link}:`) }).first().click();
  };

  travel = async (date: string, freshPersonas = false): Promise<void> => {
    await this.open('Óra');
    await this.drawer().getByLabel('Nap').fill(date);
    await this.drawer().getByLabel('Idő').fill('10:00');
    await this.drawer().getByRole('button', { name: freshPersonas ? 'Beállítás friss szereplőkkel' : 'Beállítás', exact: true }).click();
  };
}
