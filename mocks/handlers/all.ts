import type { HttpHandler } from 'msw';

import type { World } from '../world';
import { accountCalls } from './account';
import { accountPublicCalls, newsletterCalls } from './accountPublic';
import { answerCalls, type Call } from './call';
import { contractingCalls, contractingPublicCalls } from './contracting';
import { contractingGetCalls } from './contractingGet';
import { contractingSubmitCalls } from './contractingSubmit';
import { documentCalls } from './documents';
import { hostFiles } from './host';
import { intranetCalls } from './intranet';
import { lookupCalls } from './lookups';
import { paymentCalls, paymentPublicCalls } from './payment';

/** Every call of the contract, answered by one world. */
export const createCalls = (world: World): Call[] =>
  [
    accountPublicCalls,
    accountCalls,
    paymentPublicCalls,
    paymentCalls,
    contractingPublicCalls,
    contractingCalls,
    contractingGetCalls,
    contractingSubmitCalls,
    lookupCalls,
    intranetCalls,
    documentCalls,
    newsletterCalls,
  ].flatMap((make) => make(world));

/** MSW's handlers for all calls, the same in the browser, in tests and over HTTP. */
export const createHandlers = (world: World): HttpHandler[] => [
  answerCalls(world, createCalls(world)),
  ...hostFiles(world),
];
