import { expect, it } from 'vitest';

import {
  catalogueEntry,
  errorCatalogue,
  errorTextKey,
  isTechnical,
  moreCodes,
  moreCount,
  needsCare,
} from '~/domain/text/errorCatalogue';
import { validationKeys } from '~/domain/text/validationKeys';
import common from '~/i18n/locales/hu/common.json';

const { errors: hungarianErrors, validation: hungarianValidation } = common;

/** The codes of section 8 of the specification, with the three below its table. */
const section8 = `ACC_INVALID_AUTHENTICATION ACC_INVALID_ACTIVATOR ACC_INVALID_TOKEN ACC_ACTIVE_USER ACC_INACTIVE_USER
  ACC_PASSWORDS_OLD ACC_PASSWORDS_PREV ACC_MAIL_ALREADY_EXISTS TECHNICAL_ERROR NOT_FOUND CONTR_NEW_YEAR_ALREADY
  CONTR_HAVE_VALID_CONTRACT CONTR_NO_NEXT_YEAR CONTR_NO_VALID_CARD CONTR_UNPAID CONTR_DEC_THIS_YEAR CONTR_INVALID_YEAR
  CONTR_ALREADY_EMAILED CONTR_EMPLOYER CONTR_CO_CARD INVALID_TOKEN tokenInvalid PAYING_DISABLED NO_KR PROFILE_NO_KR
  HAS_DEBT NEWSL_NOTEXISTS_MAIL EMAIL_INVALID emailInUse TAX_INVALID TAX_CARD_NOT_FOUND ERROR.NO.DIJ noTransaction
  hasValidContract otpTransactionError PAYMENT_FAILED TRANSACTION_NOT_FOUND INVALID_PASSWORD`.split(/\s+/);

it.each(section8)('the error catalogue knows %s and has a text for it (ERR-3)', (code) => {
  expect(catalogueEntry(code).unknown).toBe(false);
  expect(errorTextKey(code)).not.toBe('unknown');
  expect(hungarianErrors).toHaveProperty(errorTextKey(code));
});

it.each(validationKeys)(
  'the error catalogue knows the validators’ %s as a code, with a text in which no number is missing (ERR-3)',
  (code) => {
    expect(catalogueEntry(code)).toMatchObject({ tone: 'error', unknown: false });
    const key = errorTextKey(code);
    const texts: Record<string, string> = key === 'unknown' ? hungarianValidation : hungarianErrors;
    expect(texts[key === 'unknown' ? code : key]).not.toMatch(/\{\{(?!example)|^$/);
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
  expect(catalogueEntry(code).field).toBe(field);
});

it.each([
  ['intra.status.denied', 'error'],
  ['intra.contractDenied', 'error'],
  ['intra.status.approved', 'success'],
  ['intra.status.waiting', 'warning'],
  ['intra.status.something_new', 'warning'],
  ['MORE_CODES:7', 'error'],
])('the error catalogue knows %s, with the tone %s (ERR-3)', (code, tone) => {
  expect(catalogueEntry(code)).toEqual({ tone, unknown: false });
  expect(needsCare(code)).toBe(false);
});

it('the error catalogue lets only customer care help with these, and with a code that nobody knows (ERR-3)', () => {
  const care = [...Object.keys(errorCatalogue), 'NEW_CODE', 'MARSHALLING_ERROR', 'validate_zip'].filter(needsCare);
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
    expect(errorTextKey(code)).toBe('TAX_INVALID');
    expect(catalogueEntry(code)).toEqual({ tone: 'error', field: 'tax', unknown: false });
  }
  expect(errorTextKey('TAX_CARD_NOT_FOUND')).toBe('TAX_CARD_NOT_FOUND');
});

it('the error catalogue warns of what keeps a member from a contract or a payment; a registration to confirm is a success, and the rest is an error (PUB-4, PUB-8, CON-3, PAY-11, ERR-1)', () => {
  const toned = (tone: string) => section8.filter((code) => catalogueEntry(code).tone === tone);
  const aboutContracts = section8.filter((code) => code.startsWith('CONTR_'));
  const aboutLinks = ['INVALID_TOKEN', 'tokenInvalid'];
  const aboutMembers = ['PAYING_DISABLED', 'NO_KR', 'PROFILE_NO_KR', 'HAS_DEBT', 'hasValidContract'];
  expect(toned('warning')).toEqual([...aboutContracts, ...aboutLinks, ...aboutMembers]);
  expect(toned('success')).toEqual(['ACC_INACTIVE_USER']);
  expect(toned('error')).toHaveLength(section8.length - toned('warning').length - 1);
});

it('the error catalogue reads how many codes of a long list aren’t shown, and nothing else as that (ERR-1)', () => {
  expect(moreCount(moreCodes(12))).toBe(12);
  for (const code of ['MORE_CODES:', 'MORE_CODES:7x', 'xMORE_CODES:7']) expect(moreCount(code)).toBeUndefined();
});

it('the error catalogue takes a device without a network for a technical error with a text of its own (ERR-2)', () => {
  expect([isTechnical('OFFLINE'), errorTextKey('OFFLINE')]).toEqual([true, 'OFFLINE']);
  expect(catalogueEntry('OFFLINE')).toEqual({ tone: 'error', unknown: false });
});

it.each(['NEW_CODE', '', 'toString', '__proto__', 'constructor', 'xintra.status.denied', 'intra.status.denied!'])(
  'the error catalogue shows %j as unknown, and as an error (FLT-7, SEC-11)',
  (code) => {
    expect(catalogueEntry(code)).toEqual({ tone: 'error', unknown: true });
    expect(errorTextKey(code)).toBe('unknown');
  },
);

it.each(['TECHNICAL_ERROR', 'MARSHALLING_ERROR', 'ERR_UNMARSHAL', 'marshalling.failure'])(
  'the error catalogue %s is technical (ERR-2)',
  (code) => {
    expect(isTechnical(code)).toBe(true);
    expect(errorTextKey(code)).toBe('TECHNICAL_ERROR');
    expect(catalogueEntry(code)).toEqual({ tone: 'error', unknown: false });
  },
);
