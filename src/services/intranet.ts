import * as v from 'valibot';
import { intranet } from '../http/clients';
import { contractType, filledText, okReply, optionalText, pricesShape } from './shapes';

export const getIntranetPricesBody = v.strictObject({ type: contractType });
export const getIntranetPricesReply = v.object({ list: pricesShape });

/** POST /prices: the packages' prices for a contract type, in forint (CON-3). Source: contract.ts, Intranet. */
export const getIntranetPrices = (body: v.InferOutput<typeof getIntranetPricesBody>, signal?: AbortSignal) =>
  intranet.post('/prices', body, getIntranetPricesReply, { signal });

export const hasMessageReply = v.object({ id: optionalText });

/** GET /hasMessage: the `id` of a message that waits for the member, if one does (NAV-12). Source: contract.ts, Intranet. */
export const hasMessage = (signal?: AbortSignal) => intranet.get('/hasMessage', hasMessageReply, { signal });

export const closeMessageBody = v.strictObject({ id: v.string() });

/** POST /closeMessage: the member has seen the message (NAV-12). Source: contract.ts, Intranet. */
export const closeMessage = (body: v.InferOutput<typeof closeMessageBody>) => intranet.post('/closeMessage', body, okReply);

export const getIntranetPackagesBody = v.strictObject({ token: v.string(), type: contractType });
export const getIntranetPackagesReply = v.object({ subscriptionUUID: filledText, list: pricesShape });

/** POST /packages: the offers behind an intranet token and the subscription to continue, prices in forint (CON-7). Source: contract.ts, Intranet. */
export const getIntranetPackages = (body: v.InferOutput<typeof getIntranetPackagesBody>, signal?: AbortSignal) =>
  intranet.post('/packages', body, getIntranetPackagesReply, { signal });
