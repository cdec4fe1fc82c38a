import * as v from 'valibot';

import { contractingPublic } from '~/http/clients';

import { signedInUser } from './userShapes';
import { filledText, optionalContractType, optionalNumber, optionalText } from './values';

export const confirmContractBody = v.strictObject({ token: v.string() });
export const confirmContractReply = v.object({
  user: signedInUser,
  token: filledText,
  key: optionalText,
  type: optionalContractType,
  step: optionalNumber,
});

/** POST /confirm: signs in with the link of a contract's e-mail; `key` is the contract key. Codes: tokenInvalid. */
export const confirmContract = (body: v.InferOutput<typeof confirmContractBody>) =>
  contractingPublic.post('/confirm', body, confirmContractReply);

export const intraStatusBody = v.strictObject({
  subscription_uuid: v.string(),
  status: v.string(),
  fromdate: v.string(),
  todate: v.string(),
});
export const intraStatusReply = v.object({ token: filledText, user: signedInUser, type: optionalContractType });

/** POST /intra-status: signs in with a link of the intranet; what the link doesn't give is "". */
export const intraStatus = (body: v.InferOutput<typeof intraStatusBody>) =>
  contractingPublic.post('/intra-status', body, intraStatusReply);
