import createCache from '@emotion/cache';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createApp } from '~/App';
import { keepEarlyInput } from '~/components/form/autofilledInputs';
import common from '~/i18n/locales/en/common.json';
import { routerPath } from '~/layout/routerPath';

const { login } = common;

/** As in the build: emotion's rules stay in the cache instead of the markup. */
const signInPage = () =>
  createApp({
    initialPath: '/login',
    language: 'en',
    cache: Object.assign(createCache({ key: 'c' }), { compat: true }),
  });

/** Puts the pre-rendered sign-in page into the document. */
const prerender = async (): Promise<HTMLElement> => {
  const root = document.createElement('div');
  root.innerHTML = renderToString((await signInPage()).element);
  document.body.append(root);
  return root;
};

afterEach(() => document.body.replaceChildren());

describe('the pre-rendered sign-in page', () => {
  it('is hydrated as it was rendered: React makes no new form (PERF-1, I18N-2)', async () => {
    const root = await prerender();
    const form = root.querySelector('form');
    const { element } = await signInPage();
    const onRecoverableError = vi.fn();
    const app = await act(() => Promise.resolve(hydrateRoot(root, element, { onRecoverableError })));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: login.login.submit })).toBeEnabled();
    expect(root.querySelector('form')).toBe(form);
    act(() => app.unmount());
  });

  it.each<[string, (root: HTMLElement) => void]>([
    ['as it was', () => undefined],
    [
      'with the nodes of an extension in it',
      (root) => root.querySelector('input')?.before(document.createElement('button')),
    ],
  ])('%s keeps what was typed before React listened (PERF-1, FLT-10)', async (_what, change) => {
    const root = await prerender();
    const { element } = await signInPage();
    change(root);
    const take = keepEarlyInput(root);
    const fields = () =>
      [login.login.loginName, login.login.password].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    for (const field of fields()) field.value = 'jelszo1';
    const Hydrated = ({ children }: { children: ReactElement }) => {
      useEffect(take, []);
      return children;
    };
    const app = await act(() =>
      Promise.resolve(hydrateRoot(root, <Hydrated>{element}</Hydrated>, { onRecoverableError: () => undefined })),
    );
    // React knows the values: rendering again keeps them.
    await userEvent.click(screen.getByRole('button', { name: /: show$/ }));
    for (const field of fields()) expect(field).toHaveAttribute('value', 'jelszo1');
    act(() => app.unmount());
  });
});

describe('the address that the portal starts at', () => {
  it.each([
    ['/contracting/upgrade_tars/123456/a%40b.hu', '/contracting/upgrade_tars/123456/a%40b.hu'],
    ['/subscribe/%25', '/subscribe/%25'],
    ['/contract/hu/100%', '/contract/hu/100%25'],
    ['/%C5%B1%/%40', '/%C5%B1%25/%40'],
    ['/nincs/%FF', '/nincs/%25FF'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/', '/'],
    ['//activate/hu/CODE', '/activate/hu/CODE'],
    ['///', '/'],
    ['/Payment', '/payment'],
    ['/payment/', '/payment'],
    ['/Payment/Callback/Tx-1', '/payment/callback/Tx-1'],
    ['/CONTRACTING/Options/AbC', '/contracting/options/AbC'],
    ['/Login', '/login'],
    ['/Login/App/AbCdEfGhIjKl', '/login/app/AbCdEfGhIjKl'],
    ['/Register', '/register'],
    ['/Nincs/Ilyen', '/Nincs/Ilyen'],
  ])('%s is read as %s, in the spelling of its route (SEC-4, NAV-2, NAV-4)', (path, spelt) => {
    expect(routerPath(path)).toBe(spelt);
    expect(() => decodeURIComponent(spelt)).not.toThrow();
  });
});
