import { draftLifeMs, supportIdleMs } from '~/domain/constants';
import { isSameEmail, isSameMember, type Member } from '~/domain/identity/member';
import { now } from '~/domain/time/clock';

import { endedSince, hashMember, readMark, writeMark, type DeviceMark } from './deviceMark';
import {
  createMemberStorage,
  pendingEmailDraft,
  type ExpiredSession,
  type KeptSession,
  type MemberStorage,
} from './memberStorage';
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
  /**
   * Ends the session if it is over: by its token, by what other tabs marked, or because support staff were idle. Drops what an
   * expired one left after half an hour, or after its member's log-out in another tab.
   */
  check: (mark?: DeviceMark) => void;
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

const memberOf = ({ token, currentUser }: Session): Member | undefined =>
  token === undefined ? undefined : currentUser;

/** Creates this tab's session from its storage. */
export const createSessionStore = (storage: SafeStorage = createTabStorage()): SessionStore => {
  const listeners = new Set<() => void>();
  let session: Session = {};
  let ended: EndedSession | undefined;
  let hadSession = false;
  let epoch = 0;

  /** Whose data the tab holds: the signed-in member's, or theirs whose session has expired. */
  const ownerOf = (): Pick<Member, 'email' | 'kr'> | undefined => memberOf(session) ?? memberStorage.expired()?.member;
  const memberStorage = createMemberStorage(storage, () => ownerOf() !== undefined);

  const isOwner = (user: Pick<Member, 'email' | 'kr'>): boolean => {
    const owner = ownerOf();
    if (owner === undefined) return false;
    const isNewEmail = isSameEmail(user.email, memberStorage.pendingEmail());
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
    else storage.write(storageKey, JSON.stringify(next));
    return next;
  };
  /** An e-mail that is in force is pending no more. */
  const confirmEmail = ({ email }: Pick<Member, 'email'>): void => {
    if (isSameEmail(email, memberStorage.pendingEmail())) memberStorage.drop(pendingEmailDraft);
  };

  const end = (why: SessionEnd): void => {
    const { token, currentUser, wizard, support = false } = session;
    if (token === undefined || currentUser === undefined) return;
    if (why !== 'expired') epoch += 1;
    if (why === 'loggedOut' || why === 'loggedOutElsewhere') {
      memberStorage.clear();
    } else {
      memberStorage.setExpired({
        // After sleep the expiry is noticed late; count from when it happened. A stored skew may put it before 1970.
        at: Math.max(0, now().getTime() + Math.min(0, remaining() ?? 0)),
        member: currentUser,
        session: { ...session, wizard: wizard && { ...wizard, consented: undefined } },
      });
    }
    if (why === 'loggedOut' && !support) writeMark('logOut', hashMember(currentUser));
    ended = { why, member: currentUser, support };
    publish(keep({}));
  };

  const check = (mark = readMark()): void => {
    const { currentUser, support, supportActiveAt = now().getTime(), signedInAt = 0 } = session;
    if (currentUser !== undefined) {
      const why = support
        ? now().getTime() - supportActiveAt >= supportIdleMs && 'loggedOut'
        : endedSince(mark, hashMember(currentUser, memberStorage.pendingEmail()), signedInAt);
      if (why) end(why);
      else if ((remaining() ?? 0) <= 0) end('expired');
    }
    if (memberOf(session) !== undefined) return;
    const expired = memberStorage.expired();
    const isKept =
      expired !== undefined &&
      lifeOf(expired) > 0 &&
      endedSince(mark, hashMember(expired.member), expired.at) !== 'loggedOutElsewhere';
    if (!isKept) memberStorage.clear();
  };

  /** A token without a user, or an unreadable one, is no session. */
  const load = (): Session => {
    const stored = parseSession(storage.read(storageKey)) ?? {};
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
    update: (patch) => {
      if (patch.currentUser !== undefined) confirmEmail(patch.currentUser);
      publish(keep({ ...session, ...patch }));
    },
    sessionEpoch: () => epoch,
    updateIfCurrent: (asker, change) => {
      const expired = memberStorage.expired();
      if (asker !== epoch) return false;
      if (session.token !== undefined) publish(keep({ ...session, ...change(session) }));
      else if (expired !== undefined)
        memberStorage.setExpired({ ...expired, session: { ...expired.session, ...change(expired.session) } });
      return session.token !== undefined || expired !== undefined;
    },
    signIn: ({ token, user, support, skew, signedInAt }) => {
      const life = readToken(token);
      if (life === undefined) return false;
      check();
      const isSame = isOwner(user);
      const present = memberOf(session) === undefined ? memberStorage.expired()?.session : session;
      const member = hashMember(user, isSame ? ownerOf()?.email : undefined);
      // A new login; late replies of an earlier one are dropped.
      if (!isSame && memberOf(session) === undefined) epoch += 1;
      if (!isSame) memberStorage.clear();
      memberStorage.setExpired(undefined);
      confirmEmail(user);
      ended = undefined;
      const next: Session = {
        ...(isSame && present),
        token,
        currentUser: user,
        activated: undefined,
        skew: skew ?? clockSkew(life, now().getTime()),
        support,
        supportActiveAt: support ? now().getTime() : undefined,
        signedInAt: support ? now().getTime() : (signedInAt ?? writeMark('signIn', member)),
      };
      replace(keep(next), isSame);
      return true;
    },
    end,
    check,
    nextCheck: () => {
      const expired = memberStorage.expired();
      return remaining() ?? (expired && lifeOf(expired));
    },
    isPresentMember: (user) => memberOf(session) !== undefined && isOwner(user),
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
