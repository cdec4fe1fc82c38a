import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { config } from '../../src/config';
import { configureHttp } from '../../src/http/client';
import { calculateFees, withDelivery, type Fees } from '../../src/domain/fees';
import type { PaymentMethod } from '../../src/domain/paymentMethods';
import { getStep1, getStep2, getStep4, getStep6, getStep7 } from '../../src/services/contractingGet';
import { submitStep1, submitStep2, submitStep3, submitStep4, submitStep5, submitStep6, submitStep7 } from '../../src/services/contractingSubmit';
import { getDates, getPackages } from '../../src/services/lookups';
import { signInAs } from '../../mocks/control';
import { lastMail } from '../../mocks/model/mails';
import type { MailKind } from '../../mocks/mailTexts';
import { createTestServer } from '../../mocks/node';
import { createWorld, strictEntries, type World } from '../../mocks/world';

/** A Tuesday in spring: ten months of the year are left from the next one on. */
export const springDay = new Date('2026-03-10T09:00:00Z');

/**
 * One world and its handlers for a test file; every test begins with fresh personas and no session. A test in which the
 * portal broke the contract fails (STUB-3), unless it took the entries by `takeViolations`.
 */
export const useStandin = () => {
  const world = createWorld({ now: () => springDay, origin: 'http://portal.test' });
  const server = createTestServer(world);
  let token: string | undefined;
  let ended = 0;

  beforeAll(() => {
    // Without a page there is no address that calls could be relative to.
    config.apiRoot = world.origin;
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => {
    world.setClock();
    world.reset();
    token = undefined;
    ended = 0;
    configureHttp({ token: () => token, onSessionEnded: () => (ended += 1) });
  });
  afterEach(() => {
    expect(strictEntries(world)).toEqual([]);
  });
  afterAll(() => {
    server.close();
  });

  return {
    world,
    use: (given: string | undefined) => {
      token = given;
    },
    as: (persona: string) => {
      token = signInAs(world, persona).token;
    },
    sessionsEnded: () => ended,
  };
};

/** The strict entries' notes so far; they no longer fail the test. */
export const takeViolations = (world: World): (string | undefined)[] => {
  const notes = strictEntries(world).map(({ note }) => note);
  for (const entry of world.log) entry.strict = false;
  return notes;
};

/** The last part of the newest mail's first Hungarian link: its token. */
export const mailedToken = (world: World, to: string, kind: MailKind): string => {
  const href = lastMail(world, to, kind)?.links[0]?.href.hu;
  expect(href, `a ${kind} mail to ${to}`).toBeDefined();
  return decodeURIComponent(href?.split('/').at(-1) ?? '');
};

export const homeAddress = { zip: '1117', city: 'Budapest', street: 'Fő', streetType: 'utca', house: '1.' };

export interface Choices {
  cardPackage?: string;
  validFrom?: string;
  receipt?: 'a' | 'b' | 'c';
  delivery?: 0 | 1 | 2;
  method?: PaymentMethod;
  months?: number;
  birthPlace?: string;
}

const bank = {
  account: '1177301611111018',
  name: 'OTP Bank',
  owner: 'Nagy Béla',
  birthPlace: 'Budapest',
  birthDate: '1988-04-12',
  mothersName: 'Szabó Mária',
  address: homeAddress,
};

type Step = (key: string, choices: Choices) => Promise<unknown>;

const partnerStep: Step = async (key, { birthPlace }) => {
  const { partner } = await getStep1({ key });
  await submitStep1({ key, partner: { ...partner, ...(birthPlace === undefined ? {} : { birthPlace }) } });
};

const addressStep: Step = async (key) => {
  const { mail } = await getStep2({ key });
  await submitStep2({ key, home: homeAddress, mail, tel: '+36301234567', mailing: null });
};

const contractStep: Step = async (key, { validFrom, cardPackage, receipt = 'c' }) => {
  const start = validFrom ?? (await getDates({ key })).list[0] ?? '';
  const { list } = await getPackages({ key, datum: start });
  const chosen = cardPackage ?? list[0]?.name ?? '';
  await submitStep3({ key, contract: { validFrom: start, validTo: `${start.slice(0, 4)}-12-31`, cardPackage: chosen, receipt } });
};

const settledTerms = <T extends { validFrom?: string; validTo?: string; cardPackage?: string }>({ validFrom = '', validTo = '', cardPackage = '' }: T) => ({
  validFrom,
  validTo,
  cardPackage,
});

const cardStep: Step = async (key, { receipt = 'c', delivery = 0 }) => {
  const { contract, fees } = await getStep4({ key });
  const address = receipt === 'b' && delivery !== 0 ? homeAddress : null;
  const { remainingOverpayment: _rest, ...sent } = withDelivery(fees, receipt, delivery);
  await submitStep4({ key, contract: { ...settledTerms(contract), receipt, addressee: '', address }, fees: sent });
};

const invoiceStep: Step = (key) => submitStep5({ key, invoice: { direction: 0, name: '', tax: '', address: null } });

/** What the overpayment must be, from the fees for the whole rest of the year. */
export const overpaymentIn = ({ retainerTotal, chargedTotal, payable }: Fees): number => retainerTotal + chargedTotal - payable;

const paymentStep: Step = async (key, { method = '4', months }) => {
  const { contract, ledger } = await getStep6({ key });
  const monthly = method === '3' || method === '31';
  const { remainingOverpayment: _rest, ...fees } = calculateFees({
    ...ledger.fees,
    months: monthly ? (months ?? 2) : ledger.fees.months,
    overpayment: overpaymentIn(ledger.fees),
  });
  await submitStep6({
    key,
    contract: { ...settledTerms(contract), receipt: contract.receipt, address: contract.address ?? null },
    ledger: { fees, method, bank: method === '3' ? bank : null, payment: { mode: monthly ? 'monthly' : 'annual', months: fees.months } },
    transferFrom: monthly ? contract.validFrom : '',
  });
};

const summaryStep: Step = async (key, { method = '4' }) => {
  const { ledger } = await getStep7({ key });
  await submitStep7({ key, ledger: { fees: ledger.fees, method } });
};

const steps: readonly Step[] = [partnerStep, addressStep, contractStep, cardStep, invoiceStep, paymentStep, summaryStep];

/** Goes through the wizard's steps as the portal does, from `from` to `to`. */
export const fillWizard = async (key: string, choices: Choices = {}, from = 1, to = 7): Promise<void> => {
  for (const step of steps.slice(from - 1, to)) await step(key, choices);
};

export const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
