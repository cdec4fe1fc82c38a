import * as v from 'valibot';

import { endedSince, hashMember, markSchema, readMark } from './deviceMark';
import { sessionSchema, type Session } from './sessionSchema';
import type { SessionStore } from './store';

const channelName = 'cportal.session';

/** How long a new tab waits for another one's session, in ms. Signed-in tabs usually answer within a few. */
const answerLimitMs = 300;

/** The login itself, which all tabs of a member share. */
const loginSchema = v.required(v.pick(sessionSchema, ['token', 'currentUser', 'skew', 'signedInAt', 'memberHash']));

/** What a tab that takes the session over gets beside the login. */
const sharedSchema = v.object({
  ...v.pick(sessionSchema, [
    'contractKey',
    'step',
    'type',
    'upgradeDisabled',
    'pendingEmail',
    'dismissed',
    'closedMessages',
  ]).entries,
  /** Which e-mailed link led to the contract, and what of it is signed; the rest of what a tab remembers of it stays there. */
  wizard: v.fallback(
    v.optional(v.object({ key: v.string(), activator: v.optional(v.string()), signed: v.optional(v.string()) })),
    undefined,
  ),
});

/** Messages between tabs of this origin. They are never stored. */
const messageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ask'), from: v.string() }),
  v.object({ kind: v.literal('offer'), to: v.string(), login: loginSchema, shared: sharedSchema }),
  /** A sign-in, or a log-out if there is no login. With the mark, because a blocked storage can't hand it over. */
  v.object({ kind: v.literal('changed'), mark: markSchema, login: v.optional(loginSchema) }),
]);

type Message = v.InferOutput<typeof messageSchema>;

/** The part of BroadcastChannel used here. */
export interface Channel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
}

let openChannel = (): Channel | undefined => new BroadcastChannel(channelName);

/** For tests, which simulate several tabs in one window. */
export const configureTabs = (open: () => Channel | undefined): void => {
  openChannel = open;
};

export interface Tabs {
  /**
   * Takes over the session of a signed-in tab if this one has none; resolves to whether there is one then. A background tab
   * may answer late, and is heard all the same: the sign-in page then navigates on.
   */
  ask: () => Promise<boolean>;
}

/** Support sessions aren't shared: they are neither handed over nor ended by other tabs. */
const loginOf = (session: Session): v.InferOutput<typeof loginSchema> | undefined => {
  const login = v.safeParse(loginSchema, session);
  return login.success && session.support !== true ? login.output : undefined;
};

const connect = (store: SessionStore): Tabs => {
  const channel = openChannel();
  const id = crypto.randomUUID();
  let last = store.get();
  /** A token that expired or was revoked here; don't accept it from another tab either. */
  let ended: string | undefined;
  const tell = (message: Message): void => channel?.postMessage(message);

  store.subscribe(() => {
    const [before, next] = [last, store.get()];
    last = next;
    if (before.token === next.token) return;
    const why = store.ended()?.why;
    if (next.token === undefined) ended = why === 'expired' ? before.token : undefined;
    const login = loginOf(next);
    const isLogOut = next.token === undefined && why === 'loggedOut' && loginOf(before) !== undefined;
    // A login that came from another tab is told again; the tabs that have it ignore it.
    if (login !== undefined || isLogOut) tell({ kind: 'changed', mark: readMark(), login });
  });

  const answer = (to: string): void => {
    store.check();
    const session = store.get();
    const login = loginOf(session);
    if (login === undefined) return;
    tell({ kind: 'offer', to, login, shared: v.parse(sharedSchema, session) });
  };

  const takeOver = ({ login, shared }: Extract<Message, { kind: 'offer' }>): void => {
    const { currentUser: user, ...given } = login;
    // Keep a session that began here meanwhile, and a log-out.
    if (given.token === ended || store.get().token !== undefined) return;
    if (endedSince(readMark(), hashMember(user, shared.pendingEmail), given.signedInAt) !== undefined) return;
    if (!store.signIn({ ...given, user })) return;
    // What the tab kept of the same member's expired session goes first.
    const own = Object.entries<unknown>(store.get()).filter(([, value]) => value !== undefined);
    store.update({ ...shared, ...Object.fromEntries(own) });
  };

  channel?.addEventListener('message', ({ data }) => {
    const { success, output: message } = v.safeParse(messageSchema, data);
    if (!success) return;
    if (message.kind === 'ask') answer(message.from);
    else if (message.kind === 'offer') {
      if (message.to === id) takeOver(message);
    } else {
      const { mark, login } = message;
      store.check(mark);
      const here = loginOf(store.get());
      // Whoever is still signed in is the member of the mark; an older login, or one that the mark isn't about, may be another's.
      const isLatest = login !== undefined && login.signedInAt === mark.signIn?.at;
      if (isLatest && here !== undefined && login.signedInAt > here.signedInAt) store.update(login);
    }
  });
  store.check();
  // Somebody may have signed in before this code loaded, for example by a link.
  const begun = loginOf(store.get());
  if (begun !== undefined) tell({ kind: 'changed', mark: readMark(), login: begun });

  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      const isSignedIn = (): boolean => store.get().token !== undefined;
      if (channel === undefined || isSignedIn()) {
        resolve(isSignedIn());
        return;
      }
      const done = (): void => {
        clearTimeout(timer);
        stop();
        resolve(isSignedIn());
      };
      const timer = setTimeout(done, answerLimitMs);
      const stop = store.subscribe(() => {
        if (isSignedIn()) done();
      });
      tell({ kind: 'ask', from: id });
    });
  return { ask };
};

const connected = new WeakMap<SessionStore, Tabs>();

/** This tab's connection to the others, created on first use. */
export const tabsOf = (store: SessionStore): Tabs => {
  const known = connected.get(store) ?? connect(store);
  connected.set(store, known);
  return known;
};
