import createCache from '@emotion/cache';
import { screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import common from '../../src/i18n/locales/en/common.json';
import login from '../../src/i18n/locales/en/login.json';

/** As in the build: emotion's rules stay in the cache instead of the markup. */
const compatibleCache = () => Object.assign(createCache({ key: 'c' }), { compat: true });

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the pre-rendered page', () => {
  it('hydrates header and footer after the form; a language chosen in between comes once they are there (PERF-2, I18N-2)', async () => {
    vi.resetModules();
    const { createApp } = await import('../../src/App');
    const { switchLanguage } = await import('../../src/layout/language');
    const { hydrated } = await import('../../src/layout/hydration');
    const pageIn = (cache = compatibleCache()) => createApp({ initialPath: '/login', language: 'hu', cache });
    const root = document.createElement('div');
    root.innerHTML = renderToString((await pageIn()).element);
    document.body.append(root);

    const { element, i18n } = await pageIn();
    // With its texts at hand, nothing else delays the language.
    await i18n.loadLanguages('en');
    const onRecoverableError = vi.fn();
    let isHydrated = false;
    void hydrated.then(() => (isHydrated = true));
    // act() would hydrate everything at once.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const app = hydrateRoot(root, element, { onRecoverableError });
    await switchLanguage(i18n, 'en');
    expect(isHydrated).toBe(true);

    await waitFor(() => expect(screen.getByRole('button', { name: login.login.submit })).toBeInTheDocument());
    expect(screen.getByRole('link', { name: common.footer.accessibility })).toBeInTheDocument();
    expect(onRecoverableError).not.toHaveBeenCalled();
    app.unmount();
  });
});
