import * as v from 'valibot';
import { contracting } from '../http/clients';
import { isoDate, keyBody, namesReply, optionalText, whole } from './shapes';

export const getDatesBody = keyBody;
export const getDatesReply = v.object({ list: v.array(isoDate) });

/** POST /get-dates: first days of the months on offer; none means hasValidContract (WIZ-8). Source: contract.ts, Contracting. */
export const getDates = (body: v.InferOutput<typeof getDatesBody>, signal?: AbortSignal) => contracting.post('/get-dates', body, getDatesReply, { signal });

export const listCitiesByZipBody = v.strictObject({ zip: v.pipe(v.string(), v.regex(/^\d{4}$/)) });
export const listCitiesByZipReply = namesReply;

/** POST /list-cities-by-zip: the cities of a 4-digit zip; none when it is unknown (ADDR-1). Source: contract.ts, Contracting. */
export const listCitiesByZip = (body: v.InferOutput<typeof listCitiesByZipBody>, signal?: AbortSignal) =>
  contracting.post('/list-cities-by-zip', body, listCitiesByZipReply, { signal });

export const listStreetTypesReply = namesReply;

/** POST /list-street-types (ADDR-2). Source: contract.ts, Contracting. */
export const listStreetTypes = (signal?: AbortSignal) => contracting.post('/list-street-types', {}, listStreetTypesReply, { signal });

export const getPackagesBody = v.strictObject({ key: v.string(), datum: isoDate });
export const getPackagesReply = v.object({ list: v.array(v.object({ key: whole, name: v.string() })) });
export type CardPackage = v.InferOutput<typeof getPackagesReply>['list'][number];

/** POST /get-packages: card packages for a start date; a row's `key` is its monthly price in forint (WIZ-8). Source: contract.ts, Contracting. */
export const getPackages = (body: v.InferOutput<typeof getPackagesBody>, signal?: AbortSignal) =>
  contracting.post('/get-packages', body, getPackagesReply, { signal });

export const getBankFromAccountBody = v.strictObject({ account: v.pipe(v.string(), v.regex(/^\d+$/)) });
export const getBankFromAccountReply = v.object({ name: v.string() });

/** POST /get-bank-from-account: the bank of an account by the digits typed so far (MAN-3). Refused: NOT_FOUND. Source: contract.ts, Contracting. */
export const getBankFromAccount = (body: v.InferOutput<typeof getBankFromAccountBody>, signal?: AbortSignal) =>
  contracting.post('/get-bank-from-account', body, getBankFromAccountReply, { signal });

export const findByTaxBody = v.strictObject({ tax: v.string(), birth: isoDate });
export const findByTaxReply = v.object({ card: optionalText, kr: optionalText });

/** POST /find-by-tax: the card and kr that belong to a personal tax id, where there are any (WIZ-6). Refused: TAX_CARD_NOT_FOUND, TAX_INVALID… Source: contract.ts, Contracting. */
export const findByTax = (body: v.InferOutput<typeof findByTaxBody>, signal?: AbortSignal) => contracting.post('/find-by-tax', body, findByTaxReply, { signal });
