import createCache, { type EmotionCache } from '@emotion/cache';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  createBrowserRouter,
  createMemoryRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';

import { PrefetchContext, type Prefetch } from './components/PrefetchContext';
import { CaptchaContext, type DrawCaptcha } from './features/captcha/CaptchaContext';
import { configureHttp } from './http/client';
import { ensureHistoryKey, pathIn } from './http/navigation';
import { createI18n } from './i18n/i18n';
import type { Language } from './i18n/languages';
import { useLanguage } from './i18n/useLanguage';
import { firstLanguage } from './layout/header/language';
import { createQueryClient } from './layout/queryClient';
import { createRoutes } from './routes';
import { SessionProvider } from './session/SessionContext';
import { createSessionStore, type SessionStore } from './session/store';
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
  withOperation?: boolean;
  /** Instead of the portal's own: the build renders a page that no address has. */
  routes?: RouteObject[];
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
    await Promise.allSettled(
      (matchRoutes(routes, path) ?? []).flatMap(({ route }) =>
        typeof route.lazy === 'function' ? [Promise.resolve(route.lazy())] : [],
      ),
    );
  };

const LocalisedTheme = ({ cache, children }: { cache: EmotionCache; children: ReactNode }) => (
  <AppTheme cache={cache} language={useLanguage()}>
    {children}
  </AppTheme>
);

/** Puts the portal together: session, texts, http, routes. Nothing of it touches the window at import. */
export const createApp = async ({
  initialPath,
  language,
  store = createSessionStore(),
  captcha,
  createRouter = createBrowserRouter,
  cache = createCache({ key: 'c' }),
  withOperation = false,
  routes: otherRoutes,
}: AppOptions = {}) => {
  const path = initialPath ?? pathIn(window.location.href);
  const { i18n, ready } = createI18n(language ?? firstLanguage(path));
  configureHttp({
    token: () => store.get().token,
    onSessionEnded: () => store.end('expired'),
    onAnswer: () => onlineManager.setOnline(true),
  });

  const queries = createQueryClient();
  store.subscribe(() => {
    if (store.get().token !== undefined) return;
    queries.removeQueries({ predicate: ({ meta }) => meta?.ofHost !== true });
    queries.getMutationCache().clear();
  });

  const routes = otherRoutes ?? createRoutes({ i18n, store, withOperation });
  if (initialPath === undefined) ensureHistoryKey();
  const router =
    initialPath === undefined ? createRouter(routes) : createMemoryRouter(routes, { initialEntries: [initialPath] });
  await Promise.all([ready, initialized(router)]);

  const prefetch = createPrefetch(routes);
  const element: ReactElement = (
    <I18nextProvider i18n={i18n}>
      <LocalisedTheme cache={cache}>
        <SessionProvider store={store}>
          <QueryClientProvider client={queries}>
            <CaptchaContext value={captcha}>
              <PrefetchContext value={prefetch}>
                <RouterProvider router={router} />
              </PrefetchContext>
            </CaptchaContext>
          </QueryClientProvider>
        </SessionProvider>
      </LocalisedTheme>
    </I18nextProvider>
  );
  return { element, router, store, i18n };
};
