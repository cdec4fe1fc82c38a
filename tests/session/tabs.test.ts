import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Member } from '~/domain/identity/member';
import { hashMember, writeMark } from '~/session/deviceMark';
import { createSessionStore, type SessionStore } from '~/session/store';
import { configureTabs, tabsOf } from '~/session/tabs';

import { createTabBus } from '../setup/tabBus';
import { memoryStorage } from '../setup/twoTabs';
import { anna, bela, freshToken, minute } from './tokens';

const token = (minutes = 30): string => freshToken(Date.now(), minutes * minute);
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const ask = (store: SessionStore): Promise<boolean> => tabsOf(store).ask();

/** A tab that is loaded and hears the others, with somebody signed in. */
const openTab = (user?: Member, support?: boolean): SessionStore => {
  const store = createSessionStore(memoryStorage());
  if (user !== undefined) store.signIn({ token: token(), user, support });
  tabsOf(store);
  return store;
};

beforeEach(() => configureTabs(createTabBus()));
afterEach(() => window.localStorage.clear());

it('a tab without a session takes over the session of a signed-in one: login, contract, link, and what was switched off or closed (SES-14, NAV-9, NAV-12, CON-8)', async () => {
  const first = openTab(anna);
  const shared = { contractKey: 'AB-12', step: 5, type: 1, upgradeDisabled: true, closedMessages: ['m1'] } as const;
  const wizard = { key: 'AB-12', activator: 'tok' };
  first.update({ ...shared, closedMessages: ['m1'], otpres: ['X'], wizard: { ...wizard, leisurePayer: 'own' } });
  const second = openTab();
  await expect(ask(second)).resolves.toBe(true);
  const { token: given, currentUser, signedInAt, memberHash, skew } = first.get();
  // The payment's result, and the rest of what the wizard knows, stay where they are.
  expect(second.get()).toEqual({ token: given, currentUser, signedInAt, memberHash, skew, ...shared, wizard });
});

it('a tab without a session gets none where nobody is signed in, nor a support session (SES-14, SES-15)', async () => {
  openTab();
  openTab(anna, true);
  await expect(ask(openTab())).resolves.toBe(false);
});

it('a tab without a session takes no token back that has ended here: the service may have revoked it (SES-14, SES-6)', async () => {
  const [first, second] = [openTab(anna), openTab()];
  await expect(ask(second)).resolves.toBe(true);
  second.end('expired');
  await expect(ask(second)).resolves.toBe(false);
  first.signIn({ token: token(60), user: anna });
  await expect(ask(second)).resolves.toBe(true);
});

it('a tab without a session that has asked nobody, such as a captcha page, gets none when another asks (SES-14, SEC-2)', async () => {
  openTab(anna);
  const [captcha, second] = [openTab(), openTab()];
  await expect(ask(second)).resolves.toBe(true);
  await heard();
  expect(captcha.get().token).toBeUndefined();
});

it('a tab without a session that takes one over keeps what its own, of the same member, left when it expired (SES-8, SES-14)', async () => {
  const [first, second] = [openTab(anna), createSessionStore(memoryStorage())];
  second.signIn({ token: token(60), user: anna });
  first.update({ contractKey: 'AB-12', step: 5 });
  second.update({ contractKey: 'CD-34', step: 3 });
  second.end('expired');
  await expect(ask(second)).resolves.toBe(true);
  expect(second.get()).toMatchObject({ contractKey: 'CD-34', step: 3 });
});

it('a tab says its sign-in and its log-out to the others, and nothing else: no step, no expiry, no support session, and no answer where nobody is signed in (SES-14, SES-15)', async () => {
  const open = createTabBus();
  configureTabs(open);
  const said: unknown[] = [];
  const other = open();
  other.addEventListener('message', ({ data }) => said.push(data));
  const tab = openTab();
  const says = async (happens: () => void): Promise<unknown[]> => {
    happens();
    await heard();
    return said.splice(0);
  };
  const [signIn, logOut] = [
    { kind: 'changed', login: { currentUser: anna } },
    { kind: 'changed', login: undefined },
  ];
  expect(await says(() => other.postMessage({ kind: 'ask', from: 'x' }))).toEqual([]);
  expect(await says(() => tab.signIn({ token: token(), user: anna }))).toMatchObject([signIn]);
  expect(await says(() => tab.update({ step: 3 }))).toEqual([]);
  expect(await says(() => tab.end('expired'))).toEqual([]);
  expect(await says(() => tab.signIn({ token: token(), user: anna, support: true }))).toEqual([]);
  expect(await says(() => tab.end('loggedOut'))).toEqual([]);
  expect(await says(() => tab.signIn({ token: token(), user: anna }))).toMatchObject([signIn]);
  expect(await says(() => tab.end('loggedOut'))).toMatchObject([logOut]);
});

describe('an answer that is on its way', () => {
  /** A new tab that asks a signed-in one; each message takes so long. */
  const asking = async (delayMs: number) => {
    vi.useFakeTimers();
    configureTabs(createTabBus(delayMs));
    const [first, second] = [openTab(anna), openTab()];
    const asked = ask(second);
    await vi.advanceTimersByTimeAsync(delayMs);
    return { first, second, asked };
  };
  afterEach(() => vi.useRealTimers());

  it('an answer that comes late is heard all the same, though the page waits no longer than 0.3 s (SES-14)', async () => {
    const { second, asked } = await asking(1_000);
    await expect(asked).resolves.toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(second.get().currentUser).toEqual(anna);
  });

  it('an answer that comes is taken at once, without the rest of the 0.3 s (SES-14)', async () => {
    const { asked } = await asking(10);
    const answered = vi.fn();
    void asked.then(answered);
    await vi.advanceTimersByTimeAsync(10);
    expect(answered).toHaveBeenCalledWith(true);
  });

  it('an answer that is on its way is heard where the member’s new e-mail came into force meanwhile (PUB-11)', async () => {
    vi.useFakeTimers();
    configureTabs(createTabBus(10));
    const [first, second] = [openTab(bela), openTab()];
    first.update({ pendingEmail: 'bela.uj@pelda.hu' });
    void ask(second);
    await vi.advanceTimersByTimeAsync(10);
    writeMark('signIn', hashMember({ email: 'bela.uj@pelda.hu', kr: '345601' }));
    await vi.advanceTimersByTimeAsync(300);
    expect(second.get().currentUser).toEqual(bela);
  });

  it.each<[string, (tab: SessionStore) => void]>([
    ['the member signs in here', (tab) => void tab.signIn({ token: token(60), user: anna })],
    [
      'somebody signs in here and out',
      (tab) => {
        tab.signIn({ token: token(), user: anna });
        tab.end('loggedOut');
      },
    ],
    ['the member logs out in a third tab', () => writeMark('logOut', hashMember(anna))],
  ])('an answer that is on its way is dropped where %s meanwhile (SES-14, SES-9)', async (_what, happens) => {
    const { second } = await asking(10);
    happens(second);
    const [session, ended] = [second.get(), second.ended()];
    await vi.advanceTimersByTimeAsync(300);
    expect([second.get(), second.ended()]).toEqual([session, ended]);
  });
});

it('a tab ignores messages that are none of the portal’s (SES-2)', async () => {
  const open = createTabBus();
  configureTabs(open);
  const tab = openTab(anna);
  for (const rubbish of [null, 'x', { kind: 'changed' }, { kind: 'changed', mark: { signIn: { at: 1e300 } } }])
    open().postMessage(rubbish);
  await heard();
  expect(tab.get().currentUser).toEqual(anna);
});

it('the tabs of one member are all signed out by a log-out in one, which they say, but not by a session that ends (SES-14, SES-9)', async () => {
  const [first, second, support] = [openTab(anna), openTab(anna), openTab(anna, true)];
  second.end('expired');
  await heard();
  expect(first.get().token).toBeDefined();
  second.signIn({ token: token(), user: anna });
  second.end('loggedOut');
  await heard();
  expect([first.get(), first.ended()?.why]).toEqual([{}, 'loggedOutElsewhere']);
  expect(support.get().token).toBeDefined();
});

it('the tabs of one member all take the token of the one that signed in again, and its record whole (SES-14, SES-7)', async () => {
  const [first, second] = [openTab({ ...anna, pack: 'M' }), openTab(anna)];
  const after = { ...anna, email: 'anna.uj@pelda.hu' };
  second.signIn({ token: token(60), user: after });
  await heard();
  expect(first.get().token).toBe(second.get().token);
  expect(first.get().currentUser).toEqual(after);
});

it.each([
  ['drops', 'the same member', anna, undefined],
  ['keeps', 'another one', bela, { phone: '+36/30/1234567' }],
] as const)(
  'a tab %s what its expired session kept when %s logs out elsewhere (SES-9)',
  async (_does, _who, who, kept) => {
    const expired = openTab(anna);
    expired.memberStorage.save('profile.phone', { phone: '+36/30/1234567' });
    expired.end('expired');
    openTab(who).end('loggedOut');
    await heard();
    expect(expired.memberStorage.read('profile.phone')).toEqual(kept);
  },
);

it.each([
  ['alone', false],
  ['in a tab that took the session over', true],
])(
  'the tabs of a member without a kr stay theirs where the link of their new e-mail is opened %s (PUB-11)',
  async (_where, takesOver) => {
    const after = { ...bela, email: 'bela.uj@pelda.hu', kr: '345601' };
    const [asked, link] = [openTab(bela), openTab()];
    asked.update({ contractKey: '1-2', step: 3, wizard: { key: '1-2', activator: 'tok' } });
    asked.update({ pendingEmail: after.email });
    // A tab that knows nothing of the new e-mail follows the link's tab, where that was one of the member's.
    const third = openTab(bela);
    third.update({ contractKey: '1-2' });
    if (takesOver) await expect(ask(link)).resolves.toBe(true);
    link.signIn({ token: token(20), user: after, confirmsEmail: true });
    await heard();
    for (const store of takesOver ? [asked, link, third] : [asked])
      expect(store.get()).toMatchObject({ currentUser: after, contractKey: '1-2', token: link.get().token });
    expect(asked.get().pendingEmail).toBeUndefined();
  },
);

it('another member’s sign-in ends the sessions of the older tabs, and of no support session (SES-14, SES-15)', async () => {
  const [first, second, support] = [openTab(anna), openTab(), openTab(anna, true)];
  second.signIn({ token: token(), user: bela });
  await heard();
  expect([first.get(), first.ended()?.why]).toEqual([{}, 'replaced']);
  expect(support.get().currentUser).toEqual(anna);
});

it('another member’s sign-in a moment after the first one’s never mixes the two: the later one stays (SES-14)', async () => {
  const [first, second] = [openTab(), openTab()];
  first.signIn({ token: token(), user: bela });
  second.signIn({ token: token(), user: anna });
  await heard();
  expect([first.get(), first.ended()?.why]).toEqual([{}, 'replaced']);
  expect(second.get().currentUser).toEqual(anna);
});

it('another member’s sign-in is told by a tab that signed in before it listened (SES-14)', async () => {
  const first = openTab(anna);
  const before = createSessionStore(memoryStorage());
  before.signIn({ token: token(), user: bela });
  tabsOf(before);
  await heard();
  expect(first.ended()?.why).toBe('replaced');
});

describe('a tab that isn’t loaded, at the bank or reloading', () => {
  /** Signs Anna in, unloads the tab, lets something happen in others, and loads it again. */
  const meanwhile = (happens: () => void): SessionStore => {
    const storage = memoryStorage();
    createSessionStore(storage).signIn({ token: token(), user: anna });
    happens();
    return createSessionStore(storage);
  };
  const signIn = (user: Member, support?: boolean): SessionStore => {
    const store = createSessionStore(memoryStorage());
    store.signIn({ token: token(), user, support });
    return store;
  };

  it.each<[string, string | undefined, () => void]>([
    ['is signed out by its member’s log-out', 'loggedOutElsewhere', () => signIn(anna).end('loggedOut')],
    [
      'is signed out by its member’s log-out under the e-mail in capitals, without a kr',
      'loggedOutElsewhere',
      () => signIn({ ...anna, kr: undefined, email: 'ANNA@pelda.hu' }).end('loggedOut'),
    ],
    ['is signed out by another member’s sign-in', 'replaced', () => signIn(bela)],
    [
      'is signed out by a log-out that another sign-in of its member followed',
      'loggedOutElsewhere',
      () => (signIn(anna).end('loggedOut'), signIn(anna)),
    ],
    ['is signed out by another member who has logged out again', 'replaced', () => signIn(bela).end('loggedOut')],
    ['goes on after another sign-in of its member', undefined, () => signIn({ ...anna, email: 'uj@pelda.hu' })],
    ['goes on after a support session', undefined, () => signIn(anna, true).end('loggedOut')],
    ['goes on after a session that ended by itself', undefined, () => signIn(anna).end('expired')],
  ])('a tab that isn’t loaded, at the bank or reloading, %s (SES-14)', (_what, why, happens) => {
    const tab = meanwhile(happens);
    expect([tab.ended()?.why, tab.get().currentUser]).toEqual([why, why === undefined ? anna : undefined]);
  });

  it('a tab that isn’t loaded, at the bank or reloading, neither answers others with a session that is over, nor takes its contract into the next one (SES-14, SES-9)', async () => {
    const asleep = openTab(anna);
    asleep.update({ contractKey: '1-2' });
    signIn(anna).end('loggedOut');
    await expect(ask(openTab())).resolves.toBe(false);
    expect(asleep.ended()?.why).toBe('loggedOutElsewhere');
    asleep.signIn({ token: token(), user: anna });
    expect(asleep.get().contractKey).toBeUndefined();
  });

  it('a tab that isn’t loaded, at the bank or reloading, isn’t signed out by a mark of a clock that was ahead then (SES-14)', () => {
    vi.useFakeTimers();
    signIn(bela).end('loggedOut');
    vi.setSystemTime(Date.now() - 60 * minute);
    expect(meanwhile(() => undefined).get().currentUser).toEqual(anna);
    vi.useRealTimers();
  });

  it.each(['x', 'null', '{"signIn":{"at":1e300,"member":{"emails":[]}}}', '{"logOut":{"at":-1}}'])(
    'a tab that isn’t loaded, at the bank or reloading, goes on where the device holds %s as its mark (SES-2, FLT-6)',
    (mark) => {
      const tab = meanwhile(() => window.localStorage.setItem('cportal.mark', mark));
      expect(tab.get().currentUser).toEqual(anna);
    },
  );

  it('the mark of a log-out leaves neither token nor address on the device (SES-14, SAY-5)', () => {
    signIn(anna).end('loggedOut');
    expect(Object.keys(window.localStorage)).toEqual(['cportal.salt', 'cportal.mark']);
    expect(window.localStorage.getItem('cportal.mark')).not.toMatch(/pelda|123456|eyJ/);
  });
});
