import * as v from 'valibot';
import { newReference, ServiceError, technicalCode, technicalError } from './serviceError';

export interface RawReply {
  /** The HTTP status; 0 means that no answer came. */
  status: number;
  body: unknown;
}

export interface ReplyRules {
  /** Whether the call carries a token. Only then does a 401 end the session. */
  bearer: boolean;
  /** Polling reads `status` itself. For other calls anything but OK is a refusal. */
  anyStatus?: boolean;
  /** The call's X-Request-Id; errors carry it. */
  reference?: string;
}

/** Treat null, "" and missing `messages` as none; anything else but a list of texts is a wrong shape. */
const envelope = v.object({
  status: v.pipe(v.string(), v.nonEmpty()),
  messages: v.nullish(v.union([v.literal(''), v.array(v.string())])),
});

const sessionCode = 'ACC_INVALID_TOKEN';

const isMarshalling = (code: string): boolean => code.toUpperCase().includes('MARSHAL');

/** Removes duplicates. Any code containing MARSHAL is a technical error. */
const refusal = (messages: readonly string[], bearer: boolean, reference: string): ServiceError => {
  const codes = [...new Set(messages.map((code) => (isMarshalling(code) ? technicalCode : code)))].filter((code) => code !== '');
  if (codes.length === 0) return technicalError(false, reference, true);
  if (codes.every((code) => code === technicalCode)) return technicalError(false, reference);
  return new ServiceError(bearer && codes.includes(sessionCode) ? 'session' : 'refused', codes, reference);
};

/** Whether the poll itself failed, so that its status must be ignored. */
const hasFailed = (messages: readonly string[], bearer: boolean): boolean =>
  messages.some((code) => isMarshalling(code) || (bearer && code === sessionCode));

/**
 * Validates an HTTP status and a parsed JSON body; returns the schema's output. Throws ServiceError: `session` for
 * an ended session, `refused` with the service's codes, `technical` for a 5xx or a body of another shape. Pure.
 */
export const parseResponse = <S extends v.GenericSchema>(raw: RawReply, schema: S, rules: ReplyRules): v.InferOutput<S> => {
  const { reference = newReference() } = rules;
  if (raw.status === 401 && rules.bearer) throw new ServiceError('session', [sessionCode], reference);
  const head = v.safeParse(envelope, raw.body);
  if (!head.success || raw.status < 200 || raw.status >= 500) throw technicalError(false, reference);
  const messages = Array.isArray(head.output.messages) ? head.output.messages : [];
  if (head.output.status !== 'OK' && (!rules.anyStatus || hasFailed(messages, rules.bearer))) throw refusal(messages, rules.bearer, reference);
  if (raw.status >= 300) throw technicalError(false, reference);
  const reply = v.safeParse(schema, raw.body);
  if (!reply.success) throw technicalError(false, reference);
  return reply.output;
};
