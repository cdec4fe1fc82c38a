import { createRoot } from 'react-dom/client';
import { createPortal } from './app/portal';
import { configurePages } from './http/leave';

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
  const { element } = await createPortal();
  createRoot(root).render(element);
};

void start();
