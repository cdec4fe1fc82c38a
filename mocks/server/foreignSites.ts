import express, { type Express, type Response as ExpressResponse } from 'express';

import { bankDecisions, decideAtBank } from '../bank/decisions';
import { renderBankPage } from '../bank/page';
import { renderIntranetPage } from '../intranet/page';
import { subscriptionByUuid } from '../model/account/intranet';
import { purposeOf, returnAddress, transactionById } from '../model/payment/transactions';
import { worldNameOf } from './bridge';
import { cors } from './cors';
import type { Worlds } from './worlds';

const html = (response: ExpressResponse, status: number, body: string): void => {
  response.status(status).setHeader('cache-control', 'no-store');
  response.type('html').send(body);
};

/**
 * Sites that aren't the club's, on a port, and so an origin, of their own. GET /bank shows the bank's page; its form's
 * POST decides and redirects back. GET /intranet/…?uuid= is the employers' intranet.
 */
export const foreignSites = (worlds: Worlds): Express => {
  const app = express();
  app.use(cors);
  app.get('/bank', (request, response) => {
    const name = worldNameOf(request);
    const { transaction: id } = request.query;
    const { world } = worlds.get(name);
    const transaction = typeof id === 'string' ? transactionById(world, id) : undefined;
    const purpose = transaction && purposeOf(world, transaction);
    const action = `/__standin/bank/${transaction?.id ?? ''}?world=${encodeURIComponent(name)}`;
    const returnTo = transaction === undefined ? '' : returnAddress(transaction);
    html(response, transaction === undefined ? 404 : 200, renderBankPage({ transaction, purpose, action, returnTo }));
  });
  app.post('/__standin/bank/:transaction', express.urlencoded({ extended: false }), (request, response) => {
    const { world } = worlds.get(worldNameOf(request));
    const transaction = transactionById(world, request.params.transaction);
    if (transaction === undefined) {
      html(response, 404, renderBankPage({ transaction, purpose: undefined, action: '', returnTo: '' }));
      return;
    }
    const body: unknown = request.body;
    const pressed = typeof body === 'object' && body !== null && 'decision' in body ? body.decision : undefined;
    const decision = bankDecisions.find((name) => name === pressed);
    if (decision !== undefined) decideAtBank(world, transaction.id, decision);
    response.redirect(303, returnAddress(transaction));
  });
  app.get('/intranet/:page', (request, response) => {
    const { world } = worlds.get(worldNameOf(request));
    const { uuid } = request.query;
    const subscription = typeof uuid === 'string' ? subscriptionByUuid(world, uuid) : undefined;
    html(response, subscription === undefined ? 404 : 200, renderIntranetPage(world.origin, subscription));
  });
  return app;
};
