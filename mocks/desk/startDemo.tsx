import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';
import { startStandin } from '../browser';
import { demoRoot } from '../browserWorld';
import { StandinCaptcha } from '../captcha/StandinCaptcha';
import { createActions } from './actions';
import { hashAddresses, keepPlaceLinks, tidyAddress } from './addresses';
import { keepCallLog } from './callLog';
import { Desk } from './Desk';
import { DeskProvider } from './DeskContext';
import { giveLinks } from './outside/links';
import type { Portal } from './portal';
import { openSituation } from './situation/openSituation';
import { watchWorld } from './worldWatch';

/** The portal's dialogs hide all that stands beside them from assistive technology; the desk lies above them, and works. */
const staySeen = (place: HTMLElement): void => {
  new MutationObserver(() => place.removeAttribute('aria-hidden')).observe(place, { attributeFilter: ['aria-hidden'] });
};

/**
 * Everything that the demo adds: the stand-in, addresses that work from any folder, the links out, the desk. src/main.tsx
 * calls it before the portal is made, and `showDesk` once it stands; a production build holds nothing of it (STUB-6).
 */
export const startDemo = async () => {
  const root = demoRoot();
  const pages = hashAddresses(root);
  const world = await startStandin();
  keepCallLog(world);
  const opening = await openSituation(world, root);
  tidyAddress(root);
  keepPlaceLinks();
  giveLinks(root);

  const showDesk = (portal: Portal): void => {
    const place = document.createElement('div');
    document.body.append(place);
    staySeen(place);
    const desk = { world, portal, watch: watchWorld(world), actions: createActions({ world, portal, root: root.href, pages }) };
    createRoot(place).render(
      <StrictMode>
        <DeskProvider value={desk}>
          <Desk opening={opening} />
        </DeskProvider>
      </StrictMode>,
    );
  };

  const language = opening.kind === 'opened' ? opening.situation.language : undefined;
  return { pages, options: { captcha: StandinCaptcha, createRouter: createHashRouter, language }, showDesk };
};
