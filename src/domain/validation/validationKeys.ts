/** The validators' messages, as keys of the `validation` namespace. State holds keys, so texts follow the language. */
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
  'validate_city',
  'validate_number',
  'validate_amount',
  'validate_limit',
  'validate_agreement',
  'validate_captcha',
] as const;

export type ValidationKey = (typeof validationKeys)[number];

/**
 * A key, with a number if its text has one: 'validate_min:5'; a date has an example: 'validate_date:2026.01.31'.
 * `requiredAs` adds the name of what is missing.
 */
export type ValidationMessage =
  ValidationKey | `${ValidationKey}:${number}` | `validate_date:${string}` | `validate_required:${string}`;

/** Takes a value, returns a message or undefined. */
export type Validator = (value: string) => ValidationMessage | undefined;

const messagePattern = /^(validate_\w+)(?::(-?\d+|\d{4}\.\d\d\.\d\d))?$/;
/** Where the field gives none, as in a service's code. */
const anyDate = '2026.01.31';

const isValidationKey = (text: string): text is ValidationKey => validationKeys.some((key) => key === text);

/** Whether a form error is one of these messages, and not a service's error code, for example. */
export const isValidationMessage = (text: string): text is ValidationMessage =>
  isValidationKey(messagePattern.exec(text)?.[1] ?? '');

/** Splits a message into key and values: t(`validation:${key}`, values). */
export const parseMessage = (
  message: ValidationMessage,
): {
  key: ValidationKey;
  values: { n?: number; example?: string };
} => {
  const [, key = '', value] = messagePattern.exec(message) ?? [];
  if (!isValidationKey(key)) throw new TypeError('not a validation message');
  if (key === 'validate_date') return { key, values: { example: value ?? anyDate } };
  return { key, values: value === undefined ? {} : { n: Number(value) } };
};

const missingKeys: readonly string[] = [
  'validate_required',
  'validate_require',
  'validate_agreement',
  'validate_captcha',
] satisfies ValidationKey[];

/** The name of what the message says is missing: the field's own unless `requiredAs` gave another. Undefined for other messages. */
export const missingField = (message: string, field: string): string | undefined => {
  const [key = '', name = field] = message.split(':');
  return missingKeys.includes(key) ? name : undefined;
};
