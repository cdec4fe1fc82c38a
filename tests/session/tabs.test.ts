// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isSameMember } from '../../src/domain/identity/member';
import { pendingEmailDraft } from '../../src/session/memberStorage';
import type { SafeStorage } from '../../src/session/storage';
import { createSessionStore, type SessionStore } from '../../src/session/store';
import { configureTabs, tabsOf, type Tabs } from '../../src/session/tabs';
import { createTabBus } from '../setup/tabBus';
import { anna, bela, freshToken, minute } from './tokens';

const memory = (): SafeStorage => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
};
const token = (minutes = 30): string => freshToken(Date.now(), minutes * minute);
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Tab {
  store: SessionStore;
  tabs: Tabs;
}
const openTab = (user?: typeof anna | typeof bela, support?: boolean): Tab => {
  const store = createSessionStore(memory());
  if (user !== undefined) store.signIn({ token: token(), user, support });
  return { store, tabs: tabsOf(store) };
};

beforeEach(() => {
  const open = createTabBus();
  configureTabs(open);
});

describe('a tab without a session', () => {
  it('takes over that of a signed-in tab, with the contract under way, and tells nobody that it signed in (SES-14)', async () => {
    const first = openTab(anna);
    first.store.update({
      contractKey: 'AB-12',
      step: 5,
      type: 1,
      otpres: ['X'],
      wizard: { key: 'AB-12', activator: 'tok', leisurePayer: 'own' },
    });
    const second = openTab();
    await expect(second.tabs.ask()).resolves.toBe(true);
    expect(second.store.get()).toMatchObject({
      token: first.store.get().token,
      currentUser: anna,
      contractKey: 'AB-12',
      step: 5,
      type: 1,
    });
    // It is known as the contract of its link there too (CON-8, WIZ-19).
    expect(second.store.get().wizard).toEqual({ key: 'AB-12', activator: 'tok' });
    expect(second.store.get().otpres).toBeUndefined();
  });

  it('gets none where nobody is signed in, nor a support session, nor one that has run out (SES-14, SES-15)', async () => {
    openTab();
    openTab(anna, true);
    await expect(openTab().tabs.ask()).resolves.toBe(false);
  });

  it('takes no token back that has ended here: the service may have revoked it (SES-14, SES-6)', async () => {
    const [first, second] = [openTab(anna), openTab()];
    await expect(second.tabs.ask()).resolves.toBe(true);
    second.store.end('expired');
    await expect(second.tabs.ask()).resolves.toBe(false);
    first.store.signIn({ token: token(60), user: anna });
    await expect(second.tabs.ask()).resolves.toBe(true);
  });

  it.each([
    ['drops', 'the same member', anna, undefined],
    ['keeps', 'another one', bela, { phone: '+36/30/1234567' }],
  ] as const)(
    '%s what its expired session kept when %s logs out elsewhere (SES-9)',
    async (_does, _who, member, kept) => {
      const expired = openTab(anna);
      expired.store.memberStorage.save('profile.phone', { phone: '+36/30/1234567' });
      expired.store.end('expired');
      openTab(member).store.end('loggedOut');
      await heard();
      expect(expired.store.memberStorage.read('profile.phone')).toEqual(kept);
    },
  );

  it('keeps its own when a member signs in here before the answer comes (SES-14)', async () => {
    openTab(anna);
    const second = openTab();
    const asked = second.tabs.ask();
    second.store.signIn({ token: token(), user: bela });
    await expect(asked).resolves.toBe(true);
    expect(second.store.get().currentUser).toEqual(bela);
  });

  describe('of a slow device', () => {
    /** An answer takes two messages. */
    const openSlowTabs = (answerMs: number): [Tab, Tab] => {
      configureTabs(createTabBus(answerMs / 2));
      return [openTab(anna), openTab()];
    };
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('waits no longer than 0.3 s, and takes over a session that is offered later (SES-14)', async () => {
      const [, second] = openSlowTabs(2_000);
      const asked = second.tabs.ask();
      await vi.advanceTimersByTimeAsync(300);
      await expect(asked).resolves.toBe(false);
      expect(second.store.get().token).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1_700);
      expect(second.store.get().currentUser).toEqual(anna);
    });

    it.each<[string, number, ((store: SessionStore) => void)?]>([
      ['comes after 3 s', 3_200],
      [
        'finds a tab that has logged out meanwhile',
        2_000,
        (store) => {
          store.signIn({ token: token(), user: bela, support: true });
          store.end('loggedOut');
        },
      ],
    ])('takes no answer that %s (SES-14, SES-9)', async (_what, answerMs, meanwhile) => {
      const [, second] = openSlowTabs(answerMs);
      const asked = second.tabs.ask();
      await vi.advanceTimersByTimeAsync(300);
      await expect(asked).resolves.toBe(false);
      meanwhile?.(second.store);
      await vi.advanceTimersByTimeAsync(answerMs);
      expect(second.store.get().token).toBeUndefined();
    });

    it('waits for the member who is known to be signed in elsewhere (SES-14)', async () => {
      const [first, second] = openSlowTabs(1_000);
      second.store.signIn({ token: token(), user: bela });
      await vi.advanceTimersByTimeAsync(1_000);
      expect(first.tabs.other()).toEqual(bela);
      const asked = first.tabs.ask();
      await vi.advanceTimersByTimeAsync(1_000);
      await expect(asked).resolves.toBe(true);
      expect(first.store.get().currentUser).toEqual(bela);
    });
  });

  it('hears no rubbish', async () => {
    const open = createTabBus();
    configureTabs(open);
    const tab = openTab(anna);
    for (const rubbish of [null, 'x', { kind: 'loggedOut' }, { kind: 'signedIn', user: bela }])
      open().postMessage(rubbish);
    await heard();
    expect(tab.store.get().currentUser).toEqual(anna);
  });
});

describe('the tabs of one member', () => {
  it('are all signed out by a log-out in one, but not by a session that ends (SES-14, SES-9)', async () => {
    const [first, second, other] = [openTab(anna), openTab(anna), openTab(anna, true)];
    second.store.end('expired');
    await heard();
    expect(first.store.get().token).toBeDefined();
    second.store.signIn({ token: token(), user: anna });
    second.store.end('loggedOut');
    await heard();
    expect(first.store.get()).toEqual({});
    expect(first.store.endedBy()).toBe('loggedOut');
    expect(other.store.get().token).toBeDefined();
  });

  it('all take the token of the one that signed in again (SES-14, SES-7)', async () => {
    const [first, second] = [openTab(anna), openTab(anna)];
    second.store.signIn({ token: token(60), user: anna });
    await heard();
    expect(first.store.get().token).toBe(second.store.get().token);
  });
});

describe('another member’s sign-in', () => {
  it('ends the sessions of the older tabs, which know who it is and can go on as that member (SES-14)', async () => {
    const [first, second] = [openTab(anna), openTab()];
    first.store.memberStorage.save('step-2', { zip: '1117' });
    second.store.signIn({ token: token(), user: bela });
    await heard();
    expect(first.store.get()).toEqual({});
    expect(first.store.endedBy()).toBe('replaced');
    expect(first.tabs.other()).toEqual(bela);
    await expect(first.tabs.ask()).resolves.toBe(true);
    expect(first.store.get().currentUser).toEqual(bela);
    expect(first.store.memberStorage.read('step-2')).toBeUndefined();
    expect(first.tabs.other()).toBeUndefined();
  });

  it('is told by a tab that signed in before it listened, by a link, but not by one that only reloads (SES-14)', async () => {
    const [first, kept] = [openTab(anna), memory()];
    const before = createSessionStore(kept);
    before.signIn({ token: token(), user: bela });
    tabsOf(createSessionStore(kept));
    await heard();
    expect(first.store.get().currentUser).toEqual(anna);
    tabsOf(before);
    await heard();
    expect(first.store.endedBy()).toBe('replaced');
  });

  it('is none in a support session, and doesn’t touch one (SES-15)', async () => {
    const [first, support] = [openTab(anna), openTab()];
    support.store.signIn({ token: token(), user: bela, support: true });
    await heard();
    expect(first.store.get().currentUser).toEqual(anna);
    first.store.end('loggedOut');
    openTab().store.signIn({ token: token(), user: anna });
    await heard();
    expect(support.store.get().currentUser).toEqual(bela);
  });

  it('has the same member’s new e-mail from the tab that signed in with it (SES-7, SES-14)', async () => {
    const before = { ...anna, kr: '123456' };
    const [older, newer] = [openTab(before), openTab(before)];
    const after = { ...before, email: 'anna.uj@pelda.hu' };
    newer.store.signIn({ token: token(20), user: after });
    await heard();
    expect(older.store.get().currentUser).toEqual(after);
  });

  describe('under the new e-mail that a member without a kr asked for (PUB-11)', () => {
    const after = { ...bela, email: 'bela.uj@pelda.hu' };
    const asking = (): Tab => {
      const tab = openTab(bela);
      tab.store.update({ contractKey: '1-2', step: 3, wizard: { key: '1-2', activator: 'tok' } });
      tab.store.memberStorage.save(pendingEmailDraft, { email: after.email });
      return tab;
    };

    it('leaves the tab that asked for it as it is, wherever the link was opened', async () => {
      const [asked, link] = [asking(), openTab()];
      link.store.signIn({ token: token(20), user: after });
      await heard();
      expect(asked.store.get()).toMatchObject({
        currentUser: after,
        contractKey: '1-2',
        token: link.store.get().token,
      });
      expect(asked.store.memberStorage.read(pendingEmailDraft)).toBeUndefined();
    });

    it('goes on in a tab that took the session over, and in all others, which know nothing of it', async () => {
      const [asked, link, third] = [asking(), openTab(), openTab(bela)];
      third.store.update({ contractKey: '1-2', step: 3 });
      await expect(link.tabs.ask()).resolves.toBe(true);
      expect(link.store.isPresentMember(after)).toBe(true);
      link.store.signIn({ token: token(20), user: after });
      await heard();
      for (const { store } of [asked, link, third])
        expect(store.get()).toMatchObject({ currentUser: after, contractKey: '1-2', step: 3 });
    });
  });

  it('is told from the same member’s new e-mail by the kr', () => {
    expect(isSameMember({ ...anna, kr: '123456' }, { ...anna, kr: '123456', email: 'uj@pelda.hu' })).toBe(true);
    expect(isSameMember({ ...anna, kr: undefined }, { ...bela, kr: undefined })).toBe(false);
    expect(isSameMember(anna, { ...anna, email: anna.email.toUpperCase() })).toBe(true);
  });
});
