import * as v from 'valibot';

import { intranet } from '~/http/clients';

import { contractType, filledText, forint, listOf, okReply, optionalText, recordOf } from './values';

/** Packages and their monthly prices in forint; rows without a name or a price are left out. */
const prices = listOf(recordOf({ name: filledText, price: forint }));

export const getIntranetPricesBody = v.strictObject({ type: contractType });
export const getIntranetPricesReply = v.object({ list: prices });

/** POST /prices: the packages for a type of contract. */
export const getIntranetPrices = (body: v.InferOutput<typeof getIntranetPricesBody>, signal?: AbortSignal) =>
  intranet.post('/prices', body, getIntranetPricesReply, { signal });

export const hasMessageReply = v.object({ id: optionalText });

/** GET /hasMessage: the `id` of a message for the member, if there is one. */
export const hasMessage = (signal?: AbortSignal) => intranet.get('/hasMessage', hasMessageReply, { signal });

export const closeMessageBody = v.strictObject({ id: v.string() });

/** POST /closeMessage: the member has seen the message. */
export const closeMessage = (body: v.InferOutput<typeof closeMessageBody>) =>
  intranet.post('/closeMessage', body, okReply);

export const getIntranetPackagesBody = v.strictObject({ token: v.string(), type: contractType });
export const getIntranetPackagesReply = v.object({ subscriptionUUID: filledText, list: prices });

/** POST /packages: the packages for an intranet token, and the subscription to continue. */
export const getIntranetPackages = (body: v.InferOutput<typeof getIntranetPackagesBody>, signal?: AbortSignal) =>
  intranet.post('/packages', body, getIntranetPackagesReply, { signal });
