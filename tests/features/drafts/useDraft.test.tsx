import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { StrictMode } from 'react';
import { useForm } from 'react-hook-form';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';

import { DraftLine } from '~/features/drafts/DraftLine';
import { coerceToDefaults, useDraft } from '~/features/drafts/useDraft';
import { createI18n, loadPortalTexts } from '~/i18n/i18n';
import { SessionProvider } from '~/session/SessionContext';
import { createSessionStore, type SessionStore } from '~/session/store';

import { anna, freshToken, minute } from '../../session/tokens';

interface Values {
  city: string;
  account: string;
  consent: string;
}

const Page = () => {
  const form = useForm<Values>({ defaultValues: { city: 'Budapest', account: '', consent: '' } });
  const draft = useDraft(form, 'address', { secret: ['account'], leaveOut: () => ['consent'] });
  return (
    <>
      <DraftLine draft={draft} />
      <input aria-label="city" {...form.register('city')} />
      <input aria-label="account" {...form.register('account')} />
      <input aria-label="consent" {...form.register('consent')} />
      <button type="button" onClick={draft.drop}>
        saved
      </button>
    </>
  );
};

const signedIn = (): SessionStore => {
  const store = createSessionStore();
  store.signIn({ token: freshToken(Date.now(), 30 * minute), user: anna });
  return store;
};

const open = async (store: SessionStore) => {
  const { i18n, ready } = createI18n('hu');
  await ready;
  await loadPortalTexts(i18n);
  const { unmount } = render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <SessionProvider store={store}>
          <Page />
        </SessionProvider>
      </I18nextProvider>
    </StrictMode>,
  );
  return { user: userEvent.setup(), unmount };
};
const values = (): (string | undefined)[] => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const restored = () => screen.queryByText('Visszaállítottuk, amit korábban beírt.');
const leave = (): void => act(() => void window.dispatchEvent(new Event('pagehide')));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.sessionStorage.clear();
});

const typed = async (store: SessionStore): Promise<void> => {
  const { user, unmount } = await open(store);
  await user.clear(screen.getByLabelText('city'));
  await user.type(screen.getByLabelText('city'), 'Győr');
  await user.type(screen.getByLabelText('account'), '1177');
  await user.type(screen.getByLabelText('consent'), 'igen');
  expect(restored()).toBeNull();
  leave();
  unmount();
};

it('a form restores a draft with a notice, without consents (SES-8)', async () => {
  const store = signedIn();
  await typed(store);
  await open(store);
  expect(values()).toEqual(['Győr', '1177', '']);
  expect(restored()).toBeVisible();
});

it('a form restores a draft after a reload, but for its secrets (SES-8, SEC-8)', async () => {
  await typed(signedIn());
  expect(JSON.stringify(window.sessionStorage)).not.toMatch(/1177|igen/);
  await open(createSessionStore());
  expect(values()).toEqual(['Győr', '', '']);
  expect(restored()).toBeVisible();
});

it('a form restores what was typed in the last moment for the same login after the session ended (SES-8)', async () => {
  const store = signedIn();
  const { user, unmount } = await open(store);
  await user.type(screen.getByLabelText('city'), ' XI.');
  // The guard takes the page down as soon as the session is over.
  act(() => store.end('expired'));
  unmount();
  store.signIn({ token: freshToken(Date.now(), minute), user: anna });
  await open(store);
  expect(values()[0]).toBe('Budapest XI.');
});

it('a form goes back to the service’s values where the draft is discarded, for good (SES-8)', async () => {
  const store = signedIn();
  await typed(store);
  const { user, unmount } = await open(store);
  await user.click(screen.getByRole('button', { name: 'Elvetem a beírtakat' }));
  expect(values()).toEqual(['Budapest', '', '']);
  expect(restored()).toBeNull();
  leave();
  unmount();
  await open(store);
  expect(values()).toEqual(['Budapest', '', '']);
});

it('a form’s draft keeps nothing that was saved, or typed back to what it was (SES-8)', async () => {
  const store = signedIn();
  const first = await open(store);
  await first.user.type(screen.getByLabelText('city'), 'X');
  leave();
  await first.user.type(screen.getByLabelText('city'), '{Backspace}');
  first.unmount();
  expect(store.memberStorage.read('address')).toBeUndefined();
  await typed(store);
  const second = await open(store);
  await second.user.click(screen.getByRole('button', { name: 'saved' }));
  second.unmount();
  expect(store.memberStorage.read('address')).toBeUndefined();
});

it('a form saves its draft while somebody types, so that a crash loses little (SES-8)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const store = signedIn();
  const { user } = await open(store);
  await user.type(screen.getByLabelText('city'), 'X');
  act(() => void vi.advanceTimersByTime(1000));
  expect(window.sessionStorage.getItem('cportal.drafts')).toContain('BudapestX');
});

const own = { name: 'Anna', months: '2', own: true, address: { zip: '1117', city: '' }, day: null, list: ['a'] };

it.each<[string, object, object]>([
  [
    'what was typed',
    { name: 'Béla', own: false, address: { zip: '6720', city: 'Szeged' } },
    { ...own, name: 'Béla', own: false, address: { zip: '6720', city: 'Szeged' } },
  ],
  ['no number for a text', { name: 7, months: null }, own],
  ['no text for a group of fields', { address: 'Budapest' }, own],
  ['nothing for what has no type of its own', { day: { year: 2026 }, list: [null] }, own],
  [
    'no wrong field of a group',
    { address: { zip: 6720, city: 'Szeged' } },
    { ...own, address: { zip: '1117', city: 'Szeged' } },
  ],
  ['nothing that the form lacks', { token: 'x', constructor: 'y' }, own],
])('a restored draft holds %s (SEC-11)', (_what, held, expected) => {
  expect(coerceToDefaults(own, held)).toEqual(expected);
});

it('a restored draft has the types of the form’s values, whatever the storage holds (SEC-11, FLT-6)', () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
      : typeof value;
  fc.assert(
    fc.property(
      fc.object({ key: fc.constantFrom(...Object.keys(own), 'zip', 'city', '__proto__'), maxDepth: 3 }),
      (held) => {
        expect(shapeOf(coerceToDefaults(own, held))).toEqual(shapeOf(own));
      },
    ),
    { numRuns: 100, examples: [[{ address: ['1117'], own: [] }]] },
  );
});
