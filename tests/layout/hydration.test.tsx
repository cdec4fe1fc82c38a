import createCache from '@emotion/cache';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createApp } from '../../src/App';
import { keepEarlyInput } from '../../src/components/form/untoldInputs';
import common from '../../src/i18n/locales/en/common.json';

const { login } = common;

const typed = [
  [login.login.loginName, 'anna@pelda.hu'],
  [login.login.password, 'jelszo1'],
] as const;

/** As in the build: emotion's rules stay in the cache instead of the markup. */
const compatibleCache = () => Object.assign(createCache({ key: 'c' }), { compat: true });

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the pre-rendered page', () => {
  it('hydrates as it was rendered, whatever the device wants (PERF-1, I18N-2)', async () => {
    const pageIn = (cache = compatibleCache()) => createApp({ initialPath: '/login', language: 'en', cache });
    const root = document.createElement('div');
    root.innerHTML = renderToString((await pageIn()).element);
    document.body.append(root);
    const form = root.querySelector('form');

    const { element } = await pageIn();
    const onRecoverableError = vi.fn();
    const app = await act(() => Promise.resolve(hydrateRoot(root, element, { onRecoverableError })));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: login.login.submit })).toBeEnabled();
    // React took the markup over; it made no new one.
    expect(root.querySelector('form')).toBe(form);
    act(() => app.unmount());
  });

  it.each([
    ['as it was', () => undefined],
    [
      'with the nodes of an extension in it',
      (root: HTMLElement) => root.querySelector('input')?.before(document.createElement('button')),
    ],
  ])('%s keeps what was typed before React listened (PERF-1, FLT-10)', async (_what, change) => {
    const pageIn = (cache = compatibleCache()) => createApp({ initialPath: '/login', language: 'en', cache });
    const root = document.createElement('div');
    root.innerHTML = renderToString((await pageIn()).element);
    document.body.append(root);
    const { element } = await pageIn();
    change(root);
    const take = keepEarlyInput(root);
    for (const [label, value] of typed) screen.getByLabelText<HTMLInputElement>(label).value = value;
    const Hydrated = ({ children }: { children: ReactElement }) => {
      useEffect(take, []);
      return children;
    };
    const onRecoverableError = vi.fn();
    const app = await act(() =>
      Promise.resolve(hydrateRoot(root, <Hydrated>{element}</Hydrated>, { onRecoverableError })),
    );
    for (const [label, value] of typed) expect(screen.getByLabelText(label)).toHaveValue(value);
    // React knows the values: rendering again keeps them.
    await userEvent.click(screen.getByRole('button', { name: /Show/ }));
    for (const [label, value] of typed) expect(screen.getByLabelText(label)).toHaveAttribute('value', value);
    act(() => app.unmount());
  });
});
