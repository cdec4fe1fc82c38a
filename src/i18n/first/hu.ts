import common from '../locales/hu/common.json';
import errors from '../locales/hu/errors.json';
import forms from '../locales/hu/forms.json';
import login from '../locales/hu/login.json';
import validation from '../locales/hu/validation.json';

/** The texts of the sign-in page and of every form, as one file to save requests. */
export const texts = { common, errors, forms, login, validation };
