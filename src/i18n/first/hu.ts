import common from '../locales/hu/common.json';
import errors from '../locales/hu/errors.json';
import forms from '../locales/hu/forms.json';
import login from '../locales/hu/login.json';
import validation from '../locales/hu/validation.json';

/** What the sign-in page and every form need, as one file on the wire (PERF-2). */
export const texts = { common, errors, forms, login, validation };
