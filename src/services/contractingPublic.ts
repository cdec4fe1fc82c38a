import * as v from 'valibot';
import { contractingPublic } from '../http/clients';
import { contractType, filledText, optionalContractType, optionalNumber, optionalText, userShape } from './shapes';

export const confirmContractBody = v.strictObject({ token: v.string() });
export const confirmContractReply = v.object({
  user: userShape,
  token: filledText,
  key: optionalText,
  type: optionalContractType,
  step: optionalNumber,
});

/** POST /confirm: takes up a contract from its e-mailed link; `key` is the contract's (PUB-13). Refused: tokenInvalid. Source: contract.ts, ContractingPublic. */
export const confirmContract = (body: v.InferOutput<typeof confirmContractBody>) => contractingPublic.post('/confirm', body, confirmContractReply);

export const intraStatusBody = v.strictObject({
  subscription_uuid: v.string(),
  status: v.string(),
  fromdate: v.string(),
  todate: v.string(),
});
export const intraStatusReply = v.object({ token: filledText, user: userShape, type: contractType });

/** POST /intra-status: the way back from the intranet; what the link doesn't give is "" (PUB-14). Source: contract.ts, ContractingPublic. */
export const intraStatus = (body: v.InferOutput<typeof intraStatusBody>) => contractingPublic.post('/intra-status', body, intraStatusReply);
