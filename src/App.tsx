import createCache, { type EmotionCache } from '@emotion/cache';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, createMemoryRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { CaptchaContext, type DrawCaptcha } from './features/captcha/CaptchaContext';
import { PrefetchContext, type Prefetch } from './features/PrefetchContext';
import { configureHttp } from './http/client';
import { keyFreshEntry, pathIn } from './http/navigation';
import { createI18n } from './i18n/i18n';
import type { Language } from './i18n/languages';
import { useLanguage } from './i18n/useLanguage';
import { createSessionStore, type SessionStore } from './session/store';
import { SessionProvider } from './session/SessionContext';
import { NoticeProvider } from './components/notices/NoticeContext';
import { firstLanguage } from './layout/language';
import { createRoutes } from './routes';
import { AppTheme } from './theme/AppTheme';

export interface AppOptions {
  /** Tests begin at a path in memory; the browser begins at its address. */
  initialPath?: string;
  language?: Language;
  store?: SessionStore;
  /** The demo and the tests provide their own captcha. */
  captcha?: DrawCaptcha;
  /** The demo has a router of its own, which works from any folder of any host. */
  createRouter?: typeof createBrowserRouter;
  /** Where emotion keeps its rules; tests and the pre-rendering bring their own. */
  cache?: EmotionCache;
}

/** Resolves once the first page's code and texts are loaded; rendered earlier, a lazy route would flash its fallback. */
const initialized = async (router: ReturnType<typeof createBrowserRouter>): Promise<void> => {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized: isReady }) => {
      if (!isReady) return;
      stop();
      resolve();
    });
  });
};

/** Ignore failures; the visit retries and reports them. */
const createPrefetch =
  (routes: RouteObject[]): Prefetch =>
  async (path) => {
    await Promise.allSettled((matchRoutes(routes, path) ?? []).flatMap(({ route }) => (typeof route.lazy === 'function' ? [Promise.resolve(route.lazy())] : [])));
  };

const LocalisedTheme = ({ cache, children }: { cache: EmotionCache; children: ReactNode }) => (
  <AppTheme cache={cache} language={useLanguage()}>
    {children}
  </AppTheme>
);

/** Puts the portal together: session, texts, http, routes. Nothing of it touches the window at import. */
export const createApp = async ({ initialPath, language, store = createSessionStore(), captcha, createRouter = createBrowserRouter, cache = createCache({ key: 'c' }) }: AppOptions = {}) => {
  const path = initialPath ?? pathIn(window.location.href);
  const { i18n, ready } = createI18n(language ?? firstLanguage(path));
  configureHttp({ token: () => store.get().token, onSessionEnded: () => store.end('expired') });

  const routes = createRoutes(i18n);
  if (initialPath === undefined) keyFreshEntry();
  const router = initialPath === undefined ? createRouter(routes) : createMemoryRouter(routes, { initialEntries: [initialPath] });
  await Promise.all([ready, initialized(router)]);

  const prefetch = createPrefetch(routes);
  const element: ReactElement = (
    <I18nextProvider i18n={i18n}>
      <LocalisedTheme cache={cache}>
        <SessionProvider store={store}>
          <NoticeProvider>
            <CaptchaContext value={captcha}>
              <PrefetchContext value={prefetch}>
                <RouterProvider router={router} />
              </PrefetchContext>
            </CaptchaContext>
          </NoticeProvider>
        </SessionProvider>
      </LocalisedTheme>
    </I18nextProvider>
  );
  return { element, router, store, i18n };
};
