import * as v from 'valibot';

import type { ServiceName } from '../../../src/config';
import { isJson, type Json } from '../wireSchema';
import type { Inputs } from './inputs';
import { flow, textIn, type Check } from './report';

type Question = [service: ServiceName, call: string, body: Json];

/** Calls that change nothing and have to be answered. */
const questions = (kr: string, { year, workEmail }: Inputs): Question[] => [
  ['account', '/getHeadData', {}],
  ['account', '/getProfile', {}],
  ['account', '/get-invoice-data', {}],
  ['payment', '/getAmounts', { kr, year }],
  ['payment', '/getInvState', { kr }],
  ['payment', '/getRegularCreditData', {}],
  ['payment', '/getDirectDebitData', {}],
  ['contracting', '/check-mail', { email: workEmail }],
  ['contracting', '/list-cities-by-zip', { zip: '1117' }],
  ['contracting', '/list-street-types', {}],
  ['contracting', '/get-packages', { key: '-1', datum: `${year}-01-01` }],
  ['contracting', '/get-bank-from-account', { account: '11773016' }],
  ['intranet', '/prices', { type: 'R' }],
  ['intranet', 'GET /hasMessage', {}],
];

/** Whether the member may do something, or somebody is known: a refusal is an answer too. */
const possibilities = ({ tax, workEmail }: Inputs): Question[] => [
  ['contracting', '/list-employers-by-domain', { type: 'R', email: workEmail, code: '' }],
  ['contracting', '/init', {}],
  ['contracting', '/init-upgrade', {}],
  ['contracting', '/find-by-tax', tax],
];

const rowsOf = ({ list }: Json): Json[] => (Array.isArray(list) ? list.filter(isJson) : []);

/** An invoice's file is asked for by the row's ordinal, with and without a session. */
const invoiceFile = async (check: Check, kr: string, year: number, token: string): Promise<void> => {
  const reply = await check.ok('payment', '/listInvoices', { kr, from: `${year}-01-01`, to: `${year}-12-31` }, token);
  const [row] = rowsOf(reply);
  if (row === undefined) return;
  const { docId } = await check.ok('paymentPublic', '/getDownloadInvoice', { invoice: textIn(row, 'ordinal') });
  await check.file('documents', 'GET /download', { fileId: docId }, token);
  await check.file('documents', 'GET /download', { fileId: docId });
};

const documentRow = v.object({ docKey: v.number(), docKr: v.boolean() });

const documentFile = async (check: Check, kr: string, year: number, token: string): Promise<void> => {
  const [row] = rowsOf(await check.ok('documents', '/list', { kr, year }, token));
  if (row === undefined) return;
  const { docKey, docKr } = v.parse(documentRow, row);
  await check.file('documents', 'GET /document', { id: String(docKey), ...(docKr ? { kr } : {}) }, token);
};

/** What a member may read has its fields. */
export const checkReads = async (check: Check, inputs: Inputs, kr: string, token: string): Promise<void> => {
  for (const question of questions(kr, inputs))
    await flow(async () => {
      await check.ok(...question, token);
    });
  for (const question of possibilities(inputs)) await check.maybe(...question, token);
  await flow(() => invoiceFile(check, kr, inputs.year, token));
  await flow(() => documentFile(check, kr, inputs.year, token));
};
