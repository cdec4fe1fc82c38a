import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Member } from '../../src/domain/identity/member';
import { hashMember, writeMark } from '../../src/session/deviceMark';
import { pendingEmailDraft } from '../../src/session/memberStorage';
import { createSessionStore, type SessionStore } from '../../src/session/store';
import { configureTabs, tabsOf } from '../../src/session/tabs';
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

describe('a tab without a session', () => {
  it('a tab without a session takes over the session of a signed-in one: login, contract, link, and what was switched off or closed (SES-14, NAV-9, NAV-12, CON-8)', async () => {
    const first = openTab(anna);
    first.update({
      contractKey: 'AB-12',
      step: 5,
      type: 1,
      otpres: ['X'],
      upgradeDisabled: true,
      closedMessages: ['m1'],
      wizard: { key: 'AB-12', activator: 'tok', leisurePayer: 'own' },
    });
    const second = openTab();
    await expect(ask(second)).resolves.toBe(true);
    const { token: given, currentUser, signedInAt, skew } = first.get();
    expect(second.get()).toMatchObject({ token: given, currentUser, signedInAt, skew });
    expect(second.get()).toMatchObject({ contractKey: 'AB-12', step: 5, type: 1, upgradeDisabled: true });
    expect(second.get().closedMessages).toEqual(['m1']);
    // Its link is known there too; the payment's result stays where it is.
    expect(second.get().wizard).toEqual({ key: 'AB-12', activator: 'tok' });
    expect(second.get().otpres).toBeUndefined();
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

  it('a tab without a session keeps its own when the member signs in here before the answer comes, and a log-out after it (SES-14, SES-9)', async () => {
    vi.useFakeTimers();
    configureTabs(createTabBus(10));
    openTab(anna);
    const [second, third] = [openTab(), openTab()];
    void ask(second);
    // The answer is on its way.
    await vi.advanceTimersByTimeAsync(10);
    second.signIn({ token: token(60), user: anna });
    const own = second.get();
    await vi.advanceTimersByTimeAsync(300);
    expect(second.get()).toEqual(own);

    void ask(third);
    await vi.advanceTimersByTimeAsync(10);
    third.signIn({ token: token(60), user: anna });
    third.end('loggedOut');
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    expect([third.get(), third.ended()?.why]).toEqual([{}, 'loggedOut']);
  });

  it('a tab without a session that has asked nobody, such as a captcha page, gets none when another asks (SES-14, SEC-2)', async () => {
    openTab(anna);
    const [captcha, second] = [openTab(), openTab()];
    await expect(ask(second)).resolves.toBe(true);
    await heard();
    expect(captcha.get().token).toBeUndefined();
  });

  it('a tab without a session takes none over that is logged out while the answer is on its way (SES-14, SES-9)', async () => {
    vi.useFakeTimers();
    configureTabs(createTabBus(10));
    openTab(anna);
    const second = openTab();
    const asked = ask(second);
    await vi.advanceTimersByTimeAsync(10);
    writeMark('logOut', hashMember(anna));
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    await asked;
    expect(second.get()).toEqual({});
  });

  it('a tab without a session takes over a session that is offered late, though the page waits no longer than 0.3 s (SES-14)', async () => {
    vi.useFakeTimers();
    configureTabs(createTabBus(1_000));
    openTab(anna);
    const second = openTab();
    const asked = ask(second);
    await vi.advanceTimersByTimeAsync(300);
    await expect(asked).resolves.toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(second.get().currentUser).toEqual(anna);
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

  it('a tab without a session ignores messages that are none of the portal’s (SES-2)', async () => {
    const open = createTabBus();
    configureTabs(open);
    const tab = openTab(anna);
    for (const rubbish of [null, 'x', { kind: 'changed' }, { kind: 'changed', mark: { signIn: { at: 1e300 } } }])
      open().postMessage(rubbish);
    await heard();
    expect(tab.get().currentUser).toEqual(anna);
  });
});

describe('the tabs of one member', () => {
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
  ] as const)('%s what its expired session kept when %s logs out elsewhere (SES-9)', async (_does, _who, who, kept) => {
    const expired = openTab(anna);
    expired.memberStorage.save('profile.phone', { phone: '+36/30/1234567' });
    expired.end('expired');
    openTab(who).end('loggedOut');
    await heard();
    expect(expired.memberStorage.read('profile.phone')).toEqual(kept);
  });

  describe('stay one member’s under the new e-mail that a member without a kr asked for', () => {
    const after = { ...bela, email: 'bela.uj@pelda.hu', kr: '345601' };
    const asking = (): SessionStore => {
      const tab = openTab(bela);
      tab.update({ contractKey: '1-2', step: 3, wizard: { key: '1-2', activator: 'tok' } });
      tab.memberStorage.save(pendingEmailDraft, { email: after.email });
      return tab;
    };

    it('the tabs of one member stay one member’s under the new e-mail that a member without a kr asked for where the link was opened alone: the tab that asked takes the whole record (PUB-11)', async () => {
      const [asked, link] = [asking(), openTab()];
      link.signIn({ token: token(20), user: after });
      await heard();
      expect(asked.get()).toMatchObject({ contractKey: '1-2', token: link.get().token });
      expect(asked.get().currentUser).toEqual(after);
      expect(asked.memberStorage.pendingEmail()).toBeUndefined();
    });

    it('the tabs of one member stay one member’s under the new e-mail that a member without a kr asked for where the link’s tab took the session over: tabs that know nothing of the new e-mail, too (PUB-11)', async () => {
      const [asked, link, third] = [asking(), openTab(), openTab(bela)];
      third.update({ contractKey: '1-2', step: 3 });
      await expect(ask(link)).resolves.toBe(true);
      link.signIn({ token: token(20), user: after });
      await heard();
      for (const store of [asked, link, third])
        expect(store.get()).toMatchObject({ currentUser: after, contractKey: '1-2', step: 3 });
    });
  });
});

describe('another member’s sign-in', () => {
  it('another member’s sign-in ends the sessions of the older tabs, and of no support session (SES-14, SES-15)', async () => {
    const [first, second, support] = [openTab(anna), openTab(), openTab(anna, true)];
    second.signIn({ token: token(), user: bela });
    await heard();
    expect([first.get(), first.ended()?.why]).toEqual([{}, 'replaced']);
    expect(support.get().currentUser).toEqual(anna);
  });

  it('another member’s sign-in a moment after the first one’s never mixes the two: the later one stays (SES-14)', async () => {
    configureTabs(createTabBus());
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
    ['goes on after a support session', undefined, () => signIn(bela, true).end('loggedOut')],
    ['goes on after a session that ended by itself', undefined, () => signIn(anna).end('expired')],
  ])('a tab that isn’t loaded, at the bank or reloading, %s (SES-14)', (_what, why, happens) => {
    const tab = meanwhile(happens);
    expect([tab.ended()?.why, tab.get().currentUser]).toEqual([why, why === undefined ? anna : undefined]);
  });

  it('a tab that isn’t loaded, at the bank or reloading, doesn’t answer others with a session that is over (SES-14)', async () => {
    const asleep = openTab(anna);
    signIn(anna).end('loggedOut');
    await expect(ask(openTab())).resolves.toBe(false);
    expect(asleep.ended()?.why).toBe('loggedOutElsewhere');
  });

  it('a tab that isn’t loaded, at the bank or reloading, takes nothing of a session that is over into the next sign-in (SES-14, SES-9)', () => {
    const asleep = openTab(anna);
    asleep.update({ contractKey: '1-2' });
    signIn(anna).end('loggedOut');
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

  it.each(['x', '{}', 'null', '{"signIn":{"at":1e300,"member":{"emails":[]}}}', '{"logOut":{"at":-1}}'])(
    'a tab that isn’t loaded, at the bank or reloading, goes on where the device holds %s as its mark (SES-2, FLT-6)',
    (mark) => {
      const tab = meanwhile(() => window.localStorage.setItem('cportal.mark', mark));
      expect(tab.get().currentUser).toEqual(anna);
    },
  );

  it('a tab that isn’t loaded, at the bank or reloading, leaves neither token nor address on the device (SES-14, SAY-5)', () => {
    signIn(anna).end('loggedOut');
    expect(Object.keys(window.localStorage)).toEqual(['cportal.mark']);
    expect(window.localStorage.getItem('cportal.mark')).not.toMatch(/pelda|123456|eyJ/);
  });
});
