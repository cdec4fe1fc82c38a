import common from '../locales/en/common.json';
import errors from '../locales/en/errors.json';
import forms from '../locales/en/forms.json';
import login from '../locales/en/login.json';
import validation from '../locales/en/validation.json';

/** The texts of the sign-in page and of every form, as one file to save requests. */
export const texts = { common, errors, forms, login, validation };
