import * as v from 'valibot';

import { accountPublic } from '~/http/clients';

import { signedInUser } from './userShapes';
import { filledText, okReply } from './values';

/** Who has signed in, and their token. */
export const signedInReply = v.object({ user: signedInUser, token: filledText });

export const loginBody = v.strictObject({ login: v.string(), password: v.string() });

/** POST /login: signs in with a password. `login` is a kr or a private e-mail. Codes: ACC_INVALID_AUTHENTICATION, ACC_INACTIVE_USER. */
export const login = (body: v.InferOutput<typeof loginBody>) => accountPublic.post('/login', body, signedInReply);

export const loginAsBody = v.strictObject({ activator: v.string() });

/** POST /loginAs: signs in with an activator, as support staff and the club's app do. Codes: ACC_INVALID_ACTIVATOR. */
export const loginAs = (body: v.InferOutput<typeof loginAsBody>) => accountPublic.post('/loginAs', body, signedInReply);

export const registrationBody = v.strictObject({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  password: v.string(),
  newsLetter: v.boolean(),
});

/** POST /registration: creates an account, which the link in the e-mail activates. Codes: ACC_MAIL_ALREADY_EXISTS. */
export const registration = (body: v.InferOutput<typeof registrationBody>) =>
  accountPublic.post('/registration', body, okReply);

export const confirmActivationBody = v.strictObject({ activator: v.string() });

/** POST /confirm: activates an account. Codes: ACC_INVALID_ACTIVATOR, INVALID_TOKEN. */
export const confirmActivation = (body: v.InferOutput<typeof confirmActivationBody>) =>
  accountPublic.post('/confirm', body, okReply);

export const forgotPasswordBody = v.strictObject({ email: v.string() });

/** POST /forgot: asks for the e-mail with the password link. Codes: ACC_ACTIVE_USER. */
export const forgotPassword = (body: v.InferOutput<typeof forgotPasswordBody>) =>
  accountPublic.post('/forgot', body, okReply);

export const resetPasswordBody = v.strictObject({ activator: v.string(), password: v.string() });

/** POST /reset: sets the password with the token of that link. Codes: ACC_INVALID_ACTIVATOR, ACC_PASSWORDS_OLD, ACC_PASSWORDS_PREV. */
export const resetPassword = (body: v.InferOutput<typeof resetPasswordBody>) =>
  accountPublic.post('/reset', body, okReply);

export const validateEmailBody = v.strictObject({ activator: v.string() });

/** POST /validate-email: confirms a new e-mail and signs in. Codes: ACC_INVALID_ACTIVATOR. */
export const validateEmail = (body: v.InferOutput<typeof validateEmailBody>) =>
  accountPublic.post('/validate-email', body, signedInReply);
