import * as v from 'valibot';
import { accountPublic } from '../http/clients';
import { filledText, okReply, userShape } from './shapes';

/** Who has signed in, and the token that proves it. */
export const signedInReply = v.object({ user: userShape, token: filledText });
export type SignedIn = v.InferOutput<typeof signedInReply>;

export const loginBody = v.strictObject({ login: v.string(), password: v.string() });

/**
 * POST /login: `login` is a kr or a private e-mail.
 * Refused: ACC_INVALID_AUTHENTICATION, ACC_INACTIVE_USER. Source: contract.ts, AccountPublic.
 */
export const login = (body: v.InferOutput<typeof loginBody>) => accountPublic.post('/login', body, signedInReply);

export const loginAsBody = v.strictObject({ activator: v.string() });

/** POST /loginAs: support-style entry. Refused: ACC_INVALID_ACTIVATOR. Source: contract.ts, AccountPublic. */
export const loginAs = (body: v.InferOutput<typeof loginAsBody>) => accountPublic.post('/loginAs', body, signedInReply);

export const registrationBody = v.strictObject({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  password: v.string(),
  newsLetter: v.boolean(),
});

/** POST /registration (PUB-2). Refused: ACC_MAIL_ALREADY_EXISTS. Source: contract.ts, AccountPublic. */
export const registration = (body: v.InferOutput<typeof registrationBody>) => accountPublic.post('/registration', body, okReply);

export const confirmActivationBody = v.strictObject({ activator: v.string() });

/** POST /confirm: activates an account (PUB-4). Refused: ACC_INVALID_ACTIVATOR, INVALID_TOKEN. Source: contract.ts, AccountPublic. */
export const confirmActivation = (body: v.InferOutput<typeof confirmActivationBody>) => accountPublic.post('/confirm', body, okReply);

export const forgotPasswordBody = v.strictObject({ email: v.string() });

/** POST /forgot: asks for the e-mail with the password link (PUB-9). Refused: ACC_ACTIVE_USER. Source: contract.ts, AccountPublic. */
export const forgotPassword = (body: v.InferOutput<typeof forgotPasswordBody>) => accountPublic.post('/forgot', body, okReply);

export const resetPasswordBody = v.strictObject({ activator: v.string(), password: v.string() });

/**
 * POST /reset: sets the password with the token of the e-mailed link (PUB-10).
 * Refused: ACC_INVALID_ACTIVATOR, ACC_PASSWORDS_OLD, ACC_PASSWORDS_PREV. Source: contract.ts, AccountPublic.
 */
export const resetPassword = (body: v.InferOutput<typeof resetPasswordBody>) => accountPublic.post('/reset', body, okReply);

export const validateEmailBody = v.strictObject({ activator: v.string() });

/** POST /validate-email: confirms a change of e-mail and signs in (PUB-11). Refused: ACC_INVALID_ACTIVATOR. Source: contract.ts, AccountPublic. */
export const validateEmail = (body: v.InferOutput<typeof validateEmailBody>) => accountPublic.post('/validate-email', body, signedInReply);
