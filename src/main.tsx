import { createRoot } from 'react-dom/client';
import { createPortal } from './app/portal';

const start = async (): Promise<void> => {
  if (__DEMO__) {
    const { startStandin } = await import('../mocks/browser');
    await startStandin();
  }
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const { element } = await createPortal();
  createRoot(root).render(element);
};

void start();
