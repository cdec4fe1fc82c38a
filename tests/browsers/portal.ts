import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { endSessions } from '../../mocks/control';
import { startProcess } from '../../mocks/model/contracting/starting';
import { personaAccount } from '../../mocks/personas';
import { createStandinServer } from '../../mocks/server';
import { root } from '../../scripts/run.mjs';
import { settings } from '../e2e/settings.mjs';
import { waitFor } from './waitFor';

/** The production build behind the project's nginx, if it is installed, and the stand-in for the services. */
export const startPortal = async () => {
  const { hosted, origin, portalPort, bankPort, dist } = settings;
  const port = hosted ? 0 : portalPort;
  const standin = await createStandinServer({ port, bankPort, origin, distDir: join(root, dist) });
  const args = ['scripts/nginx.mjs', '--port', String(portalPort), '--dist', dist, '--services', standin.origin];
  const host = hosted ? spawn('node', args, { cwd: root, stdio: 'ignore' }) : undefined;
  await waitFor('the portal', async () => (await fetch(`${origin}/robots.txt`)).ok || undefined);
  const world = standin.world();

  return {
    origin,
    bankOrigin: standin.bankOrigin,
    /** The personas as they are at the start. A contract is done at the first poll. */
    reset: (): void => {
      world.reset();
      Object.assign(world.state.settings, { pollsUntilDone: 0, secondsUntilDone: 0 });
    },
    /** Makes all tokens unknown. */
    expire: (): void => endSessions(world),
    transactions: () => world.state.transactions,
    /** Starts a contract with a company's offer, and returns the path of the mailed link. */
    startContract: (persona: string, email: string): string => {
      const start = { type: 'R', email, kr: '', employer: 'E100', key: 1, kartya_fajta: 'CEGES' } as const;
      return `/contract/hu/${startProcess(world, personaAccount(world, persona), start).process.linkToken}`;
    },
    close: async (): Promise<void> => {
      host?.kill('SIGTERM');
      await standin.close();
    },
  };
};
