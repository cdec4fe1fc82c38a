import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';

import { config } from '~/config/config';

import { startStandin } from '../browser';
import { demoRoot } from '../browserWorld';
import { StandinCaptcha } from '../captcha/StandinCaptcha';
import { createActions, type Portal } from './actions';
import { hashAddresses, keepPlaceLinks, tidyAddress } from './addresses';
import { Desk } from './Desk';
import { giveLinks } from './links';

/**
 * A modal dialog makes everything outside of it inert. The desk has to stay within reach, so it moves into the dialog, and
 * out again once that has closed.
 */
const stayInReach = (place: HTMLElement): void => {
  const settle = (): void => {
    const home = [...document.querySelectorAll<HTMLElement>('.MuiDialog-container')].at(-1) ?? document.body;
    if (place.parentElement === home) return;
    home.append(place);
    for (const attribute of ['aria-hidden', 'inert']) place.removeAttribute(attribute);
  };
  new MutationObserver(settle).observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
};

/**
 * Everything the demo adds: the stand-in, addresses that work in any folder, external links, the demo desk. src/main.tsx
 * calls it before it creates the portal, and `showDesk` afterwards. A production build contains none of it.
 */
export const startDemo = async () => {
  const root = demoRoot();
  const pages = hashAddresses(root);
  const world = await startStandin();
  tidyAddress(root);
  keepPlaceLinks();
  giveLinks(config, root);

  const showDesk = (portal: Portal): void => {
    const place = document.createElement('div');
    document.body.append(place);
    stayInReach(place);
    createRoot(place).render(
      <StrictMode>
        <Desk world={world} store={portal.store} actions={createActions({ world, portal, pages })} />
      </StrictMode>,
    );
  };
  return { pages, options: { captcha: StandinCaptcha, createRouter: createHashRouter }, showDesk };
};
