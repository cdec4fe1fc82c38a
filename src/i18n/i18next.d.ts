import 'i18next';
import type account from './locales/hu/account.json';
import type common from './locales/hu/common.json';
import type contracting from './locales/hu/contracting.json';
import type errors from './locales/hu/errors.json';
import type forms from './locales/hu/forms.json';
import type login from './locales/hu/login.json';
import type mandates from './locales/hu/mandates.json';
import type member from './locales/hu/member.json';
import type operation from './locales/hu/operation.json';
import type payment from './locales/hu/payment.json';
import type publicTexts from './locales/hu/public.json';
import type start from './locales/hu/start.json';
import type status from './locales/hu/status.json';
import type validation from './locales/hu/validation.json';
import type wizard from './locales/hu/wizard.json';

/** Types keys by the Hungarian files, so that unknown keys don't compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      account: typeof account;
      common: typeof common;
      contracting: typeof contracting;
      errors: typeof errors;
      forms: typeof forms;
      login: typeof login;
      mandates: typeof mandates;
      member: typeof member;
      operation: typeof operation;
      payment: typeof payment;
      public: typeof publicTexts;
      start: typeof start;
      status: typeof status;
      validation: typeof validation;
      wizard: typeof wizard;
    };
  }
}
