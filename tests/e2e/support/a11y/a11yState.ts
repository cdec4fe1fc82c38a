import type { Locator, Page } from '@playwright/test';

import type { Scene } from '../faults/faultPages';
import { inSpring, saveSteps, WizardOnPage } from '../journey';
import { expect } from '../portal';
import type { Problems } from '../problems';
import type { Standin } from '../standin';
import { enter, enterWizard, open } from '../visit';

export interface StateScene extends Scene {
  problems: Problems;
}

/** A state of a page that opening its route doesn't show, and how to reach it, in Hungarian. */
export interface State {
  name: string;
  reach: (scene: StateScene) => Promise<void>;
  /** A desktop doesn't have it. */
  onPhone?: boolean;
  /** `reach` stops the page's clock. */
  stopped?: boolean;
}

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

export const press = (page: Page, name: string | RegExp): Promise<void> => button(page, name).first().click();

/** Opens a page as a persona. With `restless` it doesn't wait for the heading: a dialog that opens by itself hides it. */
export const openAs = async (
  scene: { page: Page; standin: Standin },
  persona: string,
  path: string,
  { restless = false } = {},
): Promise<void> => {
  await enter(scene.page, scene.standin, persona);
  await open(scene.page, path, { restless });
};

/** Stops the page's clock, so that a notice that closes by itself stays. `page.clock.install()` has to come before the page opens. */
export const stopClock = async (page: Page): Promise<void> => {
  // A little ahead: the clock can't go back, and it runs on until it stops.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
};

/** Opens the wizard at one of Vilmos' steps with the earlier ones saved, in spring, when every way to pay is offered. Set faults afterwards. */
export const openStep = async (
  { page, standin, request }: Pick<Scene, 'page' | 'standin' | 'request'>,
  step: number,
): Promise<void> => {
  await inSpring(page, standin);
  await saveSteps(standin, request, 'vilmos', step - 1);
  await enterWizard(page, standin, 'vilmos', step);
  await open(page, '/contracting');
  await new WizardOnPage(page).isAt(step);
};

/** A state of one of Vilmos' steps, and what to do there once it is open. */
export const atStep = (
  step: number,
  name: string,
  act: (scene: StateScene) => Promise<void> = () => Promise.resolve(),
): State => ({
  name,
  reach: async (scene) => {
    await openStep(scene, step);
    await act(scene);
  },
});

export const dialogIsOpen = (page: Page, name?: string | RegExp): Promise<void> =>
  expect(page.getByRole('dialog', name === undefined ? {} : { name })).toBeVisible();
