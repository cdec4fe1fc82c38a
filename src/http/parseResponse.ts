import * as v from 'valibot';
import { newReference, ServiceError, technicalCode, technicalError } from './serviceError';

/** What came back over the wire, whatever carried it. `status` is HTTP's; 0 stands for "no answer". */
export interface RawReply {
  status: number;
  body: unknown;
}

export interface ReplyRules {
  /** Whether the call carries a bearer token: only then does a 401 end the session (SES-6, FLT-1). */
  bearer: boolean;
  /** Polled calls read their `status` themselves; for all others anything but OK is a refusal. */
  anyStatus?: boolean;
}

/** `messages` that are null, missing or "" are none (contract.ts); any other thing that is no list is a wrong shape. */
const envelope = v.object({
  status: v.pipe(v.string(), v.nonEmpty()),
  messages: v.nullish(v.union([v.literal(''), v.array(v.string())])),
});

const sessionCode = 'ACC_INVALID_TOKEN';

const isMarshalling = (code: string): boolean => code.toUpperCase().includes('MARSHAL');

/** Every code is kept (ERR-1); a marshalling failure is a technical error whatever it calls itself (ERR-2). */
const refusal = (messages: readonly string[], bearer: boolean): ServiceError => {
  const codes = [...new Set(messages.map((code) => (isMarshalling(code) ? technicalCode : code)))].filter((code) => code !== '');
  if (codes.every((code) => code === technicalCode)) return technicalError();
  return new ServiceError(bearer && codes.includes(sessionCode) ? 'session' : 'refused', codes, newReference());
};

/** A polled reply's status is the page's to read, but not when the call itself was turned away. */
const turnedAway = (messages: readonly string[], bearer: boolean): boolean =>
  messages.some((code) => isMarshalling(code) || (bearer && code === sessionCode));

/**
 * The one funnel from a raw reply to a value or a ServiceError (ERR-1, ERR-2, SES-6, FLT-2).
 * Pure: give it a status and a body, and it returns what the schema makes of them or throws.
 */
export const parseResponse = <S extends v.GenericSchema>(raw: RawReply, schema: S, rules: ReplyRules): v.InferOutput<S> => {
  if (raw.status === 401 && rules.bearer) throw new ServiceError('session', [sessionCode], newReference());
  const head = v.safeParse(envelope, raw.body);
  if (!head.success || raw.status < 200 || raw.status >= 500) throw technicalError();
  const messages = Array.isArray(head.output.messages) ? head.output.messages : [];
  if (head.output.status !== 'OK' && (!rules.anyStatus || turnedAway(messages, rules.bearer))) throw refusal(messages, rules.bearer);
  if (raw.status >= 300) throw technicalError();
  const reply = v.safeParse(schema, raw.body);
  if (!reply.success) throw technicalError();
  return reply.output;
};
