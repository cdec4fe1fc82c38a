import { test as base, expect } from '@playwright/test';

import { settings } from './settings.mjs';
import { createProblems } from './support/portal';

const origin = `http://${settings.host}:${settings.demo.port}`;

base('the demo signs a persona in from its desk, sets a fault, and resets after asking (STUB-5)', async ({ page }) => {
  const problems = createProblems([origin]);
  // What a full load cuts off gets past the service worker, or fails.
  problems.allow(/net::ERR_FAILED|status of 404/);
  problems.allow(/getAmounts|status of 500/);
  problems.watch(page.context());
  await page.goto(`${origin}${settings.demo.at}`);
  const desk = page.getByRole('dialog', { name: 'Demo desk' });
  await desk.getByRole('tab', { name: 'Faults' }).click();
  await desk.getByLabel('Call').selectOption('payment/getAmounts');
  await desk.getByRole('button', { name: 'Set the fault' }).click();
  await desk.getByRole('tab', { name: 'Personas' }).click();
  await desk.getByRole('button', { name: 'Sign in as Kovács Anna', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Befizetés' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Újrapróbálom' }).first()).toBeVisible();

  page.once('dialog', (question) => void question.accept());
  await desk.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bejelentkezés' })).toBeVisible();
  await expect(desk.getByRole('tab', { name: 'Faults', exact: true })).toBeVisible();
  expect(problems.found()).toEqual([]);
});
