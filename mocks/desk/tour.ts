import { paths } from '../../src/paths';

/** The situations of the tour, in its order. */
export const tourNames = ['contract', 'debt', 'mandate', 'upgrade', 'care'] as const;
export type TourName = (typeof tourNames)[number];

export const isTourName = (name: string): name is TourName => tourNames.some((one) => one === name);

interface TourStep {
  /** What has to be typed. */
  copy?: string;
  /** The call and the answer that show that it was done ('payment/getAmounts {"status":"OK"}'). Nothing tells of a step that is only read. */
  done?: RegExp;
  /** Or the page that shows it. */
  page?: string;
}

interface Tour {
  persona: string;
  /** The page where it begins; without one, customer care enters. */
  path?: string;
  /** The last day of a year on which it can be shown, MM-dd: after it the clock goes back there. */
  lastDay?: string;
  /** One for each text. */
  steps: readonly TourStep[];
}

const code = '71ABNZ12';
const hasChosen = /^contracting\/start .*"status":"OK"/;
const isInWizard = /^contracting\/get-[1-7] .*"status":"OK"/;
const hasPaid = /^payment\/endTransaction .*"auth":/;

export const tours: Readonly<Record<TourName, Tour>> = {
  contract: {
    persona: 'bela',
    path: paths.newContract,
    steps: [
      { copy: code, done: /list-employers-by-domain .*"status":"OK"/ },
      { done: hasChosen },
      { done: isInWizard },
      { done: hasPaid },
      { done: /^contracting\/get-8 .*"status":"DONE"/ },
    ],
  },
  debt: {
    persona: 'denes',
    path: paths.payment,
    steps: [
      { done: /^payment\/endTransaction .*"messages":/ },
      { done: hasPaid },
      { done: /^payment\/getInvState .*"status":"DONE"/ },
    ],
  },
  mandate: {
    persona: 'anna',
    path: paths.directDebit,
    steps: [
      { copy: '11773016-11111018-00000000', done: /get-bank-from-account .*"status":"OK"/ },
      { copy: '20000', done: /^payment\/setDirectDebitAuth .*"status":"OK"/ },
      {},
    ],
  },
  upgrade: {
    persona: 'ilona',
    path: paths.upgrade,
    // In December nobody can upgrade.
    lastDay: '11-30',
    steps: [
      { copy: code, done: hasChosen },
      { done: isInWizard },
      { done: /^contracting\/submit-6 .*"status":"OK"/ },
      { done: hasPaid },
    ],
  },
  care: { persona: 'anna', steps: [{}, {}, { page: paths.login }] },
};
