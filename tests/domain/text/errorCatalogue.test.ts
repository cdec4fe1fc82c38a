// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  catalogueEntry,
  errorCatalogue,
  errorTextKey,
  isTaxInvalid,
  isTechnical,
  needsCare,
  offlineCode,
} from '../../../src/domain/text/errorCatalogue';
import { validationKeys } from '../../../src/domain/text/validationKeys';
import enCommon from '../../../src/i18n/locales/en/common.json';
import enPortal from '../../../src/i18n/locales/en/portal.json';
import common from '../../../src/i18n/locales/hu/common.json';
import portal from '../../../src/i18n/locales/hu/portal.json';

const { errors: englishErrors, validation: englishValidation } = enCommon;
const { status: englishStatus } = enPortal;
const { errors: hungarianErrors, validation: hungarianValidation } = common;
const { status: hungarianStatus } = portal;

/** The codes of section 8 of the specification, with the three below its table. */
const section8 = `ACC_INVALID_AUTHENTICATION ACC_INVALID_ACTIVATOR ACC_INVALID_TOKEN ACC_ACTIVE_USER ACC_INACTIVE_USER
  ACC_PASSWORDS_OLD ACC_PASSWORDS_PREV ACC_MAIL_ALREADY_EXISTS TECHNICAL_ERROR NOT_FOUND CONTR_NEW_YEAR_ALREADY
  CONTR_HAVE_VALID_CONTRACT CONTR_NO_NEXT_YEAR CONTR_NO_VALID_CARD CONTR_UNPAID CONTR_DEC_THIS_YEAR CONTR_INVALID_YEAR
  CONTR_ALREADY_EMAILED CONTR_EMPLOYER CONTR_CO_CARD INVALID_TOKEN tokenInvalid PAYING_DISABLED NO_KR PROFILE_NO_KR
  HAS_DEBT NEWSL_NOTEXISTS_MAIL EMAIL_INVALID emailInUse TAX_INVALID TAX_CARD_NOT_FOUND ERROR.NO.DIJ noTransaction
  hasValidContract otpTransactionError PAYMENT_FAILED TRANSACTION_NOT_FOUND INVALID_PASSWORD`.split(/\s+/);

const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

describe('the error catalogue (ERR-3)', () => {
  it.each(section8)('knows %s and has a text for it', (code) => {
    expect(catalogueEntry(code).unknown).toBe(false);
    expect(errorTextKey(code)).not.toBe('unknown');
    expect(hungarianErrors).toHaveProperty(errorTextKey(code));
  });

  it.each(validationKeys)('knows the validators’ %s as a code, with a text in which no number is missing', (code) => {
    expect(catalogueEntry(code)).toMatchObject({ tone: 'error', unknown: false });
    const key = errorTextKey(code);
    const texts: Record<string, string> = key === 'unknown' ? hungarianValidation : hungarianErrors;
    expect(texts[key === 'unknown' ? code : key]).not.toMatch(/\{\{(?!example)|^$/);
  });

  it.each([
    ['validate_taxId', 'tax'],
    ['validate_bankAccount', 'account'],
    ['validate_maxAmount', 'amount'],
    ['validate_maxAmount:12400', 'amount'],
    ['validate_required', undefined],
  ])('%s of a service marks the field %s', (code, field) => {
    expect(catalogueEntry(code).field).toBe(field);
  });

  it.each([
    ['validate_ident', 'loginName'],
    ['validate_email', 'email'],
    ['validate_emailOrCode', 'officeEmailOrCode'],
    ['validate_phone', 'phone'],
    ['validate_birthDate', 'birthDate'],
    ['validate_samePassword', 'newPassword'],
    ['validate_taxNum', 'tax'],
    ['validate_taxOrBirth', 'tax'],
    ['validate_taxExists', 'tax'],
    ['validate_nullPayment', 'amount'],
    ['validate_maxAmount', 'amount'],
    ['validate_amount', 'amount'],
    ['validate_isCardNumMatch', 'oldCardNum'],
    ['validate_zip', 'zip'],
    ['validate_limit', 'limit'],
    ['validate_limit:7', 'limit'],
  ])('%s of a service marks the field %s (ERR-1)', (code, field) => {
    expect(catalogueEntry(code)).toEqual({ tone: 'error', field, unknown: false });
  });

  it.each([
    ['intra.status.denied', 'error'],
    ['intra.contractDenied', 'error'],
    ['intra.status.approved', 'success'],
    ['intra.status.waiting', 'warning'],
    ['intra.status.something_new', 'warning'],
    ['MORE_CODES:7', 'error'],
  ])('knows %s, with the tone %s', (code, tone) => {
    expect(catalogueEntry(code)).toEqual({ tone, unknown: false });
    expect(needsCare(code)).toBe(false);
  });

  it('lets only customer care help with these, and with a code that nobody knows', () => {
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

  it('warns of what the member can change, and calls the rest errors', () => {
    const warnings = Object.entries(errorCatalogue).flatMap(([code, { tone }]) => (tone === 'warning' ? [code] : []));
    expect(warnings).toEqual([
      'CONTR_NEW_YEAR_ALREADY',
      'CONTR_HAVE_VALID_CONTRACT',
      'CONTR_NO_NEXT_YEAR',
      'CONTR_NO_VALID_CARD',
      'CONTR_UNPAID',
      'CONTR_DEC_THIS_YEAR',
      'CONTR_INVALID_YEAR',
      'CONTR_ALREADY_EMAILED',
      'CONTR_EMPLOYER',
      'CONTR_CO_CARD',
      'INVALID_TOKEN',
      'tokenInvalid',
      'PAYING_DISABLED',
      'NO_KR',
      'PROFILE_NO_KR',
      'HAS_DEBT',
      'hasValidContract',
    ]);
  });

  it('tells a device without a network apart from a technical error (ERR-2)', () => {
    expect(offlineCode).toBe('OFFLINE');
    expect(isTechnical(offlineCode)).toBe(true);
    expect(errorTextKey(offlineCode)).toBe('OFFLINE');
  });

  it('renames the one code with a dot, which i18next would read as a level', () => {
    expect(errorTextKey('ERROR.NO.DIJ')).toBe('ERROR_NO_DIJ');
    expect(hungarianErrors).toHaveProperty('ERROR_NO_DIJ');
  });

  it('takes a code for one of the tax family only where it begins like one', () => {
    expect(['TAX_INVALID', 'TAX_INVALID_X', 'MY_TAX_INVALID', 'TAX'].map(isTaxInvalid)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('speaks of a bank account only in the text for one', () => {
    expect(hungarianErrors.NOT_FOUND).not.toContain('bank');
    expect(englishErrors.NOT_FOUND).not.toContain('bank');
    expect(catalogueEntry('NOT_FOUND').field).toBeUndefined();
  });

  it('has no unused text', () => {
    const reached = new Set<string>(Object.keys(errorCatalogue).map(errorTextKey));
    expect(Object.keys(hungarianErrors).filter((key) => !reached.has(key))).toEqual([
      'unknown',
      'more',
      'reference',
      'copyReference',
      'copyReferenceOf',
      'copied',
    ]);
  });

  it('treats all codes of the tax family alike, on the tax field (WIZ-6)', () => {
    for (const code of ['TAX_INVALID', 'TAX_INVALID_BIRTH', 'TAX_INVALID_CHECK', 'TAX_INVALID_SOMETHING_NEW']) {
      expect(errorTextKey(code)).toBe('TAX_INVALID');
      expect(catalogueEntry(code)).toEqual({ tone: 'error', field: 'tax', unknown: false });
    }
    expect(errorTextKey('TAX_CARD_NOT_FOUND')).toBe('TAX_CARD_NOT_FOUND');
  });

  it.each<[string, string | undefined, string]>([
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
    ['validate_maxAmount', 'amount', 'PAY-2'],
    ['validate_limit', 'limit', 'VAL-7'],
    ['ACC_INVALID_AUTHENTICATION', undefined, 'PUB-8'],
  ])('%s marks the field %s (%s, ERR-1)', (code, field) => {
    expect(catalogueEntry(code).field).toBe(field);
  });

  it('shows only an unconfirmed registration as a success (PUB-8)', () => {
    const successes = Object.entries(errorCatalogue).filter(([, { tone }]) => tone === 'success');
    expect(successes.map(([code]) => code)).toEqual(['ACC_INACTIVE_USER']);
  });

  it.each(['NEW_CODE', '', 'toString', '__proto__', 'constructor'])(
    'shows %j as unknown, and as an error (FLT-7, SEC-11)',
    (code) => {
      expect(catalogueEntry(code)).toEqual({ tone: 'error', unknown: true });
      expect(errorTextKey(code)).toBe('unknown');
    },
  );

  it.each(['TECHNICAL_ERROR', 'MARSHALLING_ERROR', 'ERR_UNMARSHAL', 'marshalling.failure'])(
    '%s is technical (ERR-2)',
    (code) => {
      expect(isTechnical(code)).toBe(true);
      expect(errorTextKey(code)).toBe('TECHNICAL_ERROR');
      expect(catalogueEntry(code)).toEqual({ tone: 'error', unknown: false });
    },
  );

  it('calls nothing else technical (ERR-2)', () => {
    expect(section8.filter(isTechnical)).toEqual(['TECHNICAL_ERROR']);
  });
});

describe('the texts (ERR-3, ERR-7, I18N-3)', () => {
  it('exist in both languages, except the one that is Hungarian only', () => {
    const english = new Set(Object.keys(englishErrors));
    expect(Object.keys(hungarianErrors).filter((key) => !english.has(key))).toEqual(['TAX_CARD_NOT_FOUND']);
    expect(Object.keys(englishErrors).filter((key) => !(key in hungarianErrors))).toEqual([]);
    expect(Object.keys(englishValidation)).toEqual(Object.keys(hungarianValidation));
    for (const group of ['state', 'intra', 'strength', 'method'] as const) {
      expect(Object.keys(englishStatus[group])).toEqual(Object.keys(hungarianStatus[group]));
    }
  });

  it('exist for every validation message, and for nothing else', () => {
    expect(Object.keys(hungarianValidation).sort()).toEqual([...validationKeys].sort());
  });

  it('have the same placeholders in both languages', () => {
    const pairs: [Record<string, string>, Record<string, string>][] = [
      [englishErrors, hungarianErrors],
      [englishValidation, hungarianValidation],
    ];
    for (const [english, hungarian] of pairs) {
      for (const [key, text] of Object.entries(english))
        expect(placeholders(text)).toEqual(placeholders(hungarian[key]!));
    }
  });

  it('name the code of an unknown error and the reference of a technical one (ERR-2)', () => {
    expect(hungarianErrors.unknown).toContain('{{code}}');
    expect(hungarianErrors.reference).toContain('{{reference}}');
    expect(hungarianErrors.TECHNICAL_ERROR).toContain('Technikai hiba');
    expect(englishErrors.TECHNICAL_ERROR).toContain('Technical error');
  });
});
