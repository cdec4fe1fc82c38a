import { intranetStatus } from '~/domain/contract/intranetStatus';
import { isValidationMessage, parseMessage, type ValidationKey } from '~/domain/validation/validationKeys';

/** The codes of the services: what each one means, and its text. */

interface CatalogueEntry {
  /** Of the notice; a field that the code marks looks like an error whatever the tone. */
  tone: 'error' | 'warning' | 'success';
  /** The form field that the code marks. */
  field?: string;
  /** Only customer care can help; the text then shows its contacts. */
  care?: boolean;
  /** A technical failure, which shows a reference and a retry. */
  technical?: boolean;
  /** The language of its text, where it has only that (I18N-3). */
  lang?: 'hu';
}

/** The portal's own code for a technical error of a device without a network. */
export const offlineCode = 'OFFLINE';

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
  TECHNICAL_ERROR: { tone: 'error', technical: true },
  OFFLINE: { tone: 'error', technical: true },
  NOT_FOUND: { tone: 'error' },
  CONTR_NEW_YEAR_ALREADY: { tone: 'warning' },
  CONTR_HAVE_VALID_CONTRACT: { tone: 'warning' },
  CONTR_NO_NEXT_YEAR: { tone: 'warning' },
  CONTR_NO_VALID_CARD: { tone: 'warning', care: true },
  CONTR_UNPAID: { tone: 'warning' },
  CONTR_DEC_THIS_YEAR: { tone: 'warning', care: true },
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
  // The portal's own: EMAIL_INVALID for the member's private address.
  privateEmail: { tone: 'error', field: 'officeEmailOrCode' },
  emailInUse: { tone: 'error', field: 'officeEmailOrCode' },
  // Stands for its family, too (isTaxInvalid).
  TAX_INVALID: { tone: 'error', field: 'tax' },
  TAX_CARD_NOT_FOUND: { tone: 'error', field: 'tax', care: true, lang: 'hu' },
  'ERROR.NO.DIJ': { tone: 'error' },
  noTransaction: { tone: 'error' },
  hasValidContract: { tone: 'warning', care: true },
  otpTransactionError: { tone: 'error' },
  PAYMENT_FAILED: { tone: 'error' },
  TRANSACTION_NOT_FOUND: { tone: 'error', care: true },
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

type TextKey =
  | `errors.${Exclude<ErrorCode, 'ERROR.NO.DIJ'> | 'ERROR_NO_DIJ' | 'more' | 'unknown'}`
  | `validation.${ValidationKey}`
  | `portal:${ReturnType<typeof intranetStatus>['textKey'] | 'status.intra.contractDenied'}`;

export interface CodeDescription {
  /** The key of its text, in the namespaces `common` and `portal`. */
  textKey: TextKey;
  values: Record<string, string | number>;
  tone: CatalogueEntry['tone'];
  /** The form field that the code marks. */
  field: string | undefined;
  care: boolean;
  technical: boolean;
  lang: 'hu' | undefined;
  /** Whether anybody knows the code; the text of an unlisted one shows it. */
  listed: boolean;
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

/** Whether the code is of the TAX_INVALID family (TAX_INVALID_BIRTH…), which has one text. */
export const isTaxInvalid = (code: string): boolean => code.startsWith('TAX_INVALID');

/** The portal's own code for those of a long list that aren't shown. */
const morePattern = /^MORE_CODES:(\d+)$/;
export const moreCodes = (count: number): string => `MORE_CODES:${count}`;

const listed = (
  textKey: TextKey,
  { tone = 'error', field, care = false, technical = false, lang }: Partial<CatalogueEntry> = {},
  values: CodeDescription['values'] = {},
): CodeDescription => ({ textKey, values, tone, field, care, technical, lang, listed: true });

const describeEntry = (code: ErrorCode): CodeDescription =>
  // i18next reads a dot as a level.
  listed(`errors.${code === 'ERROR.NO.DIJ' ? 'ERROR_NO_DIJ' : code}`, errorCatalogue[code]);

/** What a code means. An unlisted one is an error with which customer care can help. */
export const describeCode = (code: string): CodeDescription => {
  if (isErrorCode(code)) return describeEntry(code);
  if (isTaxInvalid(code)) return describeEntry('TAX_INVALID');
  if (code.toUpperCase().includes('MARSHAL')) return describeEntry('TECHNICAL_ERROR');
  const more = morePattern.exec(code)?.[1];
  if (more !== undefined) return listed('errors.more', {}, { more });
  if (code === 'intra.contractDenied') return listed('portal:status.intra.contractDenied');
  const subscriptionStatus = /^intra\.status\.(\w+)$/.exec(code)?.[1];
  if (subscriptionStatus !== undefined) {
    const { tone, textKey } = intranetStatus(subscriptionStatus);
    return listed(`portal:${textKey}`, { tone: tone === 'neutral' ? 'warning' : tone });
  }
  if (isValidationMessage(code)) {
    const { key, values } = parseMessage(code);
    return listed(`validation.${key}`, { field: validatedFields[key] }, values);
  }
  return { ...listed('errors.unknown', { care: true }, { code }), listed: false };
};

export const isListedCode = (code: string): boolean => describeCode(code).listed;

/** The listed codes of those that came beside an answer, without how many more there are. */
export const listedCodes = (codes: readonly string[] = []): string[] =>
  codes.filter((code) => isListedCode(code) && !morePattern.test(code));
