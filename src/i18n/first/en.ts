import common from '../locales/en/common.json';
import errors from '../locales/en/errors.json';
import forms from '../locales/en/forms.json';
import login from '../locales/en/login.json';
import validation from '../locales/en/validation.json';

/** What the sign-in page and every form need, as one file on the wire (PERF-2). */
export const texts = { common, errors, forms, login, validation };
