import {
  basicOfferDeadline,
  extensionDeadline,
  keptCardStartYear,
  paymentNotice,
  subAccountDeadline,
} from '../../../src/domain/constants';
import { budapestMoment } from '../../../src/domain/time/clock';
import type { IsoDate } from '../../../src/domain/time/dates';

/** A day and time in Budapest as a moment. A time that the clocks skip in spring becomes an hour later. */
export const budapestInstant = (date: IsoDate, time: string): Date => {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const hours = [1, 2].find((ahead) => {
    const moment = budapestMoment(new Date(asUtc - ahead * 3_600_000));
    return moment.date === date && moment.time === time;
  });
  return new Date(asUtc - (hours ?? 1) * 3_600_000);
};

export type RuleDay =
  'receipt' | 'basicOffers' | 'subAccounts' | 'serviceNotice' | 'extension' | 'november' | 'december' | 'yearEnd';

/** Days on which a dated rule shows. */
export const ruleDays = (year: number): { rule: RuleDay; date: IsoDate; time: string }[] => [
  { rule: 'november', date: `${year}-10-20`, time: '12:00' },
  { rule: 'december', date: `${year}-12-10`, time: '12:00' },
  { rule: 'yearEnd', date: `${year}-12-31`, time: '12:00' },
  { rule: 'receipt', date: `${keptCardStartYear}-03-05`, time: '12:00' },
  { rule: 'basicOffers', date: basicOfferDeadline, time: '12:00' },
  { rule: 'subAccounts', date: subAccountDeadline, time: '12:00' },
  { rule: 'serviceNotice', date: paymentNotice.date, time: '01:00' },
  { rule: 'extension', date: extensionDeadline, time: '12:00' },
];
