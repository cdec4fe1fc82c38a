import { StrictMode, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydrated, prerenderedAs } from './layout/hydration';
import { firstLanguage } from './layout/language';
import { showLastResort } from './layout/lastResort';
import { createApp } from './App';
import { readablePath } from './layout/readablePath';
import { startLate, startLateOnDemand, whenIdle } from './layout/startLate';
import { configurePages, pathIn } from './http/navigation';
import { loadSettings } from './http/settings';
import { createSessionStore } from './session/store';

/** React removes the page on an error that no boundary catches. */
const options = { onUncaughtError: showLastResort };

/** In development every render and effect happens twice, so that what must not depend on it shows. */
const strict = (element: ReactElement): ReactElement => <StrictMode>{element}</StrictMode>;

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  if (__DEMO__) {
    const { startDemo } = await import('../mocks/desk/startDemo');
    const { pages, options: demo, showDesk } = await startDemo();
    configurePages(pages);
    const portal = await createApp(demo);
    createRoot(root, options).render(strict(portal.element));
    showDesk(portal);
    startLate(portal.i18n);
    return;
  }
  const store = createSessionStore();
  const address = new URL(window.location.href);
  address.pathname = readablePath(address.pathname);
  if (address.href !== window.location.href) window.history.replaceState(null, '', address);
  const path = pathIn(window.location.href);
  // Somebody who is signed in is led on from the public pages: what was rendered for nobody doesn't fit them.
  const language = store.get().token === undefined ? prerenderedAs(root, path) : undefined;
  // What was rendered ahead takes the settings when they come; a page that renders now would jump.
  const settings = language === undefined ? loadSettings() : undefined;
  const { element, i18n } = await createApp({ store, language });
  if (language === undefined) {
    await settings;
    createRoot(root, options).render(strict(element));
    startLate(i18n);
    return;
  }
  hydrateRoot(root, strict(element), options);
  await hydrated;
  void loadSettings();
  startLateOnDemand(i18n);
  const wanted = firstLanguage(path);
  if (wanted !== language) await i18n.changeLanguage(wanted);
};

start()
  .catch(showLastResort)
  // public/scheme.js has held the fonts back.
  .finally(() => whenIdle(() => document.documentElement.removeAttribute('data-fonts')));
