import { intranetCodeStatus, intranetStatus } from '~/domain/contract/intranetStatus';

import { isValidationMessage, parseMessage, type ValidationKey } from './validationKeys';

/** Error codes of the services: each one's tone, field and text. */

type ErrorTone = 'error' | 'warning' | 'success';

export interface CatalogueEntry {
  /** Of the notice; a field that the code marks looks like an error whatever the tone. */
  tone: ErrorTone;
  /** The form field that the code marks. */
  field?: string | undefined;
}

export const errorCatalogue = {
  ACC_INVALID_AUTHENTICATION: { tone: 'error' },
  ACC_INVALID_ACTIVATOR: { tone: 'error' },
  ACC_INVALID_TOKEN: { tone: 'error' },
  ACC_ACTIVE_USER: { tone: 'error', field: 'email' },
  // Not a failure: the member has one more thing to do.
  ACC_INACTIVE_USER: { tone: 'success' },
  ACC_PASSWORDS_OLD: { tone: 'error', field: 'newPassword' },
  ACC_PASSWORDS_PREV: { tone: 'error', field: 'newPassword' },
  ACC_MAIL_ALREADY_EXISTS: { tone: 'error', field: 'email' },
  TECHNICAL_ERROR: { tone: 'error' },
  OFFLINE: { tone: 'error' },
  NOT_FOUND: { tone: 'error' },
  CONTR_NEW_YEAR_ALREADY: { tone: 'warning' },
  CONTR_HAVE_VALID_CONTRACT: { tone: 'warning' },
  CONTR_NO_NEXT_YEAR: { tone: 'warning' },
  CONTR_NO_VALID_CARD: { tone: 'warning' },
  CONTR_UNPAID: { tone: 'warning' },
  CONTR_DEC_THIS_YEAR: { tone: 'warning' },
  CONTR_INVALID_YEAR: { tone: 'warning' },
  CONTR_ALREADY_EMAILED: { tone: 'warning' },
  CONTR_EMPLOYER: { tone: 'warning' },
  CONTR_CO_CARD: { tone: 'warning' },
  INVALID_TOKEN: { tone: 'warning' },
  tokenInvalid: { tone: 'warning' },
  PAYING_DISABLED: { tone: 'warning' },
  NO_KR: { tone: 'warning' },
  PROFILE_NO_KR: { tone: 'warning' },
  HAS_DEBT: { tone: 'warning' },
  NEWSL_NOTEXISTS_MAIL: { tone: 'error', field: 'email' },
  EMAIL_INVALID: { tone: 'error', field: 'officeEmailOrCode' },
  privateEmail: { tone: 'error', field: 'officeEmailOrCode' },
  emailInUse: { tone: 'error', field: 'officeEmailOrCode' },
  // And its family (isTaxInvalid).
  TAX_INVALID: { tone: 'error', field: 'tax' },
  TAX_CARD_NOT_FOUND: { tone: 'error', field: 'tax' },
  'ERROR.NO.DIJ': { tone: 'error' },
  noTransaction: { tone: 'error' },
  hasValidContract: { tone: 'warning' },
  otpTransactionError: { tone: 'error' },
  PAYMENT_FAILED: { tone: 'error' },
  TRANSACTION_NOT_FOUND: { tone: 'error' },
  INVALID_PASSWORD: { tone: 'error', field: 'oldPassword' },
  // The portal's own: what an earlier try without an answer may have done (useEarlierTry).
  earlierTryPassword: { tone: 'warning' },
  earlierTryRegistration: { tone: 'warning' },
  // A service sends these without the number that the validator's text needs, so they have texts of their own.
  validate_min: { tone: 'error' },
  validate_max: { tone: 'error' },
  validate_maxAmount: { tone: 'error', field: 'amount' },
  validate_limit: { tone: 'error', field: 'limit' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The fields of the validators' messages, which are codes of the services too. */
const validatedFields: Partial<Record<ValidationKey, string>> = {
  validate_ident: 'loginName',
  validate_email: 'email',
  validate_emailOrCode: 'officeEmailOrCode',
  validate_phone: 'phone',
  validate_birthDate: 'birthDate',
  validate_samePassword: 'newPassword',
  validate_taxNum: 'tax',
  validate_taxId: 'tax',
  validate_taxOrBirth: 'tax',
  validate_taxExists: 'tax',
  validate_nullPayment: 'amount',
  validate_maxAmount: 'amount',
  validate_amount: 'amount',
  validate_bankAccount: 'account',
  validate_isCardNumMatch: 'oldCardNum',
  validate_zip: 'address.zip',
  validate_city: 'address.city',
  validate_limit: 'limit',
};

/** The key of a code's text in the `errors` namespace. i18next reads a dot as a level, so ERROR.NO.DIJ is renamed. */
export type ErrorTextKey = Exclude<ErrorCode, 'ERROR.NO.DIJ'> | 'ERROR_NO_DIJ' | 'unknown';

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

/** Whether the code is of the TAX_INVALID family (TAX_INVALID_BIRTH…), which has one text. */
export const isTaxInvalid = (code: string): boolean => code.startsWith('TAX_INVALID');

/** The portal's own code for a technical error of a device without a network. */
export const offlineCode = 'OFFLINE';

/** The portal's own code for those of a long list that aren't shown. */
export const moreCodes = (count: number): string => `MORE_CODES:${count}`;
/** How many codes aren't shown, if the code says that. */
export const moreCount = (code: string): number | undefined => {
  const count = /^MORE_CODES:(\d+)$/.exec(code)?.[1];
  return count === undefined ? undefined : Number(count);
};

/** Whether the code is a technical failure, which shows a reference and a retry. */
export const isTechnical = (code: string): boolean =>
  code === 'TECHNICAL_ERROR' || code === offlineCode || code.toUpperCase().includes('MARSHAL');

const careCodes: readonly string[] = [
  'CONTR_NO_VALID_CARD',
  'CONTR_DEC_THIS_YEAR',
  'TAX_CARD_NOT_FOUND',
  'hasValidContract',
  'TRANSACTION_NOT_FOUND',
];

/** Whether only customer care can help; the text then shows its contacts. */
export const needsCare = (code: string): boolean => careCodes.includes(code) || catalogueEntry(code).unknown;

/** What a code means. An unknown one is an error. */
export const catalogueEntry = (code: string): CatalogueEntry & { unknown: boolean } => {
  if (isErrorCode(code)) return { ...errorCatalogue[code], unknown: false };
  if (isTaxInvalid(code)) return { ...errorCatalogue.TAX_INVALID, unknown: false };
  if (moreCount(code) !== undefined) return { tone: 'error', unknown: false };
  const intranet = intranetCodeStatus(code);
  if (intranet !== undefined) {
    const { tone } = intranetStatus(intranet);
    return { tone: tone === 'neutral' ? 'warning' : tone, unknown: false };
  }
  if (isValidationMessage(code))
    return { tone: 'error', field: validatedFields[parseMessage(code).key], unknown: false };
  return { tone: 'error', unknown: !isTechnical(code) };
};

/** The key of a code's text: t(`errors:${errorTextKey(code)}`, { code }). Only `unknown` shows the code. */
export const errorTextKey = (code: string): ErrorTextKey => {
  if (isTechnical(code) && code !== offlineCode) return 'TECHNICAL_ERROR';
  if (isTaxInvalid(code)) return 'TAX_INVALID';
  if (!isErrorCode(code)) return 'unknown';
  return code === 'ERROR.NO.DIJ' ? 'ERROR_NO_DIJ' : code;
};
