import { formerMember, refusedTaxIds } from './model/account/taxRegistry';
import { passwordActivator, supportActivator } from './personas/members';

/** An input with a special answer. Personas show more, and a fault of kind `code` produces any other code. */
export interface Sentinel {
  /** What is typed or opened. */
  input: string;
  call: string;
  /** The code in the answer; '' if there is none. */
  code: string;
  what: string;
}

export const sentinels: readonly Sentinel[] = [
  { input: 'inaktiv@pelda.hu + jelszo1', call: '/login', code: 'ACC_INACTIVE_USER', what: 'registered, not activated' },
  {
    input: 'anna@pelda.hu + another password',
    call: '/login',
    code: 'ACC_INVALID_AUTHENTICATION',
    what: 'wrong password',
  },
  { input: supportActivator, call: '/loginAs', code: '', what: 'enters as Anna, once' },
  {
    input: passwordActivator,
    call: '/reset',
    code: '',
    what: 'sets Réka’s password, once; the link is in her mailbox',
  },
  {
    input: 'an unknown or used activator',
    call: '/loginAs, /confirm, /reset',
    code: 'ACC_INVALID_ACTIVATOR',
    what: 'incorrect validation code',
  },
  {
    input: 'an unknown or used activator',
    call: '/validate-email',
    code: 'INVALID_TOKEN',
    what: 'link of an e-mail change',
  },
  {
    input: 'anna@pelda.hu',
    call: '/registration, /change-email',
    code: 'ACC_MAIL_ALREADY_EXISTS',
    what: 'e-mail taken',
  },
  { input: 'nincs@pelda.hu', call: '/forgot', code: 'ACC_ACTIVE_USER', what: 'unknown e-mail' },
  {
    input: 'the present password',
    call: '/reset, /change-password',
    code: 'ACC_PASSWORDS_OLD',
    what: 'new password equals the old one',
  },
  {
    input: 'an earlier password',
    call: '/reset, /change-password',
    code: 'ACC_PASSWORDS_PREV',
    what: 'new password equals an earlier one',
  },
  {
    input: 'a wrong present password',
    call: '/change-password',
    code: 'INVALID_PASSWORD',
    what: 'incorrect current password',
  },
  {
    input: 'nincs@pelda.hu',
    call: '/unsubscribe',
    code: 'NEWSL_NOTEXISTS_MAIL',
    what: 'not in the newsletter; anna@pelda.hu is',
  },
  {
    input: 'valaki@peldakft.hu, 71ABNZ12',
    call: '/list-employers-by-domain',
    code: '',
    what: 'basic and company offer of Példa Kft.',
  },
  {
    input: 'valaki@mintazrt.hu, 82CDPR34',
    call: '/list-employers-by-domain',
    code: '',
    what: 'employer that takes no invoices (nocszla)',
  },
  {
    input: 'valaki@cimtelen.hu, 93EFST45',
    call: '/list-employers-by-domain',
    code: '',
    what: 'employer without an address',
  },
  {
    input: 'valaki@elirt.hu, 75JKWX23',
    call: '/list-employers-by-domain, /get-5',
    code: '',
    what: 'employer with an invalid tax number',
  },
  {
    input: 'valaki@szukszavu.hu, 68LMYZ34',
    call: '/list-employers-by-domain, /get-5',
    code: '',
    what: 'employer without name and tax number',
  },
  {
    input: 'valaki@azonnali.hu, 64GHUV51',
    call: '/start',
    code: '',
    what: 'returns the key: the wizard opens at once',
  },
  {
    input: 'valaki@ismeretlen.hu, 99MMZZ55',
    call: '/list-employers-by-domain',
    code: 'EMAIL_INVALID',
    what: 'no partner company',
  },
  {
    input: 'a work e-mail that another member started with',
    call: '/check-mail, /start',
    code: 'emailInUse',
    what: 'used in another contracting',
  },
  {
    input: 'an unknown or cancelled link, or one older than 30 days',
    call: '/confirm (contracting)',
    code: 'tokenInvalid',
    what: 'contract link; its process has lapsed',
  },
  {
    input: `${formerMember.tax} + ${formerMember.birthDate}`,
    call: '/find-by-tax',
    code: '',
    what: `former member: card ${formerMember.card}, kr ${formerMember.kr}`,
  },
  {
    input: 'another persona’s tax id',
    call: '/find-by-tax',
    code: 'TAX_CARD_NOT_FOUND',
    what: 'belongs to another member',
  },
  ...refusedTaxIds.map(({ tax, birthDate, code }) => ({
    input: `${tax} + ${birthDate}`,
    call: '/find-by-tax, /submit-1',
    code,
    what: 'refused despite a valid check digit',
  })),
  { input: 'birth place TNR or DOC', call: '/get-8', code: '', what: 'status TNR or DOC once, then DONE' },
  {
    input: 'birth place ERROR',
    call: '/get-8',
    code: 'TECHNICAL_ERROR',
    what: 'fails after payment: ERROR, paid true, payState ERROR',
  },
  {
    input: 'birth place UNPAID',
    call: '/get-8',
    code: 'PAYMENT_FAILED',
    what: 'the payment is taken back: ERROR, paid false; the next try succeeds',
  },
  { input: 'birth place PAYSTATE', call: '/get-8', code: '', what: 'DONE, paid true, but payState ERROR' },
  { input: 'birth place NODIJ', call: '/submit-7', code: 'ERROR.NO.DIJ', what: 'restart from the verification e-mail' },
  { input: '999…', call: '/get-bank-from-account', code: 'NOT_FOUND', what: 'no such bank' },
  { input: '9999', call: '/list-cities-by-zip', code: '', what: 'unknown zip: empty list; 8992 has several villages' },
  {
    input: 'an unknown or ended transaction',
    call: '/endTransaction',
    code: 'TRANSACTION_NOT_FOUND',
    what: 'only the own transaction, and only once',
  },
];
