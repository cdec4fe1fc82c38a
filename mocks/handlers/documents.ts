import { HttpResponse } from 'msw';

import { formatForint } from '~/domain/money/money';
import { formatDottedDate } from '~/domain/time/dateTexts';

import { accountByKr } from '../model/account/accounts';
import { requireKr } from '../model/account/members';
import { docIdOf, krFits } from '../model/payment/documents';
import { readyInvoice } from '../model/payment/invoices';
import { drawPdf, type PdfContent } from '../pdf/drawPdf';
import type { Account } from '../records';
import { demand, refuse } from '../refusal';
import type { World } from '../world';
import { service, type Call } from './call';

const ascii = (name: string): string => name.normalize('NFD').replace(/[^\x20-\x7e]/g, '');

const pdfReply = async (fileName: string, content: PdfContent): Promise<Response> =>
  new HttpResponse(await drawPdf(content), {
    headers: {
      'content-type': 'application/pdf',
      // A plain name for old clients, and the real one encoded (RFC 6266).
      'content-disposition': `attachment; filename="${ascii(fileName)}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  });

const nameOf = ({ lastName, firstName }: Account): string => `${lastName} ${firstName}`;

export const documentCalls = (world: World): Call[] => {
  const { bearer, either } = service('documents');
  return [
    bearer('/list', ({ kr, year }, account) => {
      requireKr(account, kr);
      const documents = world.state.documents.filter((document) => document.kr === kr && document.year === year);
      return {
        list: documents.map((document) => ({
          docKey: document.key,
          docId: docIdOf(document),
          docKr: document.needsKr,
        })),
      };
    }),
    bearer('GET /document', ({ id, kr }, account) => {
      const document =
        world.state.documents.find((one) => String(one.key) === id && one.accountId === account.id) ??
        refuse('TECHNICAL_ERROR');
      demand(
        krFits(document, kr),
        `document ${docIdOf(document)} asked for ${kr === undefined ? 'without' : 'with'} kr`,
      );
      const { title, year, rows } = document;
      return pdfReply(`${title} ${year}.pdf`, {
        title: `${title} ${year}`,
        member: nameOf(account),
        kr: document.kr,
        rows,
      });
    }),
    either('GET /download', ({ fileId }, account) => {
      const download = world.state.downloads.find((one) => one.fileId === fileId) ?? refuse('TECHNICAL_ERROR');
      const invoice = readyInvoice(world, download.ordinal) ?? refuse('TECHNICAL_ERROR');
      const owner = accountByKr(world, invoice.kr) ?? refuse('TECHNICAL_ERROR');
      if (account !== undefined && account !== owner) return refuse('TECHNICAL_ERROR');
      const { ordinal, date, fullAmount } = invoice;
      const rows: [string, string][] = [
        ['Sorszám', ordinal],
        ['Kelt', formatDottedDate(date)],
        ['Fizetett összeg', formatForint(fullAmount, 'hu')],
      ];
      return pdfReply(`Számla ${ordinal}.pdf`, {
        title: `Számla ${ordinal}`,
        member: nameOf(owner),
        kr: invoice.kr,
        rows,
      });
    }),
  ];
};
