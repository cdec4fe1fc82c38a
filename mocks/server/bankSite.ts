import express, { type Express } from 'express';

import { decideAtBank, renderBankPage } from '../bank/page';
import { purposeOf, returnAddress, transactionById } from '../model/payment/transactions';
import { worldNameOf, type Worlds } from './worlds';

/** The bank on a port, and so an origin, of its own: GET /bank shows its page, whose form's POST decides and redirects back. */
export const bankSite = (worlds: Worlds): Express => {
  const app = express();
  app.get('/bank', (request, response) => {
    const name = worldNameOf(request);
    const { world } = worlds.get(name);
    const { transaction: id } = request.query;
    const transaction = typeof id === 'string' ? transactionById(world, id) : undefined;
    const html = renderBankPage({
      transaction,
      purpose: transaction && purposeOf(world, transaction),
      action: `/bank/${transaction?.id ?? ''}?world=${encodeURIComponent(name)}`,
      returnTo: transaction === undefined ? '' : returnAddress(transaction),
    });
    response.setHeader('cache-control', 'no-store');
    response
      .status(transaction === undefined ? 404 : 200)
      .type('html')
      .send(html);
  });
  app.post('/bank/:transaction', express.urlencoded({ extended: false }), (request, response) => {
    const { world } = worlds.get(worldNameOf(request));
    const transaction = transactionById(world, request.params.transaction);
    const body: unknown = request.body;
    if (typeof body === 'object' && body !== null && 'decision' in body && transaction !== undefined) {
      decideAtBank(world, transaction.id, body.decision);
      response.redirect(303, returnAddress(transaction));
    } else response.status(404).end();
  });
  return app;
};
