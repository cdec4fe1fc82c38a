import * as v from 'valibot';
import { contracting } from '../http/clients';
import { contractType, invoicePartyShape, offerKey, okReply, optionalOf, optionalText } from './shapes';

/**
 * POST /init: whether a new contract can be started (CON-1).
 * Refused: CONTR_NEW_YEAR_ALREADY, CONTR_HAVE_VALID_CONTRACT, CONTR_NO_NEXT_YEAR… Source: contract.ts, Contracting.
 */
export const initContract = (signal?: AbortSignal) => contracting.post('/init', {}, okReply, { signal });

/**
 * POST /init-upgrade: whether the contract can be upgraded (CON-3).
 * Refused: CONTR_CO_CARD, CONTR_EMPLOYER, CONTR_UNPAID, CONTR_NO_VALID_CARD… Source: contract.ts, Contracting.
 */
export const initUpgrade = (signal?: AbortSignal) => contracting.post('/init-upgrade', {}, okReply, { signal });

export const checkMailBody = v.strictObject({ email: v.string() });
export const checkMailReply = v.object({ inUse: v.boolean() });

/** POST /check-mail: whether a work e-mail is taken in another contracting (CON-1). Source: contract.ts, Contracting. */
export const checkMail = (body: v.InferOutput<typeof checkMailBody>, signal?: AbortSignal) =>
  contracting.post('/check-mail', body, checkMailReply, { signal });

export const listEmployersByDomainBody = v.strictObject({ type: contractType, email: v.string(), code: v.string() });
const employerShape = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    key: offerKey,
    kartya_fajta: v.string(),
    email: optionalText,
    invoice: optionalOf(invoicePartyShape),
  }),
  v.transform(({ kartya_fajta: cardKind, ...employer }) => ({ ...employer, cardKind })),
);
export const listEmployersByDomainReply = v.object({ list: v.array(employerShape) });
export type Employer = v.InferOutput<typeof employerShape>;

/**
 * POST /list-employers-by-domain: the offers behind a work e-mail or a unique code; the one not given is "".
 * `key` 0 is a basic offer, 1 a company offer. Refused: EMAIL_INVALID. Source: contract.ts, Contracting.
 */
export const listEmployersByDomain = (body: v.InferOutput<typeof listEmployersByDomainBody>, signal?: AbortSignal) =>
  contracting.post('/list-employers-by-domain', body, listEmployersByDomainReply, { signal });

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

/** POST /start: begins a contract with an offer; a `key` opens the wizard at once (CON-1). Refused: CONTR_ALREADY_EMAILED, emailInUse… Source: contract.ts, Contracting. */
export const startContract = ({ cardKind, ...input }: StartContractInput) => {
  const body: StartContractWire = { ...input, kartya_fajta: cardKind };
  return contracting.post('/start', body, startContractReply);
};

/** GET /reset-intranet: gives up a contracting that came from the intranet (CON-8). Source: contract.ts, Contracting. */
export const resetIntranet = () => contracting.get('/reset-intranet', okReply);

export const resetContractBody = v.strictObject({ activator: v.string() });

/** POST /reset-contract: gives up a contracting by its e-mailed token (CON-8). Source: contract.ts, Contracting. */
export const resetContract = (body: v.InferOutput<typeof resetContractBody>) => contracting.post('/reset-contract', body, okReply);
