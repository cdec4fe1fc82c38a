/** The specification's dated rules: until when something is offered or shown. */
import { basicOfferDeadline, extensionDeadline, paymentNotice, subAccountDeadline } from '~/domain/constants';

import type { Moment } from './clock';
import type { IsoDate } from './dates';

// ISO dates compare as text; the last day is in.

export const canExtend = (today: IsoDate): boolean => today <= extensionDeadline;

/** Whether basic offers can still be requested for a new contract. */
export const basicOffersOpen = (today: IsoDate): boolean => today <= basicOfferDeadline;

export const subAccountsOpen = (today: IsoDate): boolean => today <= subAccountDeadline;

/** Whether the payment-service notice shows at that moment in Budapest. */
export const paymentNoticeShown = ({ date, time }: Moment): boolean =>
  date === paymentNotice.date && time >= paymentNotice.from && time <= paymentNotice.to;
