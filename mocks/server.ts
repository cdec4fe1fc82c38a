import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';

import { config } from '~/config/config';

import { takeReport } from './handlers/host';
import { bankSite } from './server/bankSite';
import { controlApi } from './server/controlApi';
import { site } from './server/site';
import { answerWith, createWorlds, defaultWorld, worldNameOf } from './server/worlds';
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
}

export interface StandinServer {
  origin: string;
  bankOrigin: string;
  world: (name?: string) => World;
  close: () => Promise<void>;
}

const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Allows the portal on any port of this machine. */
const cors: RequestHandler = (request, response, next) => {
  const origin = request.get('origin');
  if (origin !== undefined && loopback.test(origin)) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-headers', 'authorization, content-type, x-request-id, x-world');
    response.setHeader('access-control-allow-methods', 'GET, POST, DELETE, OPTIONS');
    response.setHeader('access-control-expose-headers', 'content-disposition, content-length, x-request-id');
    response.setHeader('vary', 'origin');
  }
  if (request.method === 'OPTIONS') response.status(204).end();
  else next();
};

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
  if (options.distDir !== undefined) app.use(site(options.distDir));
  bank.use(bankSite(worlds));

  return {
    origin: main.origin,
    bankOrigin,
    world: (name = defaultWorld) => worlds.get(name).world,
    close: async () => {
      await Promise.all([close(main.server), close(bankSide.server)]);
    },
  };
};
