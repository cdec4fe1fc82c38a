import * as v from 'valibot';
import { newsletter } from '../http/clients';
import { okReply } from './shapes';

export const unsubscribeBody = v.strictObject({ email: v.string(), reason: v.picklist(['a', 'b', 'c']) });

/** POST /unsubscribe (PUB-16). Refused: NEWSL_NOTEXISTS_MAIL. Source: contract.ts, Newsletter. */
export const unsubscribe = (body: v.InferOutput<typeof unsubscribeBody>) => newsletter.post('/unsubscribe', body, okReply);
