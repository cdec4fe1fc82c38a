import type { Locator, Page } from '@playwright/test';
import { noticeDurationMs } from '../../../src/domain/constants';
import type { Scene } from './faultPages';
import { inSpring, saveSteps, WizardOnPage } from './journey';
import { expect } from './portal';
import type { Problems } from './problems';
import type { Standin } from './standin';
import { enter, enterWizard, open } from './visit';

export interface StateScene extends Scene {
  problems: Problems;
}

/** A state of a page that no route shows by itself, and how it is reached; in Hungarian. */
export interface State {
  name: string;
  reach: (scene: StateScene) => Promise<void>;
  /** There is none of it on a desktop. */
  onPhone?: boolean;
}

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

export const press = (page: Page, name: string | RegExp): Promise<void> => button(page, name).first().click();

/** Opens a page as a persona; `restless`: a dialog opens by itself and takes the heading out of sight. */
export const openAs = async (scene: { page: Page; standin: Standin }, persona: string, path: string, { restless = false } = {}): Promise<void> => {
  await enter(scene.page, scene.standin, persona);
  await open(scene.page, path, { restless });
};

/** Success notices stay, however long looking at them takes: no timer of 5 s ever runs out (ERR-1). */
export const keepNotices = async (page: Page): Promise<void> => {
  await page.addInitScript((duration) => {
    const real = window.setTimeout.bind(window);
    const value = (handler: TimerHandler, delay?: number, ...rest: unknown[]): number => (delay === duration ? 0 : real(handler, delay, ...rest));
    Object.defineProperty(window, 'setTimeout', { value });
  }, noticeDurationMs);
};

/** Opens the wizard at one of Vilmos' steps, those before it saved. In spring, when there is every way to pay; faults come afterwards. */
export const openStep = async ({ page, standin, request }: Pick<Scene, 'page' | 'standin' | 'request'>, step: number): Promise<void> => {
  await inSpring(page, standin);
  await saveSteps(standin, request, 'vilmos', step - 1);
  await enterWizard(page, standin, 'vilmos', step);
  await open(page, '/contracting');
  await new WizardOnPage(page).isAt(step);
};

/** A state of one of Vilmos' steps: what is done there once it is open. */
export const atStep = (step: number, name: string, act: (scene: StateScene) => Promise<void> = () => Promise.resolve()): State => ({
  name,
  reach: async (scene) => {
    await openStep(scene, step);
    await act(scene);
  },
});

export const dialogIsOpen = (page: Page, name?: string | RegExp): Promise<void> => expect(page.getByRole('dialog', name === undefined ? {} : { name })).toBeVisible();
