import * as v from 'valibot';

import { contracting } from '~/http/clients';
import { numeric } from '~/http/lenient';

import { optionalParty } from './shapes';
import { contractType, filledText, flag, listOf, offerKey, okReply, optionalText, recordOf, text } from './values';

/** POST /init: whether a new contract can be started. Codes: CONTR_NEW_YEAR_ALREADY, CONTR_HAVE_VALID_CONTRACT, CONTR_NO_NEXT_YEAR and others. */
export const initContract = (signal?: AbortSignal) =>
  contracting.post('/init', {}, okReply, { signal, question: true });

/** POST /init-upgrade: whether the contract can be upgraded. Codes: CONTR_CO_CARD, CONTR_EMPLOYER, CONTR_UNPAID, CONTR_NO_VALID_CARD and others. */
export const initUpgrade = (signal?: AbortSignal) =>
  contracting.post('/init-upgrade', {}, okReply, { signal, question: true });

export const checkMailBody = v.strictObject({ email: v.string() });
/** Missing means not in use; /start checks again. */
export const checkMailReply = v.object({ inUse: flag });

/** POST /check-mail: whether another contracting uses this work e-mail. */
export const checkMail = (body: v.InferOutput<typeof checkMailBody>, signal?: AbortSignal) =>
  contracting.post('/check-mail', body, checkMailReply, { signal, question: true });

export const listEmployersByDomainBody = v.strictObject({ type: contractType, email: v.string(), code: v.string() });
/** An offer without an id can't be started, and one without a name can't be distinguished from the others. */
const employerShape = v.pipe(
  recordOf({
    id: filledText,
    name: filledText,
    key: v.fallback(v.nullish(numeric(offerKey), 0), 0),
    kartya_fajta: text,
    email: optionalText,
    invoice: optionalParty,
  }),
  v.transform(({ kartya_fajta: cardKind, ...employer }) => ({ ...employer, cardKind })),
);
export const listEmployersByDomainReply = v.object({ list: listOf(employerShape) });
export type Employer = v.InferOutput<typeof employerShape>;

/**
 * POST /list-employers-by-domain: the offers for a work e-mail or a unique code; the other one is "". `key` 0 is a basic
 * offer, 1 a company offer. Codes: EMAIL_INVALID.
 */
export const listEmployersByDomain = (body: v.InferOutput<typeof listEmployersByDomainBody>, signal?: AbortSignal) =>
  contracting.post('/list-employers-by-domain', body, listEmployersByDomainReply, { signal, question: true });

export const startContractBody = v.strictObject({
  type: contractType,
  employer: v.string(),
  email: v.string(),
  key: offerKey,
  kartya_fajta: v.string(),
  kr: v.string(),
});
export const startContractReply = v.object({ key: optionalText });

type StartContractWire = v.InferOutput<typeof startContractBody>;

export interface StartContractInput extends Omit<StartContractWire, 'kartya_fajta'> {
  cardKind: string;
}

/** POST /start: starts a contract with an offer. A `key` in the reply opens the wizard. Codes: CONTR_ALREADY_EMAILED, emailInUse and others. */
export const startContract = ({ cardKind, ...input }: StartContractInput) => {
  const body: StartContractWire = { ...input, kartya_fajta: cardKind };
  return contracting.post('/start', body, startContractReply);
};

/** GET /reset-intranet: cancels a contracting that was started on the intranet. */
export const resetIntranet = () => contracting.get('/reset-intranet', okReply);

export const resetContractBody = v.strictObject({ activator: v.string() });

/** POST /reset-contract: cancels a contracting by the token of its e-mail. */
export const resetContract = (body: v.InferOutput<typeof resetContractBody>) =>
  contracting.post('/reset-contract', body, okReply);
