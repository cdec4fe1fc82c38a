/**
 * Every business constant, date limit and size limit of the portal (BIZ-1), each with its meaning.
 * Nothing else spells these numbers. Durations are milliseconds, money is whole forint, dates are yyyy-MM-dd.
 */

/** The version that the footer shows (NAV-11). */
export const appVersion = '2.8.1';

// ---------------------------------------------------------------- waiting and timing
/** Pause between two asks of a polled state: invoice state, contract status (PAY-8, SUM-1). */
export const pollIntervalMs = 5_000;
/** After this long a poll stops and offers a check-again button (PAY-10). */
export const pollLimitMs = 5 * 60_000;
/** A wait shorter than this shows no spinner (ERR-5). */
export const spinnerDelayMs = 600;
/** How long a success notice stays (ERR-1, MAN-2). */
export const noticeDurationMs = 5_000;
/** A request that has no answer by then has failed (ERR-2). */
export const requestTimeoutMs = 15_000;
/** How long before the session's end the countdown dialog opens (SES-7). */
export const sessionWarningMs = 2 * 60_000;
/** A draft kept over an ended session is dropped after this long (SES-8). */
export const draftLifeMs = 30 * 60_000;
/** A contract that ends within this many days makes the payment page speak of renewing it (PAY-1). */
export const expiryNoticeDays = 30;

// ---------------------------------------------------------------- dates
/** The last day on which basic offers could be requested (CON-2). */
export const basicOfferDeadline = '2020-01-30';
/** The last day on which leisure-card sub-accounts can be chosen (PAY-4). */
export const subAccountDeadline = '2022-12-31';
/** The last day on which the extension link shows (NAV-7). */
export const extensionDeadline = '2025-01-15';
/** When the payment-service notice shows on the upgrade page, Budapest time, both ends in (CON-4). */
export const paymentNotice = { date: '2023-06-17', from: '00:45', to: '01:45' } as const;
/** An upgrade that starts in this year keeps the present card (WIZ-9). */
export const keptCardStartYear = 2019;
/** A contract that starts more than this many months after January is paid by method 4 (WIZ-12). */
export const annualForcedAfterMonths = 9;
/** The day that personal tax ids count the birth date from (VAL-8). */
export const personalTaxIdEpoch = '1867-01-01';
/** The year at which a birth date calendar opens: the partner's (WIZ-6) and the bank account owner's (WIZ-11). */
export const birthCalendarYear = { partner: 2000, bank: 1980 } as const;

// ---------------------------------------------------------------- lists by year
/** The oldest year of the selector of documents and invoices (DOC-1). */
export const firstListYear = 2011;
/** A year's list shows only when the year is less than this many before the present one (DOC-1). */
export const listedYears = 4;

// ---------------------------------------------------------------- money
/** Delivery fees where the service's tariff gives none (0); personal pick-up is free (WIZ-9). */
export const defaultTariff = { postal: 1_000, courier: 1_500 } as const;
/** The fewest months that can be paid at once, unless only December is left (WIZ-13). */
export const minimumMonths = 2;

// ---------------------------------------------------------------- fields
/** Shortest password (PUB-3, VAL-7). */
export const passwordMinLength = 5;
/** Most digits of the direct debit limit (VAL-7). */
export const limitMaxDigits = 7;
/** Digits of a Hungarian postal code (VAL-7). */
export const zipLength = 4;
/** A mobile number as it is typed, and its length (VAL-6). */
export const phoneMask = '+36/99/9999999';
export const phoneLength = 14;
/** A tax number of a company or a person as it is typed (VAL-4). */
export const taxNumberMask = '99999999-9-99';
/** Digits of a personal tax id (VAL-8). */
export const personalTaxIdLength = 10;
/** Digits of a group of a bank account number (VAL-5). */
export const accountGroupLength = 8;
/** Digits of a whole bank account number (VAL-5); a direct debit mandate takes the longer one only (MAN-3). */
export const accountLengths = [16, 24] as const;
export const directDebitAccountLengths = [24] as const;
/** This many digits of an account identify the bank, so its name can be looked up (MAN-3). */
export const bankLookupDigits = 3;
/** A code in the sign-in path of at least this length is an activator, a shorter one a login name (PUB-6). */
export const activatorMinLength = 11;
/** Longest token that a path may carry (SEC-4). */
export const pathTokenMaxLength = 2_048;
/** Longest status, date or id that the intranet's link may carry (PUB-14). */
export const pathTextMaxLength = 200;
/** Greatest height of the street type menu, in px (ADDR-2). */
export const streetTypeMenuHeight = 350;

// ---------------------------------------------------------------- states and choices
/** The text of each level of the password meter, 0 to 4 (PUB-3). */
export const passwordStrengthLevels = ['low', 'low', 'medium', 'good', 'strong'] as const;
/** Card states in which reactivation is offered (NAV-6). */
export const reactivationCardStatuses: readonly number[] = [1, 9];
/** The package that sets the extra-large mark (NAV-10). */
export const extraLargePack = '3XL';
/** What the number of a virtual card begins with (WIZ-9). */
export const epassCardPrefix = 'EP';
/** The oldest systems that run the ePASS (NAV-15, WIZ-9). */
export const epassMinimum = { ios: '11', android: '4.4' } as const;
/** The consents of step 7, all needed to pay (WIZ-14). */
export const consentNames = ['monthlyFee', 'truth', 'terms', 'loyalty', 'usage'] as const;
export type ConsentName = (typeof consentNames)[number];
