import { checkDownloadInvoiceBody, getDownloadInvoiceBody } from '../../src/services/paymentPublic';
import { openDownload, readyInvoice } from '../model/payment/invoices';
import { refuse } from '../refusal';
import type { World } from '../world';
import { service, type Call } from './call';

export const paymentPublicCalls = (world: World): Call[] => {
  const { open } = service('paymentPublic');
  return [
    open('/checkDownloadInvoice', checkDownloadInvoiceBody, ({ invoice, token }) =>
      readyInvoice(world, invoice)?.linkToken === token ? {} : refuse('INVALID_TOKEN'),
    ),
    // Public also for a signed-in member (contract.ts), so that whose invoice it is can't be checked here.
    open('/getDownloadInvoice', getDownloadInvoiceBody, ({ invoice }) => ({ docId: openDownload(world, invoice) })),
  ];
};
