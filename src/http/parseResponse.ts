import * as v from 'valibot';

import { describeCode, isListedCode } from '~/domain/errors/errorCatalogue';

import { codesOf, isRecord, shownCodes, textual } from './lenient';
import { newReference, ServiceError, technicalCode, technicalError } from './serviceError';

export interface RawReply {
  /** The HTTP status; 0 means that no answer came. */
  status: number;
  body: unknown;
}

/** What a call makes of a reply's status and codes. */
export interface CallRules {
  /** Polling reads `status` itself. For other calls anything but OK is a refusal. */
  anyStatus?: boolean;
  /** The call asks whether something is possible: codes beside OK say that it isn't. */
  question?: boolean;
}

export interface ReplyRules extends CallRules {
  /** Whether the call carries a token. Only then does a 401 end the session. */
  bearer: boolean;
  /** The fields may be in `data`, as in a reply to a GET. */
  inData?: boolean;
  /** The call's X-Request-Id; errors carry it. */
  reference?: string;
}

const envelope = v.object({ status: textual(v.pipe(v.string(), v.nonEmpty())), messages: v.optional(v.unknown()) });

const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined && value !== null && value !== '';

/** The reply with the fields of its `data`, which stand where it doesn't give its own. */
const withData = (body: unknown): unknown =>
  isRecord(body) && 'data' in body && isRecord(body.data)
    ? { ...body.data, ...Object.fromEntries(Object.entries(body).filter(isGiven)) }
    : body;

const sessionCode = 'ACC_INVALID_TOKEN';

const isMarshalling = (code: string): boolean => code.toUpperCase().includes('MARSHAL');

/** Any code containing MARSHAL is a technical error. */
const refusal = (messages: readonly string[], bearer: boolean, reference: string): ServiceError => {
  const codes = messages.map((code) => (isMarshalling(code) ? technicalCode : code));
  if (codes.length === 0) return technicalError(reference, { unnamed: true });
  if (codes.every((code) => code === technicalCode)) return technicalError(reference);
  return new ServiceError(bearer && codes.includes(sessionCode) ? 'session' : 'refused', shownCodes(codes), reference);
};

/** Whether a code beside OK answers a question with no. */
const saysNo = (code: string): boolean => isListedCode(code) && describeCode(code).tone !== 'success';

/** Whether the poll itself failed, so that its status must be ignored. */
const hasFailed = (messages: readonly string[], bearer: boolean): boolean =>
  messages.some((code) => isMarshalling(code) || (bearer && code === sessionCode));

/** What a reply gives, with the codes beside it, if any; with another status than OK the call's reference. */
export type Reply<S extends v.GenericSchema> = v.InferOutput<S> & { codes?: string[]; reference?: string };

/**
 * Validates an HTTP status and a parsed JSON body; returns the schema's output and the codes beside OK. Throws ServiceError: `session` for
 * an ended session, `refused` with the service's codes, `technical` for a 5xx or a body of another shape. Codes beside OK
 * refuse if the call is a question, or if they say why a needed field is missing; a success stays one. Pure.
 */
export const parseResponse = <S extends v.GenericSchema>(raw: RawReply, schema: S, rules: ReplyRules): Reply<S> => {
  const { reference = newReference() } = rules;
  if (raw.status === 401 && rules.bearer) throw new ServiceError('session', [sessionCode], reference);
  const body = rules.inData ? withData(raw.body) : raw.body;
  const head = v.safeParse(envelope, body);
  if (!head.success || raw.status < 200 || raw.status >= 500) throw technicalError(reference);
  const messages = codesOf(head.output.messages);
  const isRefused =
    head.output.status === 'OK'
      ? rules.question && messages.some(saysNo)
      : !rules.anyStatus || hasFailed(messages, rules.bearer);
  if (isRefused) throw refusal(messages, rules.bearer, reference);
  if (raw.status >= 300) throw technicalError(reference);
  const reply = v.safeParse(schema, body);
  if (!reply.success) {
    throw messages.some(isListedCode) ? refusal(messages, rules.bearer, reference) : technicalError(reference);
  }
  // Listed ones first: of many the last are cut.
  const codes = [...messages.filter(isListedCode), ...messages.filter((code) => !isListedCode(code))];
  const beside = codes.length === 0 ? {} : { codes: shownCodes(codes) };
  return Object.assign({}, reply.output, beside, head.output.status === 'OK' ? {} : { reference });
};
