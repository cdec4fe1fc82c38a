import { StrictMode, useEffect, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { createApp } from './App';
import { keepEarlyInput } from './components/form/autofilledInputs';
import { loadSettings } from './http/loadSettings';
import { configurePages, pathIn } from './http/navigation';
import { switchLanguage } from './i18n/i18n';
import { isLanguage, type Language } from './i18n/languages';
import { showFatalErrorScreen } from './layout/errors/fatalErrorScreen';
import { firstLanguage } from './layout/header/language';
import { routerPath } from './layout/routerPath';
import { renewLanguage } from './session/languageChoice';
import { createSessionStore } from './session/store';

/** React removes the page on an error that no boundary catches. */
const options = { onUncaughtError: showFatalErrorScreen };

/** In development every render and effect happens twice, so that what must not depend on it shows. */
const strict = (element: ReactElement): ReactElement => <StrictMode>{element}</StrictMode>;

/** The language of a page that was rendered by the build, if #root holds the page of this path. */
const prerenderedAs = (root: HTMLElement, path: string): Language | undefined => {
  const { path: renderedPath, language } = root.dataset;
  return renderedPath !== undefined && renderedPath === path.replace(/\/+$/, '') && isLanguage(language)
    ? language
    : undefined;
};

/** Tells when hydration is done: only then may the language change, because React compares the page as it was rendered. */
const Hydrated = ({ onHydrated, children }: { onHydrated: () => void; children: ReactElement }) => {
  useEffect(onHydrated, [onHydrated]);
  return children;
};

/** Renders a page in place of the frame that index.html holds. The page brings its own title. */
const renderPage = (root: HTMLElement, element: ReactElement): void => {
  document.querySelector('title')?.remove();
  createRoot(root, options).render(strict(element));
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  if (__DEMO__) {
    const { startDemo } = await import('../mocks/desk/startDemo');
    const { pages, options: demo, showDesk } = await startDemo();
    configurePages(pages);
    const portal = await createApp({ ...demo, withOperation: true });
    renderPage(root, portal.element);
    showDesk(portal);
    return;
  }
  const store = createSessionStore();
  renewLanguage();
  const address = new URL(window.location.href);
  address.pathname = routerPath(address.pathname);
  if (address.href !== window.location.href) window.history.replaceState(null, '', address);
  // Signed-in visitors are redirected, so don't hydrate the pre-rendered public page.
  const path = pathIn(window.location.href);
  const language = store.get().token === undefined ? prerenderedAs(root, path) : undefined;
  // Whoever needs them waits, and reads them again if they couldn't be read.
  loadSettings().catch(() => undefined);
  const { element, i18n } = await createApp({ store, language, withOperation: true });
  if (language === undefined) {
    renderPage(root, element);
    return;
  }
  const chooseLanguage = (): void => {
    const wanted = firstLanguage(path);
    if (wanted !== language) switchLanguage(i18n, wanted).catch(() => undefined);
  };
  const takeEarlyInput = keepEarlyInput(root);
  const onHydrated = (): void => {
    takeEarlyInput();
    chooseLanguage();
  };
  hydrateRoot(root, strict(<Hydrated onHydrated={onHydrated}>{element}</Hydrated>), {
    ...options,
    // An extension has changed the page before hydration: React has rendered it anew.
    onRecoverableError: () => undefined,
  });
};

start().then(() => document.getElementById('unstarted')?.remove(), showFatalErrorScreen);

window.addEventListener('load', () => {
  import('./features/operation/reporting').then(
    ({ startReporting }) => startReporting(),
    () => undefined,
  );
});
