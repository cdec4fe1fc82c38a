import { createRoot } from 'react-dom/client';
import { createPortal, type PortalOptions } from './app/portal';

const start = async (): Promise<void> => {
  const options: PortalOptions = {};
  if (__DEMO__) {
    const [{ startStandin }, { StandinCaptcha }] = await Promise.all([import('../mocks/browser'), import('../mocks/captcha/StandinCaptcha')]);
    await startStandin();
    options.captcha = StandinCaptcha;
  }
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const { element } = await createPortal(options);
  createRoot(root).render(element);
};

void start();
