import * as v from 'valibot';

import { isSameMember, type Member } from '../domain/identity/member';
import { pendingEmailDraft } from './memberStorage';
import { sessionSchema, type Session } from './sessionSchema';
import type { SessionStore } from './store';

const channelName = 'cportal.session';

/** How long a new tab waits for another one's session, in ms. Signed-in tabs usually answer within a few. */
const answerLimitMs = 300;

/** How long an answer is accepted, in ms: background tabs on a slow device answer late. */
const lateLimitMs = 3_000;

const { currentUser, contractKey, step, type, skew } = sessionSchema.entries;
const user = v.nonOptional(currentUser);
const token = v.string();

/** Which e-mailed link led to the contract; the rest of what a tab remembers of it stays there. */
const linkSchema = v.object({ key: v.string(), activator: v.string() });

const linkOf = ({ wizard }: Session): v.InferOutput<typeof linkSchema> | undefined => {
  const link = v.safeParse(linkSchema, wizard);
  return link.success ? link.output : undefined;
};

const pendingOf = ({ memberStorage }: SessionStore): string | undefined => {
  const email = memberStorage.read(pendingEmailDraft)?.email;
  return typeof email === 'string' ? email : undefined;
};

/** Messages between tabs of this origin. They are never stored. */
const messageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ask'), id: v.string() }),
  v.object({
    kind: v.literal('offer'),
    to: v.string(),
    token,
    user,
    contractKey,
    step,
    type,
    link: v.optional(linkSchema),
    /** The new e-mail that the member has asked for. */
    pendingEmail: v.optional(v.string()),
  }),
  /** `before` is the earlier identity, if the e-mail has changed. */
  v.object({ kind: v.literal('signedIn'), token, user, skew, before: currentUser }),
  v.object({ kind: v.literal('loggedOut'), user }),
]);

type Message = v.InferOutput<typeof messageSchema>;

/** The part of BroadcastChannel used here. */
export interface Channel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
}

let openChannel = (): Channel | undefined =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;

/** For tests, which simulate several tabs in one window. */
export const configureTabs = (open: () => Channel | undefined): void => {
  openChannel = open;
};

export interface Tabs {
  /** Whether another tab may answer. */
  canAsk: boolean;
  /**
   * Takes over the session of a signed-in tab; resolves to false if none answers. It waits longer if one is known to be
   * signed in (`other`). Later answers are accepted for a while: the sign-in page then navigates on.
   */
  ask: () => Promise<boolean>;
  /** The member whose sign-in in another tab ended this session. */
  other: () => Member | undefined;
}

const silent: Tabs = { canAsk: false, ask: () => Promise.resolve(false), other: () => undefined };

/** Support sessions aren't shared: they are neither handed over nor ended by other tabs. */
const isShared = ({ token: live, support }: Session): boolean => live !== undefined && support !== true;

const connect = (store: SessionStore): Tabs => {
  const channel = openChannel();
  if (channel === undefined) return silent;
  let last = store.get();
  let other: Member | undefined;
  /** A token that expired or was revoked here; don't accept it from another tab either. */
  let ended: string | undefined;
  /** Don't rebroadcast changes that came from another tab. */
  let isReceiving = false;
  let answered: ((offer: Extract<Message, { kind: 'offer' }>) => void) | undefined;
  const tell = (message: Message): void => channel.postMessage(message);
  const receive = (run: () => void): void => {
    isReceiving = true;
    run();
    isReceiving = false;
  };

  const tellSignIn = (session: Session, before?: Member): void => {
    const { token: live, currentUser: member, skew: gap } = session;
    if (isShared(session) && live !== undefined && member !== undefined)
      tell({ kind: 'signedIn', token: live, user: member, skew: gap, before });
  };

  store.subscribe(() => {
    const before = last;
    const next = store.get();
    last = next;
    if (before.token !== undefined && next.token === undefined)
      ended = store.endedBy() === 'expired' ? before.token : undefined;
    if (isReceiving) return;
    if (next.token !== before.token) tellSignIn(next, before.currentUser);
    if (
      next.token === undefined &&
      isShared(before) &&
      before.currentUser !== undefined &&
      store.endedBy() === 'loggedOut'
    )
      tell({ kind: 'loggedOut', user: before.currentUser });
  });

  const answer = (message: Message): void => {
    const session = store.get();
    if (message.kind === 'offer') {
      answered?.(message);
      return;
    }
    if (!isShared(session) || session.currentUser === undefined || session.token === undefined) {
      if (message.kind === 'signedIn' && other !== undefined) other = message.user;
      // Log-out also drops what an expired session keeps.
      if (message.kind === 'loggedOut') store.memberStorage.forget(message.user);
      return;
    }
    if (message.kind === 'ask') {
      if ((store.remaining() ?? 0) > 0) {
        const { contractKey: key, step: open, type: kind } = session;
        tell({
          kind: 'offer',
          to: message.id,
          token: session.token,
          user: session.currentUser,
          contractKey: key,
          step: open,
          type: kind,
          link: linkOf(session),
          pendingEmail: pendingOf(store),
        });
      }
      return;
    }
    const isSame =
      store.isPresentMember(message.user) ||
      (message.kind === 'signedIn' &&
        message.before !== undefined &&
        isSameMember(session.currentUser, message.before));
    if (message.kind === 'loggedOut') {
      if (isSame) receive(() => store.end('loggedOut'));
    } else if (isSame)
      receive(() =>
        store.update({
          token: message.token,
          skew: message.skew,
          currentUser: { ...session.currentUser, ...message.user },
        }),
      );
    else {
      other = message.user;
      receive(() => store.end('replaced'));
    }
  };
  // Already signed in before this code loaded, for example by a link.
  if (store.beganHere()) tellSignIn(last);
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data);
    if (message.success) answer(message.output);
  });

  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      const id = crypto.randomUUID();
      const endedBy = store.endedBy();
      const askedAt = performance.now();
      const timer = setTimeout(() => resolve(false), other === undefined ? answerLimitMs : lateLimitMs);
      const done = (taken: boolean): void => {
        clearTimeout(timer);
        answered = undefined;
        resolve(taken);
      };
      answered = (offer) => {
        if (offer.to !== id || offer.token === ended || performance.now() - askedAt > lateLimitMs) return;
        // Keep a session that began here meanwhile.
        if (store.get().token !== undefined) {
          done(true);
          return;
        }
        // The member has logged out here meanwhile.
        if (store.endedBy() !== endedBy) return;
        const { token: given, user: member, contractKey: key, step: open, type: kind, link, pendingEmail } = offer;
        receive(() => {
          if (!store.signIn({ token: given, user: member })) return;
          store.update({
            contractKey: store.get().contractKey ?? key,
            step: store.get().step ?? open,
            type: store.get().type ?? kind,
            wizard: store.get().wizard ?? link,
          });
          if (pendingEmail !== undefined) store.memberStorage.save(pendingEmailDraft, { email: pendingEmail });
        });
        other = undefined;
        done(store.get().token !== undefined);
      };
      tell({ kind: 'ask', id });
    });
  return { canAsk: true, ask, other: () => other };
};

const connected = new WeakMap<SessionStore, Tabs>();

/** This tab's connection to the others, created on first use. */
export const tabsOf = (store: SessionStore): Tabs => {
  const known = connected.get(store) ?? connect(store);
  connected.set(store, known);
  return known;
};
