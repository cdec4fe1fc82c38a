/**
 * Every business constant, date limit and size limit; they are written nowhere else. Durations are in milliseconds, money
 * is whole forint, dates are yyyy-MM-dd.
 */

export const appVersion = '2.8.1';

// ---------------------------------------------------------------- waiting and timing
/** Time between two polls of an invoice or a contract. */
export const pollIntervalMs = 5_000;
/** After this time polling stops and a check-again button shows. */
export const pollLimitMs = 5 * 60_000;
/** How long a wait lasts before a spinner shows. */
export const spinnerDelayMs = 600;
/** How long a wait lasts before the page says that it takes longer than usual. */
export const longWaitMs = 10_000;
/** How long a success notice stays. */
export const noticeDurationMs = 5_000;
export const requestTimeoutMs = 15_000;
/** How long before the session ends the countdown opens. */
export const sessionWarningMs = 2 * 60_000;
export const draftLifeMs = 30 * 60_000;
/** The overview names the last day of a contract that ends within this many days (CON-11). */
export const expiryNoticeDays = 30;

// ---------------------------------------------------------------- dates
export const basicOfferDeadline = '2020-01-30';

/** What the services call the club's own offer; the portal has its own names for it. */
export const basicOfferName = 'Alapajánlat';
export const subAccountDeadline = '2022-12-31';
export const extensionDeadline = '2025-01-15';
/** When the payment-service notice shows, in Budapest time; both minutes included. */
export const paymentNotice = { date: '2023-06-17', from: '00:45', to: '01:45' } as const;
/** An upgrade that starts in this year keeps the present card. */
export const keptCardStartYear = 2019;
/** A contract that starts more than this many months after January is paid by method 4 only. */
export const annualForcedAfterMonths = 9;
/** Day 0 of the birth date in a personal tax id. */
export const personalTaxIdEpoch = '1867-01-01';
/** The year at which a birth date calendar opens, for the partner and for the bank account's owner. */
export const birthCalendarYear = { partner: 2000, bank: 1980 } as const;

// ---------------------------------------------------------------- lists by year
/** Oldest year in the selectors of documents and invoices. */
export const firstListYear = 2011;
/** A year's list shows only if the year is less than this many years ago. */
export const listedYears = 4;

// ---------------------------------------------------------------- money
/** Delivery prices for a reply that leaves them out. Picking the card up is free. */
export const defaultTariff = { postal: 1_000, courier: 1_500 } as const;
/** Fewest months that can be paid at once, unless only December is left. */
export const minimumMonths = 2;

// ---------------------------------------------------------------- fields
export const passwordMinLength = 5;
/** Most digits of the direct debit limit. */
export const limitMaxDigits = 7;
export const zipLength = 4;
/** A mobile number as fields show it. */
export const phoneNumberMask = '+36/99/9999999';
/** A tax number as fields show it. */
export const taxNumberMask = '99999999-9-99';
export const personalTaxIdLength = 10;
/** Digits in one group of a bank account number. */
export const accountGroupLength = 8;
/** Digits of a bank account number; a direct debit mandate needs the longer one. */
export const accountLengths = [16, 24] as const;
export const directDebitAccountLengths = [24] as const;
/** The bank's name can be looked up from this many digits of the account. */
export const bankLookupDigits = 3;
/** A code in the sign-in path is an activator from this length on, a login name below. */
export const activatorMinLength = 11;
/** Longest token that a path may carry. */
export const pathTokenMaxLength = 2_048;
/** Longest status, date or id in the intranet's link. */
export const pathTextMaxLength = 200;
/** Longer texts of a reply are cut. */
export const replyTextMaxLength = 10_000;
/** Of more codes in a reply, this many are shown. */
export const codesShown = 10;
/** Maximum height of the street type menu, in px. */
export const streetTypeMenuHeight = 350;

// ---------------------------------------------------------------- steps of a contract
/** The wizard's last step, the summary. */
export const lastStep = 7;
/** The step of a signed contract: the final page. */
export const finalStep = 8;

// ---------------------------------------------------------------- states and choices
/** Text of each zxcvbn score, 0 to 4. */
export const passwordStrengthLevels = ['low', 'low', 'medium', 'good', 'strong'] as const;
/** Card statuses for which reactivation is offered. */
export const reactivationCardStatuses: readonly number[] = [1, 9];
/** The package that sets the extra-large mark. */
export const extraLargePack = '3XL';
export const epassCardPrefix = 'EP';
/** Oldest systems that run the ePASS. */
export const epassMinimum = { ios: '11', android: '4.4' } as const;
/** The consents of step 7; all are needed to pay. */
export const consentNames = ['monthlyFee', 'truth', 'terms', 'loyalty', 'usage'] as const;
export type ConsentName = (typeof consentNames)[number];
