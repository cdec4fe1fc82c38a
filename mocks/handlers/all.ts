import type { HttpHandler } from 'msw';
import type { World } from '../world';
import { accountHandlers } from './account';
import { accountPublicHandlers } from './accountPublic';
import { answerCalls, type Call } from './call';
import { contractingHandlers } from './contracting';
import { contractingGetHandlers } from './contractingGet';
import { contractingPublicHandlers } from './contractingPublic';
import { contractingSubmitHandlers } from './contractingSubmit';
import { documentHandlers } from './documents';
import { intranetHandlers } from './intranet';
import { lookupHandlers } from './lookups';
import { newsletterHandlers } from './newsletter';
import { paymentHandlers } from './payment';
import { paymentPublicHandlers } from './paymentPublic';

/** Every call of the contract, answered by one world. */
export const createCalls = (world: World): Call[] =>
  [
    accountPublicHandlers,
    accountHandlers,
    paymentPublicHandlers,
    paymentHandlers,
    contractingPublicHandlers,
    contractingHandlers,
    contractingGetHandlers,
    contractingSubmitHandlers,
    lookupHandlers,
    intranetHandlers,
    documentHandlers,
    newsletterHandlers,
  ].flatMap((make) => make(world));

/** What MSW answers the calls with: the same for browser, tests and HTTP (STUB-1, STUB-2). */
export const createHandlers = (world: World): HttpHandler[] => [answerCalls(world, createCalls(world))];
