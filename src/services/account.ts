import * as v from 'valibot';

import { account } from '~/http/clients';
import { numeric } from '~/http/lenient';

import { addressBody, addressShape, invoicePartyEntries, invoicePartyFromWire, optionalParty } from './shapes';
import { headDataReply } from './userShapes';
import { invoiceDirection, okReply, optionalOf, recordOrEmpty, text } from './values';

export const changePasswordBody = v.strictObject({
  email: v.string(),
  oldPassword: v.string(),
  newPassword: v.string(),
});

/** POST /change-password: sets a new password for the signed-in member, whose `email` it repeats. Codes: INVALID_PASSWORD, ACC_PASSWORDS_OLD, ACC_PASSWORDS_PREV. */
export const changePassword = (body: v.InferOutput<typeof changePasswordBody>) =>
  account.post('/change-password', body, okReply);

export const getHeadDataReply = headDataReply;

/** POST /getHeadData: the member as the header shows them, without the fields that aren't given. */
export const getHeadData = (signal?: AbortSignal) => account.post('/getHeadData', {}, getHeadDataReply, { signal });

export const getProfileReply = v.object({ phone: text, address: addressShape });

/** POST /getProfile: phone and postal address, "" where not given. Codes: PROFILE_NO_KR. */
export const getProfile = (signal?: AbortSignal) => account.post('/getProfile', {}, getProfileReply, { signal });

export const getInvoiceDataReply = v.object({
  current: v.pipe(
    recordOrEmpty({ ...invoicePartyEntries, direction: optionalOf(numeric(invoiceDirection)) }),
    v.transform(({ direction, ...party }) => ({ ...invoicePartyFromWire(party), direction })),
  ),
  partner: optionalParty,
  employer: optionalParty,
});
export type InvoiceData = v.InferOutput<typeof getInvoiceDataReply>;

/** POST /get-invoice-data: who gets the invoices now, and who could. Codes: PROFILE_NO_KR. */
export const getInvoiceData = (signal?: AbortSignal) =>
  account.post('/get-invoice-data', {}, getInvoiceDataReply, { signal });

export const changeInvoiceDataBody = v.strictObject({
  own: v.boolean(),
  direction: invoiceDirection,
  name: v.string(),
  taxNumber: v.string(),
  address: v.nullable(addressBody),
});

/** POST /change-invoice-data: sets who gets the invoices. Direction 0 goes with `own`. Codes: PROFILE_NO_KR. */
export const changeInvoiceData = (body: v.InferOutput<typeof changeInvoiceDataBody>) =>
  account.post('/change-invoice-data', body, okReply);

export const changeEmailBody = v.strictObject({ email: v.string() });

/** POST /change-email: asks for a new e-mail. It takes effect with the link in the e-mail. Codes: ACC_MAIL_ALREADY_EXISTS. */
export const changeEmail = (body: v.InferOutput<typeof changeEmailBody>) =>
  account.post('/change-email', body, okReply);

export const changePhoneBody = v.strictObject({ phoneNumber: v.pipe(v.string(), v.regex(/^\+36\d{9}$/)) });

/** POST /change-phone: sets the phone number. `phoneNumber` as +36301234567. */
export const changePhone = (body: v.InferOutput<typeof changePhoneBody>) =>
  account.post('/change-phone', body, okReply);

export const changeAddressBody = addressBody;

/** POST /change-address: sets the postal address. The payload is the address itself. */
export const changeAddress = (body: v.InferOutput<typeof changeAddressBody>) =>
  account.post('/change-address', body, okReply);
