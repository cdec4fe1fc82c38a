/**
 * The messages of the validators (ERR-7), as keys of the `validation` texts: state holds keys, text is made when
 * it is shown (I18N-2).
 */
export const validationKeys = [
  'validate_required',
  'validate_require',
  'validate_ident',
  'validate_email',
  'validate_emailOrCode',
  'validate_phone',
  'validate_date',
  'validate_min_date',
  'validate_birthDate',
  'validate_min',
  'validate_max',
  'validate_passwordsMatch',
  'validate_samePassword',
  'validate_taxNum',
  'validate_taxId',
  'validate_taxOrBirth',
  'validate_taxExists',
  'validate_nullPayment',
  'validate_maxAmount',
  'validate_bankAccount',
  'validate_isCardNumMatch',
  'validate_zip',
  'validate_number',
  'validate_amount',
  'validate_limit',
  'validate_agreement',
  'validate_captcha',
] as const;

export type ValidationKey = (typeof validationKeys)[number];

/** A key, with its one number where the text has one: 'validate_min:5'. */
export type ValidationMessage = ValidationKey | `${ValidationKey}:${number}`;

/** What a validator is: the value in, a message or nothing out. */
export type Validator = (value: string) => ValidationMessage | undefined;

const messagePattern = /^(validate_\w+)(?::(-?\d+))?$/;

function isValidationKey(text: string): text is ValidationKey {
  return validationKeys.some((key) => key === text);
}

/** Whether a text from a form's error state is one of these messages, and not, say, a service's error code. */
export function isValidationMessage(text: string): text is ValidationMessage {
  return isValidationKey(messagePattern.exec(text)?.[1] ?? '');
}

/** The text's key and the values to put in it: t(`validation:${key}`, values). */
export function parseMessage(message: ValidationMessage): { key: ValidationKey; values: { n?: number } } {
  const [, key = '', n] = messagePattern.exec(message) ?? [];
  if (!isValidationKey(key)) throw new TypeError('not a validation message');
  return { key, values: n === undefined ? {} : { n: Number(n) } };
}
