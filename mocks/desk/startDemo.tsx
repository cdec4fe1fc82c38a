import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';

import { startStandin } from '../browser';
import { demoRoot } from '../browserWorld';
import { StandinCaptcha } from '../captcha/StandinCaptcha';
import { hashAddresses, keepPlaceLinks, tidyAddress } from './addresses';
import { keepCallLog } from './callStorage';
import { Desk } from './Desk';
import { DeskProvider } from './DeskContext';
import { DeskTheme } from './DeskTheme';
import { recall, remember } from './memory';
import { giveLinks } from './outside/links';
import type { Portal } from './portal';
import { openSituation } from './situation/openSituation';
import { startSituation } from './startSituation';
import { createActions } from './tabs/actions';

/**
 * A modal dialog makes everything outside of it inert. The desk has to stay within reach, so it moves into the dialog, and
 * out again once that has closed.
 */
const stayInReach = (place: HTMLElement): void => {
  const settle = (): void => {
    const home = [...document.querySelectorAll<HTMLElement>('.MuiDialog-container')].at(-1) ?? document.body;
    if (place.parentElement === home) return;
    // A node that moves forgets how far it was scrolled.
    const panel = place.querySelector('[role="tabpanel"]');
    const top = panel?.scrollTop ?? 0;
    home.append(place);
    if (panel !== null) panel.scrollTop = top;
    for (const attribute of ['aria-hidden', 'inert']) place.removeAttribute(attribute);
  };
  new MutationObserver(settle).observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
};

/**
 * Everything the demo adds: the stand-in, addresses that work in any folder, external links, the desk. src/main.tsx
 * calls it before it creates the portal, and `showDesk` afterwards. A production build contains none of it.
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
    stayInReach(place);
    const desk = {
      world,
      portal,
      actions: createActions({ world, portal, root: root.href, pages }),
    };
    if (opening.kind === 'tour') {
      remember({ ...recall(), open: true, section: 'tour', tour: opening.name, tourStep: 0 });
      void startSituation(desk.actions, opening.name);
    }
    createRoot(place).render(
      <StrictMode>
        <DeskProvider value={desk}>
          <DeskTheme>
            <Desk opening={opening} />
          </DeskTheme>
        </DeskProvider>
      </StrictMode>,
    );
  };

  const language = opening.kind === 'opened' ? opening.situation.language : undefined;
  return { pages, options: { captcha: StandinCaptcha, createRouter: createHashRouter, language }, showDesk };
};
