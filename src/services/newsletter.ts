import * as v from 'valibot';

import { newsletter } from '~/http/clients';

import { okReply } from './values';

export const unsubscribeBody = v.strictObject({ email: v.string(), reason: v.picklist(['a', 'b', 'c']) });

/** POST /unsubscribe: takes the address off the newsletter, with the reason chosen. Codes: NEWSL_NOTEXISTS_MAIL. */
export const unsubscribe = (body: v.InferOutput<typeof unsubscribeBody>) =>
  newsletter.post('/unsubscribe', body, okReply);
