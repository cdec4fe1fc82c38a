import * as v from 'valibot';

import type { ServiceName } from '../../../src/config';
import type { Json } from '../wireSchema';
import type { Ask } from './ask';
import { unlikeFile, unlikeRefusal, unlikeSignedOut, unlikeSuccess } from './judge';

export interface Finding {
  call: string;
  /** What has to hold. */
  what: string;
  /** How it doesn't; empty if it does. */
  wrong: string[];
}

/** Ends a flow whose next call needs what a reply didn't give; the report has said so already. */
class Stopped extends Error {}

/** Runs calls that build on one another, as far as their replies let them. */
export const flow = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Stopped || error instanceof v.ValiError)) throw error;
  }
};

/** A text that the next call needs. */
export const textIn = (reply: Json, name: string): string => {
  const value = reply[name];
  if (typeof value !== 'string' || value === '') throw new Stopped(`no ${name}`);
  return value;
};

type Question<T> = (service: ServiceName, call: string, body: Json, token?: string) => Promise<T>;

/** Asks, and keeps what has to hold of each answer. */
export interface Check {
  isMock: boolean;
  findings: Finding[];
  /** The calls that were asked for something they have to do. */
  asked: Set<string>;
  /** Asks for what has to work. Returns the reply; a refusal ends the flow. */
  ok: Question<Json>;
  /** Asks a question that has two answers: the fields, or a refusal that names a code. */
  maybe: Question<void>;
  /** Asks for a PDF. */
  file: Question<void>;
  /** Asks without the fields that a call needs. */
  incomplete: (service: ServiceName, call: string, token?: string) => Promise<void>;
  /** Asks for what must be refused; a mock server can't know. */
  refused: (what: string, ...question: Parameters<Question<void>>) => Promise<void>;
  signedOut: (service: ServiceName, call: string) => Promise<void>;
  /** Notes what else has to hold; `wrong` says how it doesn't. Nothing changes on a mock server. */
  holds: (call: string, what: string, isSo: boolean, wrong: string) => void;
}

export const createCheck = (ask: Ask, isMock: boolean): Check => {
  const findings: Finding[] = [];
  const asked = new Set<string>();
  const note = (call: string, what: string, wrong: string[]): void => {
    findings.push({ call, what, wrong });
  };
  return {
    isMock,
    findings,
    asked,
    ok: async (service, call, body, token) => {
      const name = `${service} ${call}`;
      asked.add(name);
      const answer = await ask(service, call, body, token);
      note(name, 'answers with its fields', unlikeSuccess(name, answer));
      const { reply } = answer;
      if (reply === undefined || unlikeRefusal(name, answer).length === 0) throw new Stopped(name);
      return reply;
    },
    maybe: async (service, call, body, token) => {
      const name = `${service} ${call}`;
      asked.add(name);
      const answer = await ask(service, call, body, token);
      const codes = answer.reply?.messages;
      const namesCode = Array.isArray(codes) && codes.length > 0 && codes.every((code) => typeof code === 'string');
      const isRefused = namesCode && unlikeRefusal(name, answer).length === 0;
      note(name, 'answers with its fields or a code', isRefused ? [] : unlikeSuccess(name, answer));
    },
    file: async (service, call, body, token) => {
      const name = `${service} ${call}`;
      asked.add(name);
      note(
        name,
        `is a PDF${token === undefined ? ' without a token too' : ''}`,
        unlikeFile(await ask(service, call, body, token)),
      );
    },
    incomplete: async (service, call, token) => {
      const name = `${service} ${call}`;
      note(name, 'refuses a payload without its fields', unlikeRefusal(name, await ask(service, call, {}, token)));
    },
    refused: async (what, service, call, body, token) => {
      if (isMock) return;
      const name = `${service} ${call}`;
      note(name, what, unlikeRefusal(name, await ask(service, call, body, token)));
    },
    signedOut: async (service, call) => {
      note(`${service} ${call}`, 'asks for a token', unlikeSignedOut(await ask(service, call, {})));
    },
    holds: (call, what, isSo, wrong) => {
      if (!isMock) note(call, what, isSo ? [] : [wrong]);
    },
  };
};
