import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { addFault } from '../../mocks/faults';
import { personaPassword } from '../../mocks/personas';
import { NoticeProvider, useNotices } from '../../src/components/notices/NoticeContext';
import { useCall } from '../../src/features/calls/useCall';
import { ServiceError } from '../../src/http/serviceError';
import { createQueryClient } from '../../src/layout/queryClient';
import { heading, renderPortal, renderStrictly } from '../setup/renderPortal';
import { testWorld } from '../setup/testWorld';

afterEach(cleanup);

/** A call that a test settles. */
const pendingCall = () => {
  let answer: (reply: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const run = vi.fn(
    (_what: string) =>
      new Promise<string>((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
  );
  return { run, answer: (reply: string) => answer(reply), fail: (error: Error) => fail(error) };
};

const callWrapper = () => {
  const client = createQueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NoticeProvider>{children}</NoticeProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
};

const renderCall = (run: (what: string) => Promise<string>) =>
  renderHook(() => ({ ...useCall(run), notices: useNotices().notices }), { wrapper: callWrapper() });

const refusal = new ServiceError('refused', ['NO_KR'], 'ABC234');

it('a call is sent once for two presses before React renders the first one, and can be sent again after it (FLT-4)', async () => {
  const { run, answer } = pendingCall();
  const { result } = renderCall(run);
  const { call } = result.current;
  const presses = [call('first'), call('second')];
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  answer('done');
  expect(await Promise.all(presses)).toEqual([true, false]);
  const again = call('third');
  await waitFor(() => expect(run.mock.calls).toEqual([['first'], ['third']]));
  answer('done');
  expect(await again).toBe(true);
});

it('a call lasts until the page has done what follows the reply, so that no second one is sent meanwhile (FLT-4)', async () => {
  const { run, answer } = pendingCall();
  const { result } = renderCall(run);
  let proceed: () => void = () => undefined;
  const next = vi.fn((_reply: string) => new Promise<void>((resolve) => (proceed = resolve)));
  const sent = result.current.call('first', { onSuccess: next });
  await waitFor(() => expect(result.current.busy).toBe(true));
  answer('done');
  await waitFor(() => expect(next).toHaveBeenCalledExactlyOnceWith('done'));
  expect(await result.current.call('second')).toBe(false);
  expect(result.current.busy).toBe(true);
  proceed();
  expect(await sent).toBe(true);
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(run).toHaveBeenCalledOnce();
});

it('a call whose page has been left is finished, and the page does nothing with the reply (FLT-3)', async () => {
  const { run, answer } = pendingCall();
  const { result, unmount } = renderCall(run);
  const next = vi.fn();
  const sent = result.current.call('first', { onSuccess: next });
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  unmount();
  answer('done');
  expect(await sent).toBe(true);
  expect(next).not.toHaveBeenCalled();
});

it('a call shows no code once its page has been left, though its address is open again, perhaps by another member (FLT-3, SES-14)', async () => {
  const { run, fail } = pendingCall();
  let sent: Promise<boolean> | undefined;
  const Page = () => {
    const { call } = useCall(run);
    return <button onClick={() => (sent = call('first'))}>send</button>;
  };
  const Codes = () => <p role="status">{useNotices().notices.map(({ code }) => code)}</p>;
  const visit = (nth: number) => (
    <>
      <Page key={nth} />
      <Codes />
    </>
  );
  const { rerender } = render(visit(1), { wrapper: callWrapper() });
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  rerender(visit(2));
  await act(async () => {
    fail(refusal);
    await sent;
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('a call shows the codes of a refusal, and of what fails after it, until the next try (ERR-1)', async () => {
  const { run, answer, fail } = pendingCall();
  const { result } = renderCall(run);
  const codes = () => result.current.notices.map(({ code }) => code);

  const refused = result.current.call('first');
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  fail(refusal);
  expect(await refused).toBe(false);
  await waitFor(() => expect(codes()).toEqual(['NO_KR']));

  const failing = result.current.call('second', { onSuccess: () => Promise.reject(refusal) });
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(codes()).toEqual([]));
  answer('done');
  expect(await failing).toBe(false);
  await waitFor(() => expect(codes()).toEqual(['NO_KR']));
});

it('a call is sent at once, and once, where the browser says that it is offline (FLT-2, ERR-4)', async () => {
  const { run, fail } = pendingCall();
  const { result } = renderCall(run);
  act(() => void window.dispatchEvent(new Event('offline')));
  try {
    const sent = result.current.call('first');
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    fail(new ServiceError('technical', ['OFFLINE'], 'ABC234', { network: true }));
    expect(await sent).toBe(false);
    await waitFor(() => expect(result.current.notices).toMatchObject([{ code: 'OFFLINE', reference: 'ABC234' }]));
  } finally {
    act(() => void window.dispatchEvent(new Event('online')));
  }
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(run).toHaveBeenCalledOnce();
});

/** A sign-in that the service refuses with the codes. */
const trySignIn = async (...messages: string[]) => {
  const world = testWorld();
  addFault(world, { call: '/login', kind: 'fields', fields: { status: 'ERROR', messages } });
  const portal = await renderStrictly({ path: '/login', world });
  const { user } = portal;
  await heading('Bejelentkezés');
  await user.type(screen.getByLabelText('E-mail-cím vagy azonosító'), 'anna@pelda.hu');
  await user.type(screen.getByLabelText('Jelszó', { selector: 'input' }), personaPassword);
  await user.click(screen.getByRole('button', { name: 'Bejelentkezés' }));
  return portal;
};

it('codes named like an object’s own parts are unknown errors (SEC-11, FLT-7)', async () => {
  const codes = ['constructor', '__proto__'];
  await trySignIn(...codes);
  const main = within(screen.getByRole('main'));
  for (const code of codes) expect(await main.findByText(new RegExp(`Technikai hiba.*${code}`))).toBeVisible();
});

it('a service’s codes are told in a notice, those of a validator too, where the form has no field for them (ERR-3)', async () => {
  await trySignIn('NOT_FOUND', 'validate_taxId', 'validate_min:5');
  expect(await screen.findByText('A keresett adat nem található.')).toBeVisible();
  expect(screen.getByText('Az adóazonosító jel 10 számjegyből áll.')).toBeVisible();
  expect(screen.getByText('Legalább 5 karakter szükséges.')).toBeVisible();
  expect(screen.queryByText(/Technikai hiba/)).not.toBeInTheDocument();
});

it('the code of a validator marks its field too, and stays over a switch of the language (ERR-1, ERR-3, I18N-2)', async () => {
  const { user } = await trySignIn('validate_ident');
  const text = /Adja meg az 5 vagy 6 jegyű azonosítóját/;
  await waitFor(() => expect(screen.getByLabelText('E-mail-cím vagy azonosító')).toHaveAccessibleDescription(text));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'ENG' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Enter your 5- or 6-digit customer ID/));
});

const stale = /Hibás a jelenlegi jelszó/;
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const alert = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join();

/** A try that the service refused: with the codes, or because the current password is wrong. */
const refused = async (messages?: string[]) => {
  const world = testWorld();
  if (messages !== undefined)
    addFault(world, { call: '/change-password', kind: 'fields', fields: { status: 'ERROR', messages } });
  const portal = await renderPortal({ path: '/profile/chpass', as: 'anna', world });
  await heading('Jelszó módosítása');
  await portal.user.type(field('Jelenlegi jelszó'), messages === undefined ? 'rossz1' : personaPassword);
  await portal.user.type(field('Új jelszó'), 'jelszo2');
  await portal.user.type(field('Új jelszó újra'), 'jelszo2');
  await portal.user.click(screen.getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(alert()).not.toBe(''));
  // The next frame takes the focus to the marked field: what is typed elsewhere before would land in it.
  await waitFor(() => expect(document.activeElement).toBeInvalid());
  return portal;
};

it('a code of an earlier try goes with its notice as soon as the field that it marked changes (ERR-1)', async () => {
  const { user } = await refused();
  expect(field('Jelenlegi jelszó')).toHaveAccessibleDescription(stale);
  await user.type(field('Új jelszó újra'), 'x');
  expect(alert()).toMatch(stale);
  await user.type(field('Jelenlegi jelszó'), '2');
  await waitFor(() => expect(alert()).not.toMatch(stale));
  expect(field('Jelenlegi jelszó')).not.toHaveAccessibleDescription(stale);
});

it('the codes of a field go with their notices when it changes, though a check has unmarked it since; others stay (ERR-1)', async () => {
  const { user } = await refused(['validate_samePassword', 'ACC_PASSWORDS_PREV', 'HAS_DEBT']);
  const code = /Az új jelszó nem lehet ugyanaz, mint a jelenlegi|korábban már használta/;
  expect(field('Új jelszó')).toHaveAccessibleDescription(/ugyanaz, mint a jelenlegi.*korábban már használta/);
  expect(alert()).toMatch(code);
  await user.type(field('Jelenlegi jelszó'), '2');
  await waitFor(() => expect(field('Új jelszó')).toBeValid());
  await user.type(field('Új jelszó'), '3');
  await waitFor(() => expect(alert()).not.toMatch(code));
  expect(alert()).toMatch(/Lejárt tartozása van/);
});

it('a code of an earlier try goes when the next try begins, though that fails here already (ERR-1)', async () => {
  const { user, sent } = await refused();
  await user.type(field('Új jelszó újra'), '3');
  await user.click(screen.getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(field('Új jelszó újra')).toBeInvalid());
  expect(screen.queryByText(stale)).not.toBeInTheDocument();
  expect(field('Jelenlegi jelszó')).toBeValid();
  expect(sent('/change-password')).toHaveLength(1);
});
