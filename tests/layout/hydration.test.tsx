import createCache from '@emotion/cache';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createApp } from '../../src/App';
import common from '../../src/i18n/locales/en/common.json';

const { login } = common;

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
});
