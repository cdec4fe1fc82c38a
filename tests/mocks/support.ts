import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { signInAs } from '../../mocks/control';
import type { MailKind } from '../../mocks/mailTexts';
import { lastMail } from '../../mocks/model/account/mails';
import { createTestServer } from '../../mocks/node';
import { createWorld, strictEntries, type World } from '../../mocks/world';
import { config } from '../../src/config';
import { configureHttp } from '../../src/http/client';

/** A Tuesday in spring: contracts start in April at the earliest, with nine months left. */
const springDay = new Date('2026-03-10T09:00:00Z');

export interface Standin {
  world: World;
  /** Sends this token from now on. */
  use: (token: string | undefined) => void;
  /** Sends a token of this persona from now on. */
  as: (persona: string) => void;
  /** How often http reported the end of the session. */
  sessionsEnded: () => number;
}

/**
 * One world and its handlers for a test file; every test starts with fresh personas and no session. A test fails if a
 * call broke the contract, unless it reads the violations with `takeViolations`.
 */
export const useStandin = (): Standin => {
  const world = createWorld({ now: () => springDay, origin: 'http://portal.test' });
  const server = createTestServer(world);
  let token: string | undefined;
  let ended = 0;

  beforeAll(() => {
    // Without a page, relative addresses have no base.
    config.apiRoot = world.origin;
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => {
    world.setClock();
    world.reset();
    token = undefined;
    ended = 0;
    configureHttp({ token: () => token, onSessionEnded: () => (ended += 1) });
  });
  afterEach(() => {
    expect(strictEntries(world)).toEqual([]);
  });
  afterAll(() => {
    server.close();
  });

  return {
    world,
    use: (given: string | undefined) => {
      token = given;
    },
    as: (persona: string) => {
      token = signInAs(world, persona).token;
    },
    sessionsEnded: () => ended,
  };
};

/** Returns the notes of the violations so far; these no longer fail the test. */
export const takeViolations = (world: World): (string | undefined)[] => {
  const notes = strictEntries(world).map(({ note }) => note);
  for (const entry of world.log) entry.strict = false;
  return notes;
};

/** The token in the newest mail's first link. */
export const mailedToken = (world: World, to: string, kind: MailKind): string => {
  const href = lastMail(world, to, kind)?.links[0]?.href.hu;
  expect(href, `a ${kind} mail to ${to}`).toBeDefined();
  return decodeURIComponent(href?.split('/').at(-1) ?? '');
};

export const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
