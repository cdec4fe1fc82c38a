import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';

import { config } from '../../src/config';
import { startStandin } from '../browser';
import { demoRoot } from '../browserWorld';
import { StandinCaptcha } from '../captcha/StandinCaptcha';
import type { LogEntry, World } from '../world';
import { createActions, type Portal } from './actions';
import { hashAddresses, keepPlaceLinks, tidyAddress } from './addresses';
import { Desk } from './Desk';
import { begun, recall, remember } from './memory';
import { giveLinks } from './outside/links';
import { openSituation } from './situation';

const callsKey = 'cportal-desk-calls';
const keptCalls = 60;
/** Longer answers, such as 2,000 invoices, stay in memory only. */
const longest = 20_000;

const short = (entry: LogEntry): LogEntry =>
  JSON.stringify(entry).length <= longest ? entry : { ...entry, answer: '…' };

/** Keeps the tab's log over full page loads, such as the bank's page or a captcha page. Nobody else writes under its key. */
const keepCallLog = (world: World): void => {
  world.log.unshift(...(JSON.parse(sessionStorage.getItem(callsKey) ?? '[]') as LogEntry[]));
  addEventListener('pagehide', () =>
    sessionStorage.setItem(callsKey, JSON.stringify(world.log.slice(-keptCalls).map(short))),
  );
};

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
  giveLinks(config, root);

  const showDesk = (portal: Portal): void => {
    const place = document.createElement('div');
    document.body.append(place);
    stayInReach(place);
    const actions = createActions({ world, portal, root: root.href, pages });
    if (opening.kind === 'tour') {
      const { name } = opening;
      const show = (): void => remember({ ...recall(world), open: true, ...begun(world, name) });
      show();
      // Once more, as the situation may move the clock.
      void actions.begin(name, show);
    }
    createRoot(place).render(
      <StrictMode>
        <Desk world={world} portal={portal} actions={actions} isDamaged={opening.kind === 'damaged'} />
      </StrictMode>,
    );
  };

  const language = opening.kind === 'opened' ? opening.situation.language : undefined;
  return { pages, options: { captcha: StandinCaptcha, createRouter: createHashRouter, language }, showDesk };
};
