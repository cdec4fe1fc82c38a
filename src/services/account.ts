import * as v from 'valibot';
import { account } from '../http/clients';
import {
  addressBody,
  addressShape,
  invoiceDirection,
  invoicePartyEntries,
  invoicePartyShape,
  okReply,
  optionalOf,
  userShape,
} from './shapes';
import { invoicePartyFromWire } from './wire';

export const changePasswordBody = v.strictObject({ email: v.string(), oldPassword: v.string(), newPassword: v.string() });

/** POST /change-password (PROF-5). Refused: INVALID_PASSWORD, ACC_PASSWORDS_OLD, ACC_PASSWORDS_PREV. Source: contract.ts, AccountProtected. */
export const changePassword = (body: v.InferOutput<typeof changePasswordBody>) => account.post('/change-password', body, okReply);

export const getHeadDataReply = v.object({ user: userShape });

/** POST /getHeadData: the member as the header shows them (NAV-10). Source: contract.ts, AccountProtected. */
export const getHeadData = (signal?: AbortSignal) => account.post('/getHeadData', {}, getHeadDataReply, { signal });

export const getProfileReply = v.object({ phone: v.string(), address: addressShape });

/** POST /getProfile: phone ("" when none) and postal address (PROF-1). Refused: PROFILE_NO_KR. Source: contract.ts, AccountProtected. */
export const getProfile = (signal?: AbortSignal) => account.post('/getProfile', {}, getProfileReply, { signal });

export const getInvoiceDataReply = v.object({
  current: v.pipe(
    v.object({ ...invoicePartyEntries, direction: optionalOf(invoiceDirection) }),
    v.transform(({ direction, ...party }) => ({ ...invoicePartyFromWire(party), direction })),
  ),
  partner: optionalOf(invoicePartyShape),
  employer: optionalOf(invoicePartyShape),
});
export type InvoiceData = v.InferOutput<typeof getInvoiceDataReply>;

/** POST /get-invoice-data: who the invoices go to now, and whom they could go to (INV-1). Refused: PROFILE_NO_KR. Source: contract.ts, AccountProtected. */
export const getInvoiceData = (signal?: AbortSignal) => account.post('/get-invoice-data', {}, getInvoiceDataReply, { signal });

export const changeInvoiceDataBody = v.strictObject({
  own: v.boolean(),
  direction: invoiceDirection,
  name: v.string(),
  taxNumber: v.string(),
  address: v.nullable(addressBody),
});

/** POST /change-invoice-data: direction 0 goes with `own` (INV-3). Refused: PROFILE_NO_KR. Source: contract.ts, AccountProtected. */
export const changeInvoiceData = (body: v.InferOutput<typeof changeInvoiceDataBody>) => account.post('/change-invoice-data', body, okReply);

export const changeEmailBody = v.strictObject({ email: v.string() });

/** POST /change-email: takes effect with the link in the e-mail (PROF-2). Refused: ACC_MAIL_ALREADY_EXISTS. Source: contract.ts, AccountProtected. */
export const changeEmail = (body: v.InferOutput<typeof changeEmailBody>) => account.post('/change-email', body, okReply);

export const changePhoneBody = v.strictObject({ phoneNumber: v.pipe(v.string(), v.regex(/^\+36\d{9}$/)) });

/** POST /change-phone: `phoneNumber` as +36301234567 (PROF-3). Source: contract.ts, AccountProtected. */
export const changePhone = (body: v.InferOutput<typeof changePhoneBody>) => account.post('/change-phone', body, okReply);

export const changeAddressBody = addressBody;

/** POST /change-address: the address fields themselves are the payload (PROF-4). Source: contract.ts, AccountProtected. */
export const changeAddress = (body: v.InferOutput<typeof changeAddressBody>) => account.post('/change-address', body, okReply);
