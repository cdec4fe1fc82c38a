import * as v from 'valibot';

import { contracting } from '~/http/clients';

import { day, filledText, forint, isoDate, listOf, nameRow, optionalText, recordOf, text } from './values';

/** Names of cities or street types. */
const namesReply = v.object({ list: listOf(nameRow) });

export const getDatesBody = v.strictObject({ key: v.string() });
export const getDatesReply = v.object({ list: listOf(day) });

/** POST /get-dates: the first days of the months on offer; none means hasValidContract. */
export const getDates = (body: v.InferOutput<typeof getDatesBody>, signal?: AbortSignal) =>
  contracting.post('/get-dates', body, getDatesReply, { signal });

export const listCitiesByZipBody = v.strictObject({ zip: v.pipe(v.string(), v.regex(/^\d{4}$/)) });
export const listCitiesByZipReply = namesReply;

/** POST /list-cities-by-zip: the cities of a 4-digit zip; none if the zip is unknown. */
export const listCitiesByZip = (body: v.InferOutput<typeof listCitiesByZipBody>, signal?: AbortSignal) =>
  contracting.post('/list-cities-by-zip', body, listCitiesByZipReply, { signal });

export const listStreetTypesReply = namesReply;

/** POST /list-street-types: what a street can be called, such as "utca"; the list of the address block. */
export const listStreetTypes = (signal?: AbortSignal) =>
  contracting.post('/list-street-types', {}, listStreetTypesReply, { signal });

export const getPackagesBody = v.strictObject({ key: v.string(), datum: isoDate });
/** A package without a name or a price can't be chosen and isn't listed. */
export const getPackagesReply = v.object({ list: listOf(recordOf({ key: forint, name: filledText })) });
export type CardPackage = v.InferOutput<typeof getPackagesReply>['list'][number];

/** POST /get-packages: the card packages for a start date; `key` is the monthly price in forint. */
export const getPackages = (body: v.InferOutput<typeof getPackagesBody>, signal?: AbortSignal) =>
  contracting.post('/get-packages', body, getPackagesReply, { signal });

export const getBankFromAccountBody = v.strictObject({ account: v.pipe(v.string(), v.regex(/^\d+$/)) });
export const getBankFromAccountReply = v.object({ name: text });

/** POST /get-bank-from-account: the bank of the digits typed so far. Codes: NOT_FOUND. */
export const getBankFromAccount = (body: v.InferOutput<typeof getBankFromAccountBody>, signal?: AbortSignal) =>
  contracting.post('/get-bank-from-account', body, getBankFromAccountReply, { signal, question: true });

export const findByTaxBody = v.strictObject({ tax: v.string(), birth: isoDate });
export const findByTaxReply = v.object({ card: optionalText, kr: optionalText });

/** POST /find-by-tax: the card and kr of a personal tax id, if there are any. Codes: TAX_CARD_NOT_FOUND, the TAX_INVALID family. */
export const findByTax = (body: v.InferOutput<typeof findByTaxBody>, signal?: AbortSignal) =>
  contracting.post('/find-by-tax', body, findByTaxReply, { signal, question: true });
