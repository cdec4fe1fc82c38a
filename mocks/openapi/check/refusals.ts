import type * as v from 'valibot';

import type { ServiceName } from '../../../src/config';
import { bodies, publicServices } from '../calls';
import { wireSchema, type Json } from '../wireSchema';
import type { Check } from './report';

const payloads: Record<string, Record<string, v.GenericSchema>> = bodies;

const needsFields = (schema: v.GenericSchema): boolean => {
  const { required } = wireSchema(schema);
  return Array.isArray(required) && required.length > 0;
};

const isOpen = (service: string): boolean => publicServices.some((one) => one === service);

/** Every call, and whether its payload has fields. */
const everyCall = Object.entries(payloads).flatMap(([service, calls]) =>
  Object.entries(calls).map(([call, schema]) => ({
    service: service as ServiceName,
    call,
    hasFields: needsFields(schema),
  })),
);

const nobody = 'cportal-nobody';
const nobodysKr = '000000';

type Question = [service: ServiceName, call: string, body: Json];

/** Secrets, keys and members that don't exist, so that asking for them is safe anywhere. */
const unknowns = (year: number): Question[] => [
  ['accountPublic', '/login', { login: `${nobody}@pelda.hu`, password: nobody }],
  ['accountPublic', '/loginAs', { activator: nobody }],
  ['accountPublic', '/confirm', { activator: nobody }],
  ['accountPublic', '/reset', { activator: nobody, password: 'Jelszo-2026' }],
  ['accountPublic', '/validate-email', { activator: nobody }],
  ['payment', '/getAmounts', { kr: nobodysKr, year }],
  ['payment', '/getInvState', { kr: nobodysKr }],
  ['payment', '/listInvoices', { kr: nobodysKr, from: `${year}-01-01`, to: `${year}-12-31` }],
  ['payment', '/endTransaction', { transaction: nobody }],
  ['paymentPublic', '/checkDownloadInvoice', { invoice: nobody, token: nobody }],
  ['paymentPublic', '/getDownloadInvoice', { invoice: nobody }],
  ['contractingPublic', '/confirm', { token: nobody }],
  [
    'contractingPublic',
    '/intra-status',
    { subscription_uuid: nobody, status: 'approved', fromdate: `${year}-01-01`, todate: `${year}-12-31` },
  ],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((step): Question => ['contracting', `/get-${step}`, { key: nobody }]),
  ['contracting', '/get-dates', { key: nobody }],
  ['contracting', '/reset-contract', { activator: nobody }],
  ['intranet', '/packages', { token: nobody, type: 'R' }],
  ['documents', '/list', { kr: nobodysKr, year }],
  ['documents', 'GET /document', { id: '0' }],
  ['documents', 'GET /download', { fileId: nobody }],
  ['newsletter', '/unsubscribe', { email: `${nobody}@pelda.hu`, reason: 'a' }],
];

/** Without a token and without its fields, a call is refused: this changes nothing, whatever the call does. */
export const checkShapes = async (check: Check, token: string): Promise<void> => {
  for (const { service, call, hasFields } of everyCall) {
    // A download is for the link in an e-mail too.
    if (!isOpen(service) && call !== 'GET /download') await check.signedOut(service, call);
    if (!hasFields) continue;
    await check.incomplete(service, call, isOpen(service) ? undefined : token);
  }
};

/** What doesn't exist, or belongs to somebody else, is refused. */
export const checkUnknowns = async (check: Check, year: number, token: string): Promise<void> => {
  for (const [service, call, body] of unknowns(year))
    await check.refused('refuses what it doesn’t know', service, call, body, isOpen(service) ? undefined : token);
};
