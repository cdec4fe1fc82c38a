import { yearOf, type IsoDate } from '../../src/domain/time/dates';
import { paths, patterns } from '../../src/paths';

/** The situations of the tour, in its order. */
export const tourNames = ['contract', 'debt', 'mandate', 'upgrade', 'care'] as const;
export type TourName = (typeof tourNames)[number];

export const isTourName = (name: string): name is TourName => tourNames.some((one) => one === name);

/** What has to be typed, the desk's tab where it is done, and one sign that it was done. */
interface TourStep {
  copy?: string;
  section?: 'mails';
  /** The call and the answer that show it: 'payment/getAmounts {"status":"OK"}'. */
  done?: RegExp;
  /** The page that shows it. */
  page?: string;
  /** A dialog of the portal that it opens or closes. */
  dialog?: 'opens' | 'closes';
}

interface Tour {
  persona: string;
  /** The page where it begins; without one, customer care enters. */
  path?: string;
  /** The first and the last day of a year on which it can be shown, MM-dd: on another one the clock goes to the nearer. */
  days?: readonly [first: string, last: string];
  /** One for each text. */
  steps: readonly TourStep[];
}

/** From the employer's code to the contract's first step. */
const toWizard: readonly TourStep[] = [
  { copy: '71ABNZ12', done: /list-employers-by-domain .*"status":"OK"/ },
  { done: /^contracting\/start .*"status":"OK"/ },
  { section: 'mails', page: patterns.offers },
  { done: /^contracting\/get-[1-7] .*"status":"OK"/ },
];
const hasPaid = /^payment\/endTransaction .*"auth":/;
/** From the wizard's first step to the signed contract. */
const toContract: readonly TourStep[] = [
  { done: /^contracting\/get-3 .*"status":"OK"/ },
  { done: /^contracting\/submit-3 .*"status":"OK"/ },
  { done: /^contracting\/submit-6 .*"status":"OK"/ },
  { done: hasPaid },
  { done: /^contracting\/get-8 .*"status":"DONE"/ },
];

export const tours: Readonly<Record<TourName, Tour>> = {
  contract: { persona: 'bela', path: paths.newContract, steps: [...toWizard, ...toContract] },
  debt: {
    persona: 'denes',
    path: paths.payment,
    // Before March he can't owe three months.
    days: ['03-01', '12-31'],
    steps: [
      { done: /^payment\/endTransaction .*"messages":/ },
      { done: hasPaid },
      { done: /^payment\/getInvState .*"status":"DONE"/ },
    ],
  },
  mandate: {
    persona: 'otto',
    path: paths.directDebit,
    // In December the bank would be too late for a collection.
    days: ['01-01', '11-30'],
    steps: [
      { copy: '11773016-11111018-00000000', done: /get-bank-from-account .*"status":"OK"/ },
      { dialog: 'opens' },
      { done: /^payment\/setDirectDebitAuth .*"status":"OK"/ },
      { dialog: 'closes' },
    ],
  },
  upgrade: {
    persona: 'ilona',
    path: paths.upgrade,
    // In December nobody can upgrade.
    days: ['01-01', '11-30'],
    steps: [...toWizard, ...toContract],
  },
  care: { persona: 'anna', steps: [{ dialog: 'opens' }, { dialog: 'closes' }, { page: paths.login }] },
};

/** The day, today if it can be, on which the situation is shown. */
export const dayOf = ({ days: [first, last] = ['01-01', '12-31'] }: Tour, today: IsoDate): IsoDate => {
  const year = yearOf(today);
  if (today < `${year}-${first}`) return `${year}-${first}`;
  return today > `${year}-${last}` ? `${year}-${last}` : today;
};
