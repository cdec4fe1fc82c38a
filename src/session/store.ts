import { isSameMember, type Member } from '../domain/identity/member';
import { now } from '../domain/time/clock';
import { createMemberStorage, type KeptSession, type MemberStorage } from './memberStorage';
import { parseSession, type Session } from './sessionSchema';
import { createTabStorage, type SafeStorage } from './storage';
import { clockSkew, readToken } from './token';

const storageKey = 'cportal.session';

/** Why the session ended; the sign-in page explains it. replaced: another member signed in in another tab. */
type SessionEnd = 'expired' | 'loggedOut' | 'replaced';

interface SignIn {
  token: string;
  user: Member;
  support?: boolean;
}

export interface SessionStore {
  get: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** Changes some fields; undefined removes one. */
  update: (patch: Partial<Session>) => void;
  /** Identifies the login. It survives an expiry if the same member returns; log-out or another member ends it. */
  sessionEpoch: () => number;
  /**
   * Writes a late reply for the login that asked: into its session or, if that has expired, into what is kept for
   * its return. Returns false if the login has ended.
   */
  updateIfCurrent: (epoch: number, change: (present: KeptSession) => Partial<KeptSession>) => boolean;
  /** Starts a session with the token, after dropping another member's data. Returns false if the token is unusable. */
  signIn: (given: SignIn) => boolean;
  /** Whether this is the signed-in member, under the present e-mail or the new one that they have asked for. */
  isPresentMember: (user: Pick<Member, 'email' | 'kr'>) => boolean;
  /** Ends the session. Log-out drops drafts too; an expiry keeps them for the same login. */
  end: (why: SessionEnd) => void;
  /** Whether the session began in this document rather than being restored after a reload. */
  beganHere: () => boolean;
  /** How this page's last session ended; reset by the next sign-in. */
  endedBy: () => SessionEnd | undefined;
  /** Milliseconds until the token expires; undefined without one. */
  remaining: () => number | undefined;
  /** Reloads from storage: a page restored from the back-forward cache may be stale. */
  reread: () => void;
  memberStorage: MemberStorage;
}

const memberOf = ({ token, currentUser }: Session): Member | undefined =>
  token === undefined ? undefined : currentUser;

/** Creates this tab's session from its storage. */
export const createSessionStore = (storage: SafeStorage = createTabStorage()): SessionStore => {
  const listeners = new Set<() => void>();
  const memberStorage = createMemberStorage(storage);
  let ended: SessionEnd | undefined;
  let session: Session = {};
  let hasBegun = false;
  let epoch = 0;

  const lifeOf = ({ token, skew = 0 }: Session): number | undefined => {
    const life = token === undefined ? undefined : readToken(token);
    return life === undefined ? undefined : life.expiresAt - skew - now().getTime();
  };

  const isPresentMember = (user: Pick<Member, 'email' | 'kr'>): boolean =>
    memberOf(session) !== undefined && memberStorage.isOwner(user);

  const publish = (next: Session): void => {
    session = next;
    for (const listener of listeners) listener();
  };
  /** Publish an empty session between two members so that cached replies are dropped (SEC-6). */
  const replace = (next: Session, isSame: boolean): void => {
    if (memberOf(session) !== undefined && !isSame) {
      epoch += 1;
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
    // A token without a user, or an unreadable one, is no session; RequireSession handles an expired one.
    return stored.token !== undefined && (stored.currentUser === undefined || readToken(stored.token) === undefined)
      ? {}
      : stored;
  };
  const own = ({ currentUser }: Session): void => {
    if (currentUser !== undefined) memberStorage.own(currentUser);
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
      if (token !== undefined && currentUser !== undefined && currentUser !== session.currentUser)
        memberStorage.rename(currentUser);
      publish(keep({ ...session, ...patch }));
    },
    sessionEpoch: () => epoch,
    updateIfCurrent: (asker, change) => {
      if (asker !== epoch) return false;
      if (session.token === undefined) return memberStorage.amend(change);
      publish(keep({ ...session, ...change(session) }));
      return true;
    },
    signIn: ({ token, user, support }) => {
      const life = readToken(token);
      if (life === undefined) return false;
      const isPresent = isPresentMember(user);
      const present = isPresent ? session : {};
      const resumed = memberStorage.claim(user);
      // Nothing was kept, so this is a new login; late replies of an earlier one are dropped.
      if (session.token === undefined && Object.keys(resumed).length === 0) epoch += 1;
      ended = undefined;
      hasBegun = true;
      replace(
        keep({
          ...resumed,
          ...present,
          token,
          currentUser: user,
          support,
          activated: undefined,
          arrival: undefined,
          skew: clockSkew(life, now().getTime()),
        }),
        isPresent,
      );
      return true;
    },
    end: (why) => {
      if (session.token === undefined) return;
      const { currentUser, wizard } = session;
      if (why !== 'expired') epoch += 1;
      if (why === 'loggedOut' || currentUser === undefined) memberStorage.clear();
      else {
        // After sleep the expiry is noticed late; count from when it happened.
        const endedAt = now().getTime() + Math.min(0, lifeOf(session) ?? 0);
        memberStorage.keep(currentUser, { ...session, wizard: wizard && { ...wizard, consented: undefined } }, endedAt);
      }
      ended = why;
      publish(keep({}));
    },
    isPresentMember,
    beganHere: () => hasBegun,
    endedBy: () => ended,
    remaining: () => lifeOf(session),
    reread: () => {
      memberStorage.reread();
      const next = load();
      own(next);
      const [before, after] = [memberOf(session), memberOf(next)];
      replace(next, before !== undefined && after !== undefined && isSameMember(before, after));
    },
    memberStorage,
  };
};
