import type * as v from 'valibot';

import { replies } from '../calls';
import { replyEnvelope, wireSchema, type Json } from '../wireSchema';
import type { Answer } from './ask';
import { misfits } from './misfits';

const tables: Record<string, Record<string, v.GenericSchema>> = replies;

/** The reply's schema of each call that answers in JSON, by `service call`. */
const replySchemas: ReadonlyMap<string, Json> = new Map(
  Object.entries(tables).flatMap(([service, calls]) =>
    Object.entries(calls).map(([call, schema]): [string, Json] => [`${service} ${call}`, wireSchema(schema)]),
  ),
);

/** Their status is a state: anything but ERROR goes on. */
export const polledCalls: readonly string[] = ['payment /getInvState', 'contracting /get-8'];

const codesIn = ({ reply }: Answer): unknown[] => (Array.isArray(reply?.messages) ? reply.messages : []);

const hasSucceeded = (name: string, status: string): boolean =>
  polledCalls.includes(name) ? status !== 'ERROR' : status === 'OK';

/** What is wrong with a reply that must tell success. */
export const unlikeSuccess = (name: string, answer: Answer): string[] => {
  const { httpStatus, reply } = answer;
  if (reply === undefined) return [`HTTP ${httpStatus} without a JSON object`];
  if (typeof reply.status !== 'string' || reply.status === '') return ['no status'];
  if (!hasSucceeded(name, reply.status)) return [`refused: ${codesIn(answer).join(', ') || 'without a code'}`];
  if (httpStatus < 200 || httpStatus > 299) return [`HTTP ${httpStatus} with status ${reply.status}`];
  return [...new Set([...misfits(replyEnvelope, reply), ...misfits(replySchemas.get(name), reply)])];
};

/** What is wrong with an answer that must be a PDF. */
export const unlikeFile = ({ httpStatus, type, size }: Answer): string[] => [
  ...(httpStatus === 200 ? [] : [`HTTP ${httpStatus}`]),
  ...(type === 'application/pdf' ? [] : [`${type || 'nothing'} instead of application/pdf`]),
  ...(size > 0 ? [] : ['an empty file']),
];

/** What is wrong with an answer that must tell a refusal: a 4xx, or any status but success in JSON. */
export const unlikeRefusal = (name: string, { httpStatus, reply }: Answer): string[] => {
  const isRefused = httpStatus === 200 && typeof reply?.status === 'string' && !hasSucceeded(name, reply.status);
  return isRefused || (httpStatus >= 400 && httpStatus < 500)
    ? []
    : [`HTTP ${httpStatus}, status ${String(reply?.status)}`];
};

/** What is wrong with an answer to a call without a token. */
export const unlikeSignedOut = (answer: Answer): string[] =>
  answer.httpStatus === 401 || codesIn(answer).includes('ACC_INVALID_TOKEN')
    ? []
    : [`HTTP ${answer.httpStatus} instead of 401`];
