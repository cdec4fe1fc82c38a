import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Member } from '~/domain/identity/member';
import { hashPattern } from '~/session/memberHash';
import { createSessionStore, type SessionStore } from '~/session/store';
import { configureTabs, tabsOf } from '~/session/tabs';

import { openTab as openOtherTab } from '../setup/otherTab';
import { createTabBus } from '../setup/tabBus';
import { memoryStorage } from '../setup/twoTabs';
import { anna, bela, freshToken, minute } from './tokens';

const token = (minutes = 30): string => freshToken(Date.now(), minutes * minute);
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const ask = (store: SessionStore): Promise<boolean> => tabsOf(store).ask();
const lastSignInItem = (): string | null => window.localStorage.getItem('cportal.lastSignIn');

const openTab = (user?: Member, support?: boolean): SessionStore =>
  openOtherTab(user && { token: token(), user, support });

/** What another tab does. */
const elsewhere = {
  signsIn: (user: Member): void => void openTab(user),
  logsOut: (user: Member = anna): void => openTab(user).end('loggedOut'),
};

beforeEach(() => configureTabs(createTabBus()));
afterEach(() => window.localStorage.clear());

describe('a tab without a session', () => {
  it('a tab without a session takes over that of a signed-in one: the login, the contract, its link and signature, a new e-mail that waits, and what was switched off or closed (SES-14, NAV-9, NAV-12, CON-8, PUB-11)', async () => {
    const first = openTab(anna);
    const shared = {
      contractKey: 'AB-12',
      step: 5,
      type: 1,
      upgradeDisabled: true,
      pendingEmail: 'uj@pelda.hu',
    } as const;
    const wizard = { key: 'AB-12', activator: 'tok', signed: 'x' };
    first.update({ ...shared, closedMessages: ['m1'], otpres: ['X'], wizard: { ...wizard, leisurePayer: 'own' } });
    const second = openTab();
    await expect(ask(second)).resolves.toBe(true);
    const { token: given, currentUser, memberHash, skew } = first.get();
    // The payment's result, and the rest of what the wizard knows, stay where they are.
    expect(second.get()).toEqual({
      ...{ token: given, currentUser, memberHash, skew },
      ...shared,
      closedMessages: ['m1'],
      wizard,
    });
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

  it('a tab without a session takes no token back that has ended here before a reload, and keeps nothing of it but a hash (SES-14, SES-6)', async () => {
    const revoked = token();
    openOtherTab({ token: revoked, user: anna });
    const storage = memoryStorage();
    const second = createSessionStore(storage);
    second.signIn({ token: revoked, user: anna });
    second.end('expired');
    const reloaded = createSessionStore(storage);
    await expect(ask(reloaded)).resolves.toBe(false);
    expect(reloaded.get()).toEqual({ endedToken: expect.stringMatching(hashPattern) as string });
  });

  it('a tab without a session that has asked nobody, such as a captcha page, gets none when another asks (SES-14, SEC-2)', async () => {
    openTab(anna);
    const [captcha, second] = [openTab(), openTab()];
    await expect(ask(second)).resolves.toBe(true);
    await heard();
    expect(captcha.get().token).toBeUndefined();
  });

  it('a tab without a session that takes one over keeps what its own, of the same member, left when it expired (SES-8, SES-14)', async () => {
    const [first, second] = [openTab(anna), openTab(anna)];
    first.signIn({ token: token(60), user: anna });
    first.update({ contractKey: 'AB-12', step: 5, type: 1, wizard: { key: 'AB-12', signed: 'x' } });
    second.update({ contractKey: 'CD-34', step: 3 });
    second.end('expired');
    await expect(ask(second)).resolves.toBe(true);
    const { contractKey, step, type, wizard } = second.get();
    expect({ contractKey, step, type, wizard }).toEqual({ contractKey: 'CD-34', step: 3 });
  });

  it.each<[string, () => undefined]>([
    ['is missing', () => undefined],
    [
      'is refused, as in Firefox without cookies',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
  ])('a tab without a session is alone, and works, where BroadcastChannel %s (SES-14, FLT-6)', async (_how, open) => {
    configureTabs(open);
    const [, second] = [openTab(anna), openTab()];
    await expect(ask(second)).resolves.toBe(false);
    expect(second.signIn({ token: token(), user: anna })).toBe(true);
    await expect(tabsOf(second).askForLaterToken()).resolves.toBe(false);
  });

  it('a tab without a session needs nothing that plain http lacks (SES-14)', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const [, second] = [openTab(anna), openTab()];
    await expect(ask(second)).resolves.toBe(true);
    vi.unstubAllGlobals();
  });
});

it('a tab tells the others nothing unless it is asked, and then nothing without a session (SES-14)', async () => {
  const open = createTabBus();
  configureTabs(open);
  const said: unknown[] = [];
  const other = open();
  other.addEventListener('message', ({ data }) => said.push(data));
  const tab = openTab(anna);
  tab.update({ step: 3 });
  tab.end('loggedOut');
  other.postMessage({ kind: 'ask', from: 'x' });
  await heard();
  expect(said).toEqual([]);
});

it('a tab ignores messages that are none of the portal’s (SES-2)', async () => {
  const open = createTabBus();
  configureTabs(open);
  const tab = openTab(anna);
  for (const rubbish of [null, 'x', { kind: 'ask' }, { kind: 'offer', to: 'x', login: {}, shared: {} }])
    open().postMessage(rubbish);
  await heard();
  expect(tab.get().currentUser).toEqual(anna);
});

describe('a tab whose session is about to end', () => {
  it('a tab whose session is about to end takes the later token of another one, and nothing else of it (SES-7, SES-14)', async () => {
    const [first, second] = [openTab({ ...anna, pack: 'M' }), openTab(anna)];
    second.signIn({ token: token(60), user: anna });
    second.update({ contractKey: 'AB-12' });
    await expect(tabsOf(first).askForLaterToken()).resolves.toBe(true);
    expect(first.get()).toMatchObject({ token: second.get().token, currentUser: { pack: 'M' } });
    expect(first.get().contractKey).toBeUndefined();
  });

  it.each<[string, () => SessionStore]>([
    ['one that ends sooner', () => openTab(anna)],
    ['one of a support session', () => openTab(anna, true)],
  ])('a tab whose session is about to end doesn’t take %s (SES-7, SES-15)', async (_what, open) => {
    const first = openTab(anna);
    first.signIn({ token: token(60), user: anna });
    const before = first.get().token;
    open();
    await expect(tabsOf(first).askForLaterToken()).resolves.toBe(false);
    expect(first.get().token).toBe(before);
  });

  it('a tab whose session is about to end takes nothing into a support session (SES-15)', async () => {
    const support = openTab(anna, true);
    openTab().signIn({ token: token(60), user: anna });
    await expect(tabsOf(support).askForLaterToken()).resolves.toBe(false);
  });
});

describe('an answer that is on its way', () => {
  /** A new tab that asks a signed-in one; each message takes so long. */
  const asking = async (delayMs: number) => {
    vi.useFakeTimers();
    configureTabs(createTabBus(delayMs));
    const [, second] = [openTab(anna), openTab()];
    const asked = ask(second);
    await vi.advanceTimersByTimeAsync(delayMs);
    return { second, asked };
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

  it.each<[string, (tab: SessionStore) => void]>([
    ['the member signs in here', (tab) => void tab.signIn({ token: token(60), user: anna })],
    [
      'somebody signs in here and out',
      (tab) => {
        tab.signIn({ token: token(), user: anna });
        tab.end('loggedOut');
      },
    ],
    ['the member logs out in a third tab', () => elsewhere.logsOut()],
    ['another member signs in in a third tab', () => elsewhere.signsIn(bela)],
  ])('an answer that is on its way is dropped where %s meanwhile (SES-14, SES-9)', async (_what, happens) => {
    const { second } = await asking(10);
    happens(second);
    const [session, ended] = [second.get(), second.ended()];
    await vi.advanceTimersByTimeAsync(300);
    expect([second.get(), second.ended()]).toEqual([session, ended]);
  });
});

describe('the last sign-in on the device', () => {
  const cases: [string, boolean, () => void][] = [
    ['a log-out', true, () => elsewhere.logsOut()],
    ['another member’s sign-in', true, () => elsewhere.signsIn(bela)],
    ['another member’s sign-in and log-out', true, () => elsewhere.logsOut(bela)],
    [
      'a log-out and another sign-in of the same member',
      false,
      () => [elsewhere.logsOut, elsewhere.signsIn].forEach((happens) => happens(anna)),
    ],
    ['the same member’s e-mail in capitals', false, () => elsewhere.signsIn({ ...anna, email: ' ANNA@pelda.hu' })],
    ['the beginning and the end of a support session', false, () => openTab(bela, true).end('loggedOut')],
    ['a session that ends by itself', false, () => openTab(anna).end('expired')],
    ['the loss of the device’s storage', false, () => window.localStorage.clear()],
    ['rubbish in its place', false, () => window.localStorage.setItem('cportal.lastSignIn', '{"signIn":1}')],
  ];

  it.each(cases)(
    'after %s it is the same for a tab that is open and one that is loaded then: it ends its session: %s (SES-14)',
    (_what, ends, happens) => {
      const storage = memoryStorage();
      const open = createSessionStore(storage);
      open.signIn({ token: token(), user: anna });
      // A tab at the bank isn't loaded.
      const unloaded = memoryStorage();
      unloaded.write('cportal.session', storage.read('cportal.session') ?? '');
      happens();
      open.check();
      for (const tab of [open, createSessionStore(unloaded)])
        expect([tab.ended()?.why, tab.get().currentUser]).toEqual(
          ends ? ['endedElsewhere', undefined] : [undefined, anna],
        );
    },
  );

  it('where the session’s own can’t be read, it ends nothing (SES-14, SES-2)', () => {
    const storage = memoryStorage();
    createSessionStore(storage).signIn({ token: token(), user: anna });
    const session: unknown = JSON.parse(storage.read('cportal.session') ?? '');
    storage.write('cportal.session', JSON.stringify(Object.assign(session as object, { memberHash: 'x' })));
    elsewhere.signsIn(bela);
    expect(createSessionStore(storage).get().currentUser).toEqual(anna);
  });

  it.each<[string, (tab: SessionStore) => void]>([
    ['a renewal', (tab) => void tab.signIn({ token: token(60), user: anna })],
    [
      'the link of their new e-mail',
      (tab) => void tab.signIn({ token: token(60), user: { ...anna, email: 'uj@pelda.hu' }, confirmsEmail: true }),
    ],
    [
      'a kr and an e-mail that come later',
      (tab) => tab.update({ currentUser: { ...anna, kr: '7', email: 'uj@pelda.hu' } }),
    ],
    ['a hand-over', () => void ask(openTab())],
  ])(
    'it isn’t changed by %s of the same member, whose session goes on in all tabs (SES-14, PUB-11)',
    async (_what, happens) => {
      const [tab, other] = [openTab(anna), openTab(anna)];
      const before = [lastSignInItem(), tab.get().memberHash];
      happens(tab);
      await heard();
      other.check();
      tab.check();
      expect([lastSignInItem(), tab.get().memberHash]).toEqual(before);
      expect([tab.get().token, other.get().token]).not.toContain(undefined);
    },
  );

  it('it is neither written nor looked at by a support session, and what signs in within one belongs to it (SES-15, SES-12)', () => {
    openTab(anna);
    const before = lastSignInItem();
    const support = openTab(bela, true);
    support.signIn({ token: token(60), user: bela });
    expect([lastSignInItem(), support.get().support]).toEqual([before, true]);
    elsewhere.logsOut();
    support.check();
    expect(support.get().currentUser).toEqual(bela);
  });

  it('it keeps a tab whose session is over from answering others, and its contract from the next session (SES-14, SES-9)', async () => {
    const asleep = openTab(anna);
    asleep.update({ contractKey: '1-2' });
    elsewhere.logsOut();
    await expect(ask(openTab())).resolves.toBe(false);
    expect(asleep.ended()?.why).toBe('endedElsewhere');
    asleep.signIn({ token: token(), user: anna });
    expect(asleep.get().contractKey).toBeUndefined();
  });

  it('it holds neither token nor address, but a salted hash or a word (SES-14, SAY-5)', () => {
    const tab = openTab(anna);
    expect(lastSignInItem()).toMatch(/^[\da-f]{16}$/);
    tab.end('loggedOut');
    expect(lastSignInItem()).toBe('loggedOut');
    expect(Object.keys(window.localStorage).sort()).toEqual(['cportal.lastSignIn', 'cportal.salt']);
  });
});

it.each<[string, string, object | undefined, () => void]>([
  ['drops', 'somebody logs out', undefined, () => elsewhere.logsOut(bela)],
  ['keeps', 'another member signs in', { phone: '+36/30/1234567' }, () => elsewhere.signsIn(bela)],
])(
  'a tab %s what its session left when it expired, where %s in another one (SES-8, SES-9)',
  (_does, _what, left, happens) => {
    const expired = openTab(anna);
    expired.memberStorage.save('profile.phone', { phone: '+36/30/1234567' });
    expired.end('expired');
    happens();
    expired.check();
    expect(expired.memberStorage.read('profile.phone')).toEqual(left);
  },
);

it('a tab keeps what an expired support session left, whoever logs out in another one (SES-8, SES-15)', () => {
  const support = openTab(anna, true);
  support.memberStorage.save('profile.phone', { phone: '1' });
  support.end('expired');
  elsewhere.logsOut(bela);
  support.check();
  expect(support.memberStorage.read('profile.phone')).toEqual({ phone: '1' });
});
