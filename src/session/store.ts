import { draftLifeMs } from '~/domain/constants';
import { isSameEmail, isSameMember, type Member } from '~/domain/identity/member';
import { now } from '~/domain/time/clock';

import { isLoggedOut, readLastSignIn, writeLastSignIn, writeLogOut } from './lastSignIn';
import { memberHash, saltedHash } from './memberHash';
import { createMemberStorage, type AfterExpiry, type ExpiredSession, type MemberStorage } from './memberStorage';
import { parseSession, type Session } from './sessionSchema';
import { createTabStorage, toJson, type SafeStorage } from './storage';
import { clockSkew, readToken } from './token';

const storageKey = 'cportal.session';

/** Why a session ended; the sign-in page says it. endedElsewhere: in another tab, by a log-out or by another member's sign-in. */
type SessionEnd = 'expired' | 'loggedOut' | 'endedElsewhere';

interface EndedSession {
  why: SessionEnd;
  member: Member;
  support: boolean;
}

interface SignIn extends Pick<Session, 'skew' | 'memberHash'> {
  token: string;
  user: Member;
  support?: boolean | undefined;
  /** The reply to the link of a new e-mail, for which the member has asked. */
  confirmsEmail?: boolean | undefined;
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
  updateIfCurrent: (epoch: number, change: (present: AfterExpiry) => Partial<AfterExpiry>) => boolean;
  /**
   * Starts a session with the token, after dropping another member's data. Returns false if the token is unusable.
   * A session that another tab handed over brings its own skew and hash; what a signed-in member does
   * (a renewal, a link) keeps them, and support staff's session stays one.
   */
  signIn: (given: SignIn) => boolean;
  /** Whether this is the signed-in member; in the reply that confirms a new e-mail, also under the one they have asked for. */
  isPresentMember: (user: Pick<Member, 'email' | 'kr'>, confirmsEmail?: boolean) => boolean;
  /** Ends the session. A log-out, in this tab or another one, drops drafts too; the other ends keep them for the same login. */
  end: (why: SessionEnd) => void;
  /**
   * Ends the session if it is over, by its token or by what happened in other tabs. Drops what an expired one left after half
   * an hour, or after a log-out in another tab.
   */
  check: () => void;
  /** Milliseconds until `check` has something to end; undefined if there is nothing. */
  nextCheck: () => number | undefined;
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

/** Whether another tab has logged out or signed another member in. What can't be read says nothing. */
const isEndedElsewhere = ({ memberHash: own, support }: Session): boolean => {
  const last = readLastSignIn();
  return !support && own !== undefined && last !== undefined && own !== last;
};

const memberOf = ({ token, currentUser }: Session): Member | undefined =>
  token === undefined ? undefined : currentUser;

export const createSessionStore = (storage: SafeStorage = createTabStorage()): SessionStore => {
  const listeners = new Set<() => void>();
  let session: Session = {};
  let ended: EndedSession | undefined;
  let hadSession = false;
  let epoch = 0;

  /** Whose data the tab holds: the signed-in member's, or theirs whose session has expired. */
  const ownerOf = (): Pick<Member, 'email' | 'kr'> | undefined => memberOf(session) ?? memberStorage.expired()?.member;
  const memberStorage = createMemberStorage(storage, () => ownerOf() !== undefined);

  /** The session, or what it left when it expired. */
  const present = (): AfterExpiry =>
    memberOf(session) === undefined ? (memberStorage.expired()?.session ?? {}) : session;

  const isOwner = (user: Pick<Member, 'email' | 'kr'>, confirmsEmail = false): boolean => {
    const owner = ownerOf();
    if (owner === undefined) return false;
    const isNewEmail = confirmsEmail && isSameEmail(user.email, present().pendingEmail);
    return isSameMember(owner, user) || (isNewEmail && (owner.kr === undefined || user.kr === undefined));
  };

  const remaining = (): number | undefined => {
    const { token, skew = 0 } = session;
    const life = token === undefined ? undefined : readToken(token);
    return life && life.expiresAt - skew - now().getTime();
  };
  /** For how many ms more an expired session's data are kept. A clock that was set since ends it early rather than late. */
  const lifeOf = ({ at }: ExpiredSession): number => draftLifeMs - Math.abs(now().getTime() - at);

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
    else storage.write(storageKey, toJson(next));
    return next;
  };
  /** An e-mail that is in force is pending no more. */
  const confirmEmail = ({ pendingEmail, ...next }: Session): Session => ({
    ...next,
    pendingEmail: next.currentUser && isSameEmail(next.currentUser.email, pendingEmail) ? undefined : pendingEmail,
  });

  const end = (why: SessionEnd): void => {
    const { token, currentUser, wizard, support = false } = session;
    if (token === undefined || currentUser === undefined) return;
    if (why !== 'expired') epoch += 1;
    if (why === 'loggedOut' && !support) writeLogOut();
    if (why === 'loggedOut' || (why === 'endedElsewhere' && isLoggedOut())) {
      memberStorage.clear();
    } else {
      memberStorage.setExpired({
        // After sleep the expiry is noticed late; count from when it happened. A stored skew may put it before 1970.
        at: Math.max(0, now().getTime() + Math.min(0, remaining() ?? 0)),
        member: currentUser,
        session: { ...session, wizard: wizard && { ...wizard, consented: undefined } },
      });
    }
    ended = { why, member: currentUser, support };
    publish(keep(why === 'loggedOut' ? {} : { endedToken: saltedHash(token) }));
  };

  const check = (): void => {
    if (isEndedElsewhere(session)) end('endedElsewhere');
    else if ((remaining() ?? 0) <= 0) end('expired');
    if (memberOf(session) !== undefined) return;
    const expired = memberStorage.expired();
    const isDropped =
      expired === undefined || lifeOf(expired) <= 0 || (isLoggedOut() && expired.session.support !== true);
    if (isDropped) memberStorage.clear();
  };

  /** A token without a user, or an unreadable one, is no session. */
  const load = (): Session => {
    const stored = parseSession(storage.read(storageKey));
    const isUnusable =
      stored.token !== undefined && (stored.currentUser === undefined || readToken(stored.token) === undefined);
    return isUnusable ? {} : stored;
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
    update: (patch) => publish(keep(confirmEmail({ ...session, ...patch }))),
    sessionEpoch: () => epoch,
    updateIfCurrent: (asker, change) => {
      const expired = memberStorage.expired();
      if (asker !== epoch) return false;
      if (session.token !== undefined) publish(keep({ ...session, ...change(session) }));
      else if (expired !== undefined)
        memberStorage.setExpired({ ...expired, session: { ...expired.session, ...change(expired.session) } });
      return session.token !== undefined || expired !== undefined;
    },
    signIn: ({ token, user, confirmsEmail, ...given }) => {
      const life = readToken(token);
      if (life === undefined) return false;
      check();
      const isSame = isOwner(user, confirmsEmail);
      const goesOn = isSame && memberOf(session) !== undefined;
      const support = given.support ?? (goesOn ? session.support : undefined);
      const hash = memberHash(user.email);
      if (!goesOn && !support && given.memberHash === undefined) writeLastSignIn(hash);
      const before = isSame ? present() : {};
      // A new login; late replies of an earlier one are dropped.
      if (!isSame && memberOf(session) === undefined) epoch += 1;
      if (!isSame) memberStorage.clear();
      memberStorage.setExpired(undefined);
      ended = undefined;
      const next: Session = confirmEmail({
        ...before,
        token,
        currentUser: user,
        memberHash: given.memberHash ?? (goesOn ? session.memberHash : hash),
        activated: undefined,
        skew: given.skew ?? clockSkew(life, now().getTime()),
        support,
      });
      replace(keep(next), isSame);
      return true;
    },
    end,
    check,
    nextCheck: () => {
      const expired = memberStorage.expired();
      return remaining() ?? (expired && lifeOf(expired));
    },
    isPresentMember: (user, confirmsEmail) => memberOf(session) !== undefined && isOwner(user, confirmsEmail),
    hadSession: () => hadSession,
    ended: () => ended,
    remaining,
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
