import { createRoot, hydrateRoot } from 'react-dom/client';
import { prerenderedAs } from './app/hydration';
import { firstLanguage } from './app/language';
import { createPortal } from './app/portal';
import { configurePages, pathIn } from './http/leave';
import { createSessionStore } from './session/store';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  if (__DEMO__) {
    const { startDemo } = await import('../mocks/desk/startDemo');
    const { pages, options, showDesk } = await startDemo();
    configurePages(pages);
    const portal = await createPortal(options);
    createRoot(root).render(portal.element);
    showDesk(portal);
    return;
  }
  const store = createSessionStore();
  const path = pathIn(window.location.href);
  // Somebody who is signed in is led on from the public pages: what was rendered for nobody doesn't fit them.
  const language = store.get().token === undefined ? prerenderedAs(root, path) : undefined;
  const { element, i18n } = await createPortal({ store, language });
  if (language === undefined) {
    createRoot(root).render(element);
    return;
  }
  hydrateRoot(root, element);
  const wanted = firstLanguage(path);
  if (wanted !== language) await i18n.changeLanguage(wanted);
};

void start();
