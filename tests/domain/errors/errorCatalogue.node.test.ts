import { expect, it } from 'vitest';

import { describeCode, errorCatalogue, moreCodes } from '~/domain/errors/errorCatalogue';
import { validationKeys } from '~/domain/validation/validationKeys';
import common from '~/i18n/locales/hu/common.json';

/** The Hungarian text of a key of the common namespace. */
const textOf = (textKey: string): string | undefined => {
  const [group = '', key = ''] = textKey.split('.');
  const texts: Record<string, string> = group === 'validation' ? common.validation : common.errors;
  return texts[key];
};

/** The codes of section 8 of the specification, with the three below its table. */
const section8 = `ACC_INVALID_AUTHENTICATION ACC_INVALID_ACTIVATOR ACC_INVALID_TOKEN ACC_ACTIVE_USER ACC_INACTIVE_USER
  ACC_PASSWORDS_OLD ACC_PASSWORDS_PREV ACC_MAIL_ALREADY_EXISTS TECHNICAL_ERROR NOT_FOUND CONTR_NEW_YEAR_ALREADY
  CONTR_HAVE_VALID_CONTRACT CONTR_NO_NEXT_YEAR CONTR_NO_VALID_CARD CONTR_UNPAID CONTR_DEC_THIS_YEAR CONTR_INVALID_YEAR
  CONTR_ALREADY_EMAILED CONTR_EMPLOYER CONTR_CO_CARD INVALID_TOKEN tokenInvalid PAYING_DISABLED NO_KR PROFILE_NO_KR
  HAS_DEBT NEWSL_NOTEXISTS_MAIL EMAIL_INVALID emailInUse TAX_INVALID TAX_CARD_NOT_FOUND ERROR.NO.DIJ noTransaction
  hasValidContract otpTransactionError PAYMENT_FAILED TRANSACTION_NOT_FOUND INVALID_PASSWORD`.split(/\s+/);

it.each(section8)('the error catalogue knows %s and has a text for it (ERR-3)', (code) => {
  const { listed, textKey } = describeCode(code);
  expect(listed).toBe(true);
  expect(textKey).not.toBe('errors.unknown');
  expect(textOf(textKey)).toBeTruthy();
});

it.each(validationKeys)(
  'the error catalogue knows the validators’ %s as a code, with a text in which no number is missing (ERR-3)',
  (code) => {
    const { tone, listed, textKey } = describeCode(code);
    expect({ tone, listed }).toEqual({ tone: 'error', listed: true });
    expect(textOf(textKey)).not.toMatch(/\{\{(?!example)|^$/);
  },
);

it.each<[string, string | undefined, string]>([
  ['validate_taxId', 'tax', 'WIZ-6'],
  ['validate_bankAccount', 'account', 'VAL-5'],
  ['validate_maxAmount:12400', 'amount', 'PAY-2'],
  ['validate_ident', 'loginName', 'VAL-2'],
  ['validate_email', 'email', 'VAL-1'],
  ['validate_emailOrCode', 'officeEmailOrCode', 'VAL-3'],
  ['validate_phone', 'phone', 'VAL-6'],
  ['validate_isCardNumMatch', 'oldCardNum', 'WIZ-6'],
  ['validate_zip', 'address.zip', 'VAL-7'],
  ['validate_limit:7', 'limit', 'VAL-7'],
  ['validate_city', 'address.city', 'VAL-7'],
  ['validate_birthDate', 'birthDate', 'WIZ-6'],
  ['validate_taxOrBirth', 'tax', 'VAL-8'],
  ['validate_taxExists', 'tax', 'WIZ-6'],
  ['validate_taxNum', 'tax', 'VAL-4'],
  ['validate_samePassword', 'newPassword', 'PUB-10'],
  ['validate_nullPayment', 'amount', 'PAY-2'],
  ['validate_amount', 'amount', 'PAY-2'],
  // Without the number of the validator’s own message.
  ['validate_maxAmount', 'amount', 'PAY-2'],
  ['validate_limit', 'limit', 'VAL-7'],
  ['validate_required', undefined, 'VAL-1'],
  ['ACC_MAIL_ALREADY_EXISTS', 'email', 'PUB-2'],
  ['ACC_ACTIVE_USER', 'email', 'PUB-9'],
  ['ACC_PASSWORDS_OLD', 'newPassword', 'PUB-10'],
  ['ACC_PASSWORDS_PREV', 'newPassword', 'PUB-10'],
  ['NEWSL_NOTEXISTS_MAIL', 'email', 'PUB-16'],
  ['INVALID_PASSWORD', 'oldPassword', 'PROF-5'],
  ['emailInUse', 'officeEmailOrCode', 'CON-1'],
  ['EMAIL_INVALID', 'officeEmailOrCode', 'CON-1'],
  ['privateEmail', 'officeEmailOrCode', 'CON-1'],
  ['TAX_CARD_NOT_FOUND', 'tax', 'WIZ-6'],
  ['ACC_INVALID_AUTHENTICATION', undefined, 'PUB-8'],
])('%s of a service marks the field %s (%s, ERR-1, ERR-3)', (code, field) => {
  expect(describeCode(code).field).toBe(field);
});

it.each([
  ['intra.status.denied', 'error', 'portal:status.intra.denied'],
  ['intra.contractDenied', 'error', 'portal:status.intra.contractDenied'],
  ['intra.status.approved', 'success', 'portal:status.intra.approved'],
  ['intra.status.waiting', 'warning', 'portal:status.intra.waiting'],
  ['intra.status.something_new', 'warning', 'portal:status.intra.unknown'],
])('the error catalogue knows %s, with the tone %s and the text %s (ERR-3)', (code, tone, textKey) => {
  expect(describeCode(code)).toMatchObject({ tone, textKey, care: false, listed: true });
});

it('the error catalogue lets only customer care help with these, and with a code that nobody knows (ERR-3)', () => {
  const care = [...Object.keys(errorCatalogue), 'NEW_CODE', 'MARSHALLING_ERROR', 'validate_zip'].filter(
    (code) => describeCode(code).care,
  );
  expect(care).toEqual([
    'CONTR_NO_VALID_CARD',
    'CONTR_DEC_THIS_YEAR',
    'TAX_CARD_NOT_FOUND',
    'hasValidContract',
    'TRANSACTION_NOT_FOUND',
    'NEW_CODE',
  ]);
});

it('the error catalogue treats all codes of the tax family alike, on the tax field (WIZ-6)', () => {
  for (const code of ['TAX_INVALID', 'TAX_INVALID_BIRTH', 'TAX_INVALID_CHECK', 'TAX_INVALID_SOMETHING_NEW']) {
    const description = { textKey: 'errors.TAX_INVALID', tone: 'error', field: 'tax', listed: true };
    expect(describeCode(code)).toMatchObject(description);
  }
  expect(describeCode('TAX_CARD_NOT_FOUND').textKey).toBe('errors.TAX_CARD_NOT_FOUND');
});

it('the error catalogue warns of what keeps a member from a contract or a payment; a registration to confirm is a success, and the rest is an error (PUB-4, PUB-8, CON-3, PAY-11, ERR-1)', () => {
  const toned = (tone: string) => section8.filter((code) => describeCode(code).tone === tone);
  const aboutContracts = section8.filter((code) => code.startsWith('CONTR_'));
  const aboutLinks = ['INVALID_TOKEN', 'tokenInvalid'];
  const aboutMembers = ['PAYING_DISABLED', 'NO_KR', 'PROFILE_NO_KR', 'HAS_DEBT', 'hasValidContract'];
  expect(toned('warning')).toEqual([...aboutContracts, ...aboutLinks, ...aboutMembers]);
  expect(toned('success')).toEqual(['ACC_INACTIVE_USER']);
  expect(toned('error')).toHaveLength(section8.length - toned('warning').length - 1);
});

it('the error catalogue reads how many codes of a long list aren’t shown, and nothing else as that (ERR-1)', () => {
  expect(describeCode(moreCodes(12))).toMatchObject({ textKey: 'errors.more', values: { more: '12' }, listed: true });
  for (const code of ['MORE_CODES:', 'MORE_CODES:7x', 'xMORE_CODES:7']) expect(describeCode(code).listed).toBe(false);
});

it('the error catalogue puts a validator’s number or example into its text (ERR-3)', () => {
  expect(describeCode('validate_min:5')).toMatchObject({ textKey: 'validation.validate_min', values: { n: 5 } });
  expect(describeCode('validate_date').values).toEqual({ example: '2026.01.31' });
});

it('the error catalogue takes a device without a network for a technical error with a text of its own (ERR-2)', () => {
  expect(describeCode('OFFLINE')).toMatchObject({ textKey: 'errors.OFFLINE', technical: true, listed: true });
});

it.each(['NEW_CODE', '', 'toString', '__proto__', 'constructor', 'xintra.status.denied', 'intra.status.denied!'])(
  'the error catalogue shows %j as unknown, and as an error (FLT-7, SEC-11)',
  (code) => {
    const description = { textKey: 'errors.unknown', values: { code }, tone: 'error', listed: false };
    expect(describeCode(code)).toMatchObject(description);
  },
);

it.each(['TECHNICAL_ERROR', 'MARSHALLING_ERROR', 'ERR_UNMARSHAL', 'marshalling.failure'])(
  'the error catalogue takes %s for a technical error (ERR-2)',
  (code) => {
    const description = { textKey: 'errors.TECHNICAL_ERROR', tone: 'error', technical: true, listed: true };
    expect(describeCode(code)).toMatchObject(description);
  },
);
