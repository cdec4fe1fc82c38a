import { supportIdleMs } from '../domain/constants';
import { isSameMember, type Member } from '../domain/identity/member';
import { now } from '../domain/time/clock';
import { endedSince, hashMember, readMark, writeMark, type DeviceMark } from './deviceMark';
import { createMemberStorage, type KeptSession, type MemberStorage } from './memberStorage';
import { parseSession, type Session } from './sessionSchema';
import { createTabStorage, type SafeStorage } from './storage';
import { clockSkew, readToken } from './token';

const storageKey = 'cportal.session';

/** Why a session ended; the sign-in page says it. replaced: another member signed in in another tab. */
type SessionEnd = 'expired' | 'loggedOut' | 'loggedOutElsewhere' | 'replaced';

/** The session that ended in this page. */
interface EndedSession {
  why: SessionEnd;
  member: Member;
  support: boolean;
}

interface SignIn extends Pick<Session, 'skew' | 'signedInAt'> {
  token: string;
  user: Member;
  support?: boolean | undefined;
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
  /**
   * Starts a session with the token, after dropping another member's data. Returns false if the token is unusable.
   * A session that another tab handed over brings its own skew and moment of sign-in.
   */
  signIn: (given: SignIn) => boolean;
  /** Whether this is the signed-in member, under the present e-mail or the new one that they have asked for. */
  isPresentMember: (user: Pick<Member, 'email' | 'kr'>) => boolean;
  /** Ends the session. A log-out drops drafts too; the other ends keep them for the same login. */
  end: (why: SessionEnd) => void;
  /** Ends the session if it is over: by its token, by what other tabs marked, or because support staff were idle. */
  check: (mark?: DeviceMark) => void;
  /** Whether this document has ever held a session. */
  hadSession: () => boolean;
  /** This page's last session, if it has ended; reset by the next sign-in. */
  ended: () => EndedSession | undefined;
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
  let ended: EndedSession | undefined;
  let session: Session = {};
  let hadSession = false;
  let epoch = 0;

  const lifeOf = ({ token, skew = 0 }: Session): number | undefined => {
    const life = token === undefined ? undefined : readToken(token);
    return life === undefined ? undefined : life.expiresAt - skew - now().getTime();
  };

  const isPresentMember = (user: Pick<Member, 'email' | 'kr'>): boolean =>
    memberOf(session) !== undefined && memberStorage.isOwner(user);

  const publish = (next: Session): void => {
    session = next;
    hadSession ||= memberOf(session) !== undefined;
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

  const end = (why: SessionEnd): void => {
    const { token, currentUser, wizard, support = false } = session;
    if (token === undefined) return;
    const isLogOut = why === 'loggedOut' || why === 'loggedOutElsewhere';
    if (why !== 'expired') epoch += 1;
    if (isLogOut || currentUser === undefined) memberStorage.clear();
    else {
      // After sleep the expiry is noticed late; count from when it happened.
      const endedAt = now().getTime() + Math.min(0, lifeOf(session) ?? 0);
      memberStorage.keep(currentUser, { ...session, wizard: wizard && { ...wizard, consented: undefined } }, endedAt);
    }
    if (why === 'loggedOut' && !support && currentUser !== undefined) writeMark('logOut', hashMember(currentUser));
    ended = currentUser && { why, member: currentUser, support };
    publish(keep({}));
  };

  const check = (mark = readMark()): void => {
    const { token, currentUser, support, supportActiveAt = now().getTime(), signedInAt = 0 } = session;
    memberStorage.forgetLoggedOut(mark);
    if (token === undefined || currentUser === undefined) return;
    const why = support
      ? now().getTime() - supportActiveAt >= supportIdleMs && 'loggedOut'
      : endedSince(mark, hashMember(currentUser, memberStorage.pendingEmail()), signedInAt);
    if (why) end(why);
    else if ((lifeOf(session) ?? 0) <= 0) end('expired');
  };

  /** A token without a user, or an unreadable one, is no session. */
  const load = (): Session => {
    const stored = parseSession(storage.read(storageKey)) ?? {};
    const isUnusable =
      stored.token !== undefined && (stored.currentUser === undefined || readToken(stored.token) === undefined);
    const loaded = isUnusable ? {} : stored;
    if (loaded.currentUser !== undefined) memberStorage.own(loaded.currentUser);
    return loaded;
  };

  session = load();
  check();
  hadSession = memberOf(session) !== undefined;

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
    signIn: ({ token, user, support, skew, signedInAt }) => {
      const life = readToken(token);
      if (life === undefined) return false;
      check();
      const isPresent = isPresentMember(user);
      const present = isPresent ? session : {};
      const member = hashMember(user, present.currentUser?.email);
      const resumed = memberStorage.claim(user);
      // Nothing was kept, so this is a new login; late replies of an earlier one are dropped.
      if (session.token === undefined && Object.keys(resumed).length === 0) epoch += 1;
      ended = undefined;
      const next: Session = {
        ...resumed,
        ...present,
        token,
        currentUser: user,
        activated: undefined,
        skew: skew ?? clockSkew(life, now().getTime()),
        support,
        supportActiveAt: support ? now().getTime() : undefined,
        signedInAt: support ? undefined : (signedInAt ?? writeMark('signIn', member)),
      };
      replace(keep(next), isPresent);
      return true;
    },
    end,
    check,
    isPresentMember,
    hadSession: () => hadSession,
    ended: () => ended,
    remaining: () => lifeOf(session),
    reread: () => {
      memberStorage.reread();
      const [before, next] = [memberOf(session), load()];
      const after = memberOf(next);
      replace(next, before !== undefined && after !== undefined && isSameMember(before, after));
      check();
    },
    memberStorage,
  };
};
