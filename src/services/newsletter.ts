import * as v from 'valibot';
import { createClient } from '../http/client';
import { okReply } from './shapes';

const client = createClient('newsletter', 'public');

export const unsubscribeBody = v.strictObject({ email: v.string(), reason: v.picklist(['a', 'b', 'c']) });

/** POST /unsubscribe (PUB-16). Refused: NEWSL_NOTEXISTS_MAIL. Source: contract.ts, Newsletter. */
export const unsubscribe = (body: v.InferOutput<typeof unsubscribeBody>) => client.post('/unsubscribe', body, okReply);
