import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';

import { createStandinServer } from '../../mocks/server';
import { root } from '../../scripts/run.mjs';
import { config } from '../../src/config';
import { settings } from '../e2e/settings.mjs';
import { waitFor } from './waitFor';

const mails = v.array(v.object({ links: v.array(v.object({ href: v.object({ hu: v.string() }) })) }));

/** The production build behind the project's nginx, if it is installed, and the stand-in for the services. */
export const startPortal = async () => {
  const { hosted, origin, portalPort, bankPort, dist } = settings;
  const standin = await createStandinServer({
    port: hosted ? 0 : portalPort,
    bankPort,
    origin,
    distDir: join(root, dist),
  });
  const host: ChildProcess | undefined = hosted
    ? spawn('node', ['scripts/nginx.mjs', '--port', String(portalPort), '--dist', dist, '--services', standin.origin], {
        cwd: root,
        stdio: 'ignore',
      })
    : undefined;
  await waitFor('the portal', () =>
    fetch(`${origin}/robots.txt`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    ),
  );

  const control = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(
      `${standin.origin}/__standin${path}`,
      body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    );
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return response.json();
  };

  return {
    origin,
    bankOrigin: standin.bankOrigin,
    /** The personas as they are at the start. A contract is done at the first poll. */
    reset: async () => {
      await control('/reset', {});
      await control('/settings', { pollsUntilDone: 0, secondsUntilDone: 0 });
    },
    /** Makes all tokens unknown. */
    expire: () => control('/expire', {}),
    transactions: () => standin.world().state.transactions,
    /** Starts a contracting with a company's offer, and returns the link from the mail. */
    startContract: async (persona: string, email: string): Promise<string> => {
      const { token } = v.parse(v.object({ token: v.string() }), await control('/sign-in', { persona }));
      const body = JSON.stringify({ type: 'R', email, kr: '', employer: 'E100', key: 1, kartya_fajta: 'CEGES' });
      const reply = await fetch(`${standin.origin}${config.bases.contracting}/start`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      v.parse(v.object({ status: v.literal('OK') }), await reply.json());
      const [link] =
        v
          .parse(mails, await control(`/mails?${new URLSearchParams({ to: email, kind: 'contract' }).toString()}`))
          .at(-1)?.links ?? [];
      if (link === undefined) throw new Error(`no contract mail to ${email}`);
      return link.href.hu;
    },
    close: async () => {
      host?.kill('SIGTERM');
      await standin.close();
    },
  };
};
