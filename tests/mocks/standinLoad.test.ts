// @vitest-environment node
import { AsyncLocalStorage } from 'node:async_hooks';
import { globalAgent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { lastMail } from '../../mocks/model/account/mails';
import { taxIdOf } from '../../mocks/model/account/taxRegistry';
import { decide } from '../../mocks/model/payment/transactions';
import { createStandinServer, type StandinServer } from '../../mocks/server';
import { strictEntries, type World } from '../../mocks/world';
import { config } from '../../src/config';
import { configureHttp } from '../../src/http/client';
import { getHeadData } from '../../src/services/account';
import { confirmActivation, login, registration } from '../../src/services/accountPublic';
import { checkMail, initContract, listEmployersByDomain, startContract } from '../../src/services/contracting';
import { getStep8 } from '../../src/services/contractingGet';
import { confirmContract } from '../../src/services/contractingPublic';
import { submitStep1 } from '../../src/services/contractingSubmit';
import { getDocument, listDocuments } from '../../src/services/documents';
import { endTransaction, getInvState, listInvoices, startTransaction } from '../../src/services/payment';
import { fillWizard, readStep1, readStep7 } from './wizardSupport';

/** How many members sign at once: a few in every test run, 200 in `node scripts/standin/standinLoad.mjs`. */
const journeys = Number(process.env.STANDIN_JOURNEYS ?? 6);
const springDay = new Date('2026-03-10T09:00:00Z');
const birthDate = '1991-02-03';

/** Every journey sends its own token, like a browser of its own. */
const session = new AsyncLocalStorage<{ token: string | undefined }>();
const use = (token: string): void => {
  const own = session.getStore();
  if (own !== undefined) own.token = token;
};

/**
 * The limit of connections. A busy process accepts one connection a turn, so without a limit the last journeys would
 * wait for their first one while the others go on. With it, calls wait for a free connection in order.
 */
const connections = 32;
const usualConnections = globalAgent.maxSockets;

let server: StandinServer;
let world: World;
const apiRoot = config.apiRoot;
let calls = 0;

beforeAll(async () => {
  globalAgent.maxSockets = connections;
  server = await createStandinServer();
  world = server.world();
  world.setClock(springDay);
  world.reset();
  world.onChange(() => (calls += 1));
  config.apiRoot = server.origin;
  configureHttp({ token: () => session.getStore()?.token, onSessionEnded: () => undefined });
});
afterAll(async () => {
  globalAgent.maxSockets = usualConnections;
  config.apiRoot = apiRoot;
  await server.close();
});

const tokenIn = (to: string, kind: 'activation' | 'contract'): string =>
  lastMail(world, to, kind)?.links[0]?.href.hu.split('/').at(-1) ?? '';

/** One member's journey from registration to the downloaded contract. */
const journey = async (nth: number) => {
  const [email, officeEmail, password] = [`terheles${nth}@levelek.hu`, `terheles${nth}@peldakft.hu`, `titok-${nth}`];
  await registration({ firstName: `Nr${nth}`, lastName: 'Terhelő', email, password, newsLetter: false });
  await confirmActivation({ activator: tokenIn(email, 'activation') });
  use((await login({ login: email, password })).token);
  await initContract();
  await checkMail({ email: officeEmail });
  const offer = (await listEmployersByDomain({ type: 'R', email: officeEmail, code: '' })).list.find(
    ({ key }) => key === 1,
  );
  await startContract({
    type: 'R',
    employer: offer?.id ?? '',
    email: officeEmail,
    key: 1,
    cardKind: offer?.cardKind ?? '',
    kr: '',
  });
  const link = await confirmContract({ token: tokenIn(officeEmail, 'contract') });
  use(link.token);
  const key = link.key ?? '';
  const { partner } = await readStep1(key);
  await submitStep1({
    key,
    partner: { ...partner, birthDate, birthPlace: 'Győr', mothersName: 'Kis Éva', tax: taxIdOf(birthDate, nth + 1) },
  });
  await fillWizard(key, {}, 2);
  const amount = (await readStep7(key)).ledger.fees.payable;
  const returnUrl = `${server.origin}/payment/callback`;
  const { transaction } = await startTransaction({
    contracting: true,
    amount,
    method: '4',
    label: 'Bankkártya',
    lang: 'hu',
    kr: '',
    returnUrl,
    ownLeisureCard: true,
    leisureOwner: '',
  });
  decide(world, transaction, 'pay');
  const { auth } = await endTransaction({ transaction });
  let status = await getStep8({ key });
  for (let poll = 0; poll < 5 && status.status !== 'DONE'; poll += 1) status = await getStep8({ key });
  const kr = (await getHeadData()).user.kr ?? '';
  const documents = (await listDocuments({ kr, year: 2026 })).list;
  const pdf = await getDocument({ id: status.docContract ?? '' });
  let invoice = await getInvState({ kr });
  for (let poll = 0; poll < 5 && invoice.status !== 'DONE'; poll += 1) invoice = await getInvState({ kr });
  const invoices = (await listInvoices({ kr, from: '2026-01-01', to: '2026-12-31' })).list;
  return {
    status: status.status,
    kr,
    auth,
    amount,
    documents: documents.length,
    pdfSize: pdf.blob.size,
    invoices: invoices.map(({ fullAmount }) => fullAmount),
  };
};

describe('the HTTP stand-in under load', () => {
  it(`loses nothing while ${journeys} members sign and pay at once (STUB-2)`, { timeout: 600_000 }, async () => {
    const began = performance.now();
    const results = await Promise.all(
      Array.from({ length: journeys }, (_, nth) => session.run({ token: undefined }, () => journey(nth))),
    );
    const seconds = (performance.now() - began) / 1000;

    for (const result of results) {
      expect(result).toMatchObject({ status: 'DONE', documents: 2, invoices: [result.amount] });
      expect(result.auth).toMatch(/^\d+$/);
      expect(result.pdfSize).toBeGreaterThan(500);
    }
    expect(new Set(results.map(({ kr }) => kr)).size).toBe(journeys);
    const mine = world.state.accounts.filter(({ email }) => email.startsWith('terheles'));
    expect(mine.map(({ kr }) => kr).sort()).toEqual(results.map(({ kr }) => kr).sort());
    expect(world.state.transactions.filter(({ ended, decision }) => ended && decision === 'paid')).toHaveLength(
      journeys,
    );
    expect(world.state.contracts.filter(({ kr }) => mine.some((account) => account.kr === kr))).toHaveLength(journeys);
    expect(strictEntries(world)).toEqual([]);
    expect(calls).toBeGreaterThan(journeys * 35);
    process.stdout.write(
      `stand-in: ${journeys} journeys at once, ${calls} calls and changes in ${seconds.toFixed(1)} s, ${Math.round(calls / seconds)} a second\n`,
    );
  });
});
