import type { Member } from '../domain/member';
import { now } from '../domain/clock';
import { createDrafts, type Drafts, type KeptSession } from './drafts';
import { parseSession, type Session } from './sessionSchema';
import { createTabStorage, type SafeStorage } from './storage';
import { clockSkew, readToken } from './token';

const storageKey = 'cportal.session';

/** Why there is no session any more; the sign-in page words it (SES-5). replaced: another member signed in in another tab. */
export type SessionEnd = 'expired' | 'loggedOut' | 'replaced';

export interface SignIn {
  token: string;
  user: Member;
  support?: boolean;
}

export interface SessionStore {
  get: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** Changes some fields; undefined removes one. */
  update: (patch: Partial<Session>) => void;
  /**
   * Changes some fields for a login: in its session, or, where that has ended by itself meanwhile, in what waits for its
   * return (SES-8). False: this tab knows nothing of that login any more.
   */
  updateFor: (login: string, patch: Partial<KeptSession>) => boolean;
  /** Takes a received token. Another member's things are dropped first (SEC-6). False: the token is none (SES-3). */
  signIn: (given: SignIn) => boolean;
  /** Ends the session. Log-out drops drafts too (SES-9); an expiry keeps them for the same login (SES-8). */
  end: (why: SessionEnd) => void;
  /** Whether the session began in this document; one that a reload found in the storage didn't. */
  beganHere: () => boolean;
  /** How the last session of this page ended, until the next sign-in. */
  endedBy: () => SessionEnd | undefined;
  /** Milliseconds that the token still lives, or undefined without one. */
  remaining: () => number | undefined;
  /** Reads the storage anew: a page out of the back-forward cache may be older than the tab's session (SES-9). */
  reread: () => void;
  drafts: Drafts;
}

const loginOf = ({ token, currentUser }: Session): string | undefined => (token === undefined ? undefined : currentUser?.email.toLowerCase());

/** Creates the session of this tab from what its storage holds (SES-1, SES-2). */
export const createSessionStore = (storage: SafeStorage = createTabStorage()): SessionStore => {
  const listeners = new Set<() => void>();
  const drafts = createDrafts(storage);
  let ended: SessionEnd | undefined;
  let session: Session = {};
  let hasBegun = false;

  const lifeOf = ({ token, skew = 0 }: Session): number | undefined => {
    const life = token === undefined ? undefined : readToken(token);
    return life === undefined ? undefined : life.expiresAt - skew - now().getTime();
  };

  const publish = (next: Session): void => {
    session = next;
    for (const listener of listeners) listener();
  };
  /** Between two members there is a moment of nobody: whatever holds replies drops them then (SEC-6, SES-9). */
  const replace = (next: Session): void => {
    const [before, after] = [loginOf(session), loginOf(next)];
    if (before !== undefined && after !== undefined && before !== after) publish({});
    publish(next);
  };
  const keep = (next: Session): Session => {
    if (Object.values<unknown>(next).every((value) => value === undefined)) storage.remove(storageKey);
    else storage.write(storageKey, JSON.stringify(next));
    return next;
  };

  const load = (): Session => {
    const stored = parseSession(storage.read(storageKey)) ?? {};
    // A token without a user, or one that can't be read, is no session (SES-3); one that has run out is left to the guard (SES-4).
    return stored.token !== undefined && (stored.currentUser === undefined || readToken(stored.token) === undefined) ? {} : stored;
  };
  const own = ({ currentUser }: Session): void => {
    if (currentUser !== undefined) drafts.own(currentUser.email);
  };

  session = load();
  own(session);

  return {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (patch) => publish(keep({ ...session, ...patch })),
    updateFor: (login, patch) => {
      if (session.token === undefined) return drafts.amend(login, patch);
      if (loginOf(session) !== login.toLowerCase()) return false;
      publish(keep({ ...session, ...patch }));
      return true;
    },
    signIn: ({ token, user, support }) => {
      const life = readToken(token);
      if (life === undefined) return false;
      const present = session.currentUser?.email.toLowerCase() === user.email.toLowerCase() ? session : {};
      const resumed = drafts.claim(user.email);
      ended = undefined;
      hasBegun = true;
      replace(keep({ ...resumed, ...present, token, currentUser: user, support, activated: undefined, arrival: undefined, skew: clockSkew(life, now().getTime()) }));
      return true;
    },
    end: (why) => {
      if (session.token === undefined) return;
      const { currentUser, contractKey, step, wizard, type, transaction, endTransaction, otpres } = session;
      if (why === 'loggedOut' || currentUser === undefined) drafts.clear();
      // A device that slept finds out later than it was.
      else drafts.keep(currentUser.email, { contractKey, step, wizard: wizard && { ...wizard, consented: undefined }, type, transaction, endTransaction, otpres }, now().getTime() + Math.min(0, lifeOf(session) ?? 0));
      ended = why;
      publish(keep({}));
    },
    beganHere: () => hasBegun,
    endedBy: () => ended,
    remaining: () => lifeOf(session),
    reread: () => {
      drafts.reread();
      const next = load();
      own(next);
      replace(next);
    },
    drafts,
  };
};
