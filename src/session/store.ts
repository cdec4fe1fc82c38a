import { isSameMember, type Member } from '../domain/member';
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
  /** The present login. The same member's return after an expiry goes on with it; a log-out or another member ends it. */
  login: () => number;
  /**
   * Writes a late reply for the login that asked: into its session, or, if that has expired meanwhile, into what waits for
   * its return (SES-8). False: the login has ended.
   */
  updateFor: (login: number, change: (present: KeptSession) => Partial<KeptSession>) => boolean;
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

const memberOf = ({ token, currentUser }: Session): Member | undefined => (token === undefined ? undefined : currentUser);

/** Creates the session of this tab from what its storage holds (SES-1, SES-2). */
export const createSessionStore = (storage: SafeStorage = createTabStorage()): SessionStore => {
  const listeners = new Set<() => void>();
  const drafts = createDrafts(storage);
  let ended: SessionEnd | undefined;
  let session: Session = {};
  let hasBegun = false;
  let login = 0;

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
    const [before, after] = [memberOf(session), memberOf(next)];
    if (before !== undefined && (after === undefined || !isSameMember(before, after))) {
      login += 1;
      publish({});
    }
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
    if (currentUser !== undefined) drafts.own(currentUser);
  };

  session = load();
  own(session);

  return {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (patch) => {
      const { token, currentUser } = { ...session, ...patch };
      if (token !== undefined && currentUser !== undefined && currentUser !== session.currentUser) drafts.rename(currentUser);
      publish(keep({ ...session, ...patch }));
    },
    login: () => login,
    updateFor: (asker, change) => {
      if (asker !== login) return false;
      if (session.token === undefined) return drafts.amend(change);
      publish(keep({ ...session, ...change(session) }));
      return true;
    },
    signIn: ({ token, user, support }) => {
      const life = readToken(token);
      if (life === undefined) return false;
      const isPresent = session.currentUser !== undefined && isSameMember(session.currentUser, user);
      const present = isPresent ? session : {};
      const resumed = drafts.claim(user);
      // Nobody comes back: whatever waits for a reply waits for another member's.
      if (session.token === undefined && Object.keys(resumed).length === 0) login += 1;
      ended = undefined;
      hasBegun = true;
      replace(keep({ ...resumed, ...present, token, currentUser: user, support, activated: undefined, arrival: undefined, skew: clockSkew(life, now().getTime()) }));
      return true;
    },
    end: (why) => {
      if (session.token === undefined) return;
      const { currentUser, contractKey, step, wizard, type, transaction, endTransaction, otpres, newMandates } = session;
      if (why !== 'expired') login += 1;
      if (why === 'loggedOut' || currentUser === undefined) drafts.clear();
      // A device that slept finds out later than it was.
      else drafts.keep(currentUser, { contractKey, step, wizard: wizard && { ...wizard, consented: undefined }, type, transaction, endTransaction, otpres, newMandates }, now().getTime() + Math.min(0, lifeOf(session) ?? 0));
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
