import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';

import { config } from '~/config/config';
import { monthsLeft } from '~/domain/money/contractMonths';

import type { Contracting } from '../../../mocks/contract';
import { settings } from '../settings.mjs';
import { expect } from './portal';
import type { Standin } from './standin';
import { enterWizard, open } from './visit';

/** A contract that starts in April has nine months of the year left. */
const springDay = '2026-03-10';

export const stepTitles = [
  'Személyes adatok',
  'Lakcím és telefon',
  'Szerződés adatai',
  'Kártya és átvétel',
  'Számlázás',
  'Fizetési mód',
  'Összegzés és fizetés',
] as const;

/** A spring day on which a contract is done at the first poll. Other tests cover the polling. */
export const inSpring = async (page: Page, standin: Standin): Promise<void> => {
  await standin.reset(springDay);
  await page.clock.install({ time: `${springDay}T12:00:00+02:00` });
  await standin.settings({ pollsUntilDone: 0, secondsUntilDone: 0 });
};

interface Start {
  persona: string;
  type?: 'R' | 'U';
  /** The work e-mail of a company offer. An upgrade of the present card needs none. */
  email?: string;
}

/** Starts a contracting by calling the service, and returns the link from the mail. */
export const startContract = async (
  standin: Standin,
  request: APIRequestContext,
  world: string,
  { persona, type = 'R', email = '' }: Start,
): Promise<string> => {
  const { token, user } = await standin.signIn(persona);
  const kr = 'kr' in user && typeof user.kr === 'string' ? user.kr : '';
  const offer =
    email === ''
      ? { employer: 'ALAP', key: 0, kartya_fajta: 'ALAP' }
      : { employer: 'E100', key: 1, kartya_fajta: 'CEGES' };
  const headers = { 'x-world': world, authorization: `Bearer ${token}` };
  const reply = await request.post(`${settings.servicesOrigin}${config.bases.contracting}/start`, {
    headers,
    data: { type, email: email || `${persona}@pelda.hu`, kr, ...offer },
  });
  expect(await reply.json(), 'the contracting starts').toMatchObject({ status: 'OK' });
  return standin.link(email === '' ? `${persona}@pelda.hu` : email, 'contract');
};

/** Saves steps 4 to `upTo` of the persona's contract by calling the service: unchanged, paid yearly by card. */
export const saveSteps = async (
  standin: Standin,
  request: APIRequestContext,
  persona: string,
  upTo: number,
): Promise<void> => {
  if (upTo < 4) return;
  const process = (await standin.state()).processes.find(({ accountId }) => accountId === persona);
  const { token } = await standin.signIn(persona);
  const call = async <P extends keyof Contracting>(
    path: P,
    data: Omit<Contracting[P]['in'], 'key'>,
  ): Promise<Contracting[P]['out']> => {
    const reply = await request.post(`${settings.servicesOrigin}${config.bases.contracting}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { key: process?.key, ...data },
    });
    const body = (await reply.json()) as Contracting[P]['out'];
    expect(body, path).toMatchObject({ status: 'OK' });
    return body;
  };
  const { contract, fees } = await call('/get-4', {});
  const { validFrom = '', validTo = '', cardPackage = '', receipt = 'c' } = contract;
  const terms = { validFrom, validTo, cardPackage, receipt };
  const months = monthsLeft(validFrom);
  // The service computes no sums before step 6.
  const fdij = fees.fdij1 + fees.fdij3;
  const fhdijo = fees.hdij * months;
  const yearly = { ...fees, fhonap: months, fdij, fhdijo, fosszeg: fhdijo + fdij };
  await call('/submit-4', { contract: { ...terms, addressee: '', address: null }, fees: yearly });
  if (upTo >= 5) await call('/submit-5', { invoice: { direction: 0, name: '', tax: '', address: null } });
  if (upTo >= 6)
    await call('/submit-6', {
      contract: { ...terms, address: null },
      ledger: { fees: yearly, method: '4', bank: null, payment: { mode: 'annual', months } },
      transferFrom: '',
    });
};

/** The wizard as a member uses it, in Hungarian. */
export class WizardOnPage {
  constructor(private readonly page: Page) {}

  readonly heading = (step: number) =>
    this.page.getByRole('heading', { level: 2, name: stepTitles[step - 1] ?? '?', exact: true });
  readonly next = () => this.page.getByRole('main').getByRole('button', { name: 'Tovább', exact: true });
  readonly radio = (name: string) => this.page.getByRole('radio', { name, exact: true });

  /** The cost panel shows this as the sum to pay. */
  expectPayable = (amount: string): Promise<void> =>
    expect(this.page.getByRole('complementary', { name: 'Mit fizet?' })).toContainText(
      new RegExp(`Fizetendő\\s*${amount.replaceAll(' ', '\\s')}`),
      { useInnerText: true },
    );

  /** The step is open and ready to use. */
  isAt = async (step: number): Promise<void> => {
    await expect(this.heading(step)).toBeVisible();
    if (step < stepTitles.length) await expect(this.next()).toBeVisible();
    else await expect(this.page.getByRole('group', { name: 'Nyilatkozatok' })).toBeVisible();
  };

  /** Presses Next in a step and waits for the one after it. */
  goOn = async (from: number): Promise<void> => {
    await this.isAt(from);
    await this.next().click();
    await this.isAt(from + 1);
  };

  /** From Béla's e-mailed link to step 3. */
  begin = async (link: string): Promise<void> => {
    await this.page.goto(link);
    await this.page.getByRole('button', { name: 'Szerződéskötés folytatása' }).click();
    await this.isAt(1);
    await this.page.getByLabel('Anyja születési neve').fill('Kovács Erzsébet');
    await this.goOn(1);
    await this.page.getByLabel('Mobiltelefon').fill('06 20 765 4321');
    await this.goOn(2);
  };

  back = (toStep: number): Promise<void> =>
    this.page.getByRole('button', { name: `${stepTitles[toStep - 1] ?? '?'} – kész` }).click();

  chooseContract = async (cardPackage: string): Promise<void> => {
    await this.isAt(3);
    await this.page.getByRole('radio', { name: cardPackage, exact: true }).check();
    await this.page.getByLabel('Elfogadom a szerződési feltételeket').check();
    await this.goOn(3);
  };

  choosePayment = async (method: string): Promise<void> => {
    await this.isAt(6);
    await this.radio(method).check();
    await this.goOn(6);
  };

  /** Ticks every consent and presses Pay. */
  sign = async (): Promise<void> => {
    await this.isAt(7);
    for (const consent of await this.page.getByRole('group', { name: 'Nyilatkozatok' }).getByRole('checkbox').all())
      await consent.check();
    await this.page.getByRole('main').getByRole('button', { name: 'Fizetés', exact: true }).click();
  };
}

/** Opens the wizard at one of Vilmos' steps with the earlier ones saved, in spring, when every way to pay is offered. Set faults afterwards. */
export const openStep = async (
  page: Page,
  standin: Standin,
  request: APIRequestContext,
  step: number,
): Promise<WizardOnPage> => {
  await inSpring(page, standin);
  await saveSteps(standin, request, 'vilmos', step - 1);
  await enterWizard(page, standin, 'vilmos', step);
  await open(page, '/contracting');
  const wizard = new WizardOnPage(page);
  await wizard.isAt(step);
  return wizard;
};

/** On a phone: unfolds the costs in the bar at the bottom. */
export const unfoldCosts = async (page: Page): Promise<void> => {
  await page.getByText('Fizetendő', { exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByText(/a hűségidő is eddig tart/).filter({ visible: true })).toHaveCount(1);
};

/** Waits for the bank's page and pays there. Returns the sum that the bank names, in forint. */
export const payAtTheBank = async (page: Page): Promise<number> => {
  await expect(page).toHaveURL(new RegExp(`^${settings.bankOrigin}/bank`));
  const sum = await page.locator('dd').first().textContent();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  return Number(sum?.replaceAll(/\D/g, ''));
};

/** The final page says that the contract is done. */
export const expectDone = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL('/contracting/sum');
  await expect(page.getByText('Elkészült a szerződése.')).toBeVisible();
};

/** Returns the name and the first bytes of the file that a press downloads. */
export const downloadOf = async (page: Page, press: () => Promise<void>): Promise<{ name: string; begins: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), begins: bytes.subarray(0, 5).toString('latin1') };
};

/** The bodies of the calls made to a path so far. */
export const sentTo = async (standin: Standin, path: string): Promise<unknown[]> =>
  (await standin.log()).filter((entry) => entry.path === path).map(({ body }) => body);
