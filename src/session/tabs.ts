import * as v from 'valibot';

import { readLastSignIn } from './lastSignIn';
import { saltedHash } from './memberHash';
import { contractFields, sessionSchema } from './sessionSchema';
import type { SessionStore } from './store';
import { readToken } from './token';

const channelName = 'cportal.session';

/** How long a tab waits for another one's session, in ms. Signed-in tabs usually answer within a few. */
const answerLimitMs = 300;

/** What a tab that takes the session over gets of it. Never stored. */
const offerSchema = v.object({
  ...v.required(v.pick(sessionSchema, ['token', 'currentUser', 'skew', 'memberHash'])).entries,
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

type Offer = v.InferOutput<typeof offerSchema>;

/** Messages between tabs of this origin. */
const messageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ask'), from: v.string() }),
  v.object({ kind: v.literal('offer'), to: v.string(), session: offerSchema }),
]);

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

/** Browsers without it, and those that block site data, leave the tab alone. */
const channelOrNone = (): Channel | undefined => {
  try {
    return openChannel();
  } catch {
    return undefined;
  }
};

export interface Tabs {
  /**
   * Takes over the session of a signed-in tab if this one has none; resolves to whether there is one then. A background tab
   * may answer late, and is heard all the same: the sign-in page then navigates on.
   */
  ask: () => Promise<boolean>;
  /** Takes a later token of this session from another tab, which may have renewed it; resolves to whether there was one. */
  askForLaterToken: () => Promise<boolean>;
}

const isLater = (token: string, than: string): boolean =>
  (readToken(token)?.expiresAt ?? 0) > (readToken(than)?.expiresAt ?? 0);

const connect = (store: SessionStore): Tabs => {
  const channel = channelOrNone();
  // crypto.randomUUID is missing on plain http.
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const tell = (message: v.InferOutput<typeof messageSchema>): void => channel?.postMessage(message);

  const answer = (to: string): void => {
    store.check();
    const { success, output: session } = v.safeParse(offerSchema, store.get());
    // A support session isn't shared.
    if (success && !store.get().support) tell({ kind: 'offer', to, session });
  };

  const takeOver = ({ token, currentUser: user, skew, memberHash, ...shared }: Offer): void => {
    store.check();
    // A token that was refused here may have been revoked. The other tab may have answered before somebody signed in or out.
    if (saltedHash(token) === store.get().endedToken || memberHash !== readLastSignIn()) return;
    const present = store.get();
    if (present.token !== undefined) {
      const isSame = !present.support && present.memberHash === memberHash;
      if (isSame && isLater(token, present.token)) store.update({ token, skew });
      return;
    }
    if (!store.signIn({ token, user, skew, memberHash })) return;
    // What the same member's expired session left in this tab goes first, its contract as a whole.
    const left = store.get();
    const own = Object.entries<unknown>(left).filter(([, value]) => value !== undefined);
    const contract = left.contractKey === undefined ? {} : contractFields(left);
    store.update({ ...shared, ...contract, ...Object.fromEntries(own) });
  };

  channel?.addEventListener('message', ({ data }) => {
    const { success, output: message } = v.safeParse(messageSchema, data);
    if (!success) return;
    if (message.kind === 'ask') answer(message.from);
    else if (message.to === id) takeOver(message.session);
  });

  /** Asks the others, and waits until the session's token is another one. */
  const askUntilChanged = (): Promise<boolean> =>
    new Promise((resolve) => {
      const { token } = store.get();
      const isChanged = (): boolean => store.get().token !== token;
      if (channel === undefined) {
        resolve(false);
        return;
      }
      const done = (): void => {
        clearTimeout(timer);
        stop();
        resolve(isChanged());
      };
      const timer = setTimeout(done, answerLimitMs);
      const stop = store.subscribe(() => {
        if (isChanged()) done();
      });
      tell({ kind: 'ask', from: id });
    });

  return {
    ask: async () => store.get().token !== undefined || askUntilChanged(),
    askForLaterToken: askUntilChanged,
  };
};

const connected = new WeakMap<SessionStore, Tabs>();

/** This tab's connection to the others, created on first use. */
export const tabsOf = (store: SessionStore): Tabs => {
  const tabs = connected.get(store) ?? connect(store);
  connected.set(store, tabs);
  return tabs;
};
