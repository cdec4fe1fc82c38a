import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import express, { type Express } from 'express';

import { config } from '../src/config';
import { takeReport } from './handlers/host';
import { answerWith, worldNameOf } from './server/bridge';
import { controlApi } from './server/controlApi';
import { cors } from './server/cors';
import { foreignSites } from './server/foreignSites';
import { site, type HeadersOf } from './server/site';
import { createWorlds, defaultWorld } from './server/worlds';
import type { World } from './world';

export interface StandinOptions {
  /** 0 picks a free port. */
  port?: number;
  /** The bank's port, so that it has another origin; 0 picks a free port. */
  bankPort?: number;
  /** The address to listen on; this machine alone by default. */
  host?: string;
  /** The bank's address, if browsers reach it by another one. */
  bankOrigin?: string;
  /** The portal's address, for links in mails and return addresses; this server's by default. */
  origin?: string;
  /** A build to serve besides the calls. */
  distDir?: string;
  /** The host configuration's headers, by path. */
  headers?: HeadersOf;
}

export interface StandinServer {
  origin: string;
  bankOrigin: string;
  world: (name?: string) => World;
  close: () => Promise<void>;
}

/** How long an idle connection is kept open. */
const keptMs = 120_000;

const listen = async (app: Express, port: number, host = '127.0.0.1'): Promise<{ server: Server; origin: string }> => {
  const server = createServer(app);
  // A busy client may reuse a connection late; if the server closed it at that moment, the call would be lost.
  server.keepAliveTimeout = keptMs;
  server.headersTimeout = keptMs + 1_000;
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, host, ready);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return { server, origin: `http://${host}:${taken}` };
};

const close = (server: Server): Promise<void> =>
  new Promise((done, failed) => {
    server.close((error) => {
      if (error === undefined) done();
      else failed(error);
    });
    server.closeAllConnections();
  });

/** The stand-in over HTTP: every call, the control API, the bank on its own port, and a build if given. */
export const createStandinServer = async (options: StandinOptions = {}): Promise<StandinServer> => {
  const app = express();
  const bank = express();
  app.disable('x-powered-by');
  const main = await listen(app, options.port ?? 0, options.host);
  const bankSide = await listen(bank, options.bankPort ?? 0, options.host);
  const bankOrigin = options.bankOrigin ?? bankSide.origin;
  const worlds = createWorlds(options.origin ?? main.origin, bankOrigin);

  app.use(cors);
  app.use('/__standin', controlApi(worlds));
  app.get('/__standin/openapi.json', (_request, response) => {
    response.sendFile(resolve('docs/openapi.json'));
  });
  app.use(Object.values(config.bases), express.raw({ type: () => true, limit: '5mb' }), (request, response, next) => {
    answerWith(worlds.get(worldNameOf(request)), request, response).catch(next);
  });
  app.get('/status.json', (request, response) => {
    response.setHeader('cache-control', 'no-store').json(worlds.get(worldNameOf(request)).world.state.status);
  });
  app.post('/client-log', express.json({ limit: '8kb' }), (request, response) => {
    takeReport(worlds.get(worldNameOf(request)).world, request.body);
    response.status(204).end();
  });
  if (options.distDir !== undefined) app.use(site(options.distDir, options.headers));
  bank.use(foreignSites(worlds));

  return {
    origin: main.origin,
    bankOrigin,
    world: (name = defaultWorld) => worlds.get(name).world,
    close: async () => {
      await Promise.all([close(main.server), close(bankSide.server)]);
    },
  };
};
