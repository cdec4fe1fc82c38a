import * as v from 'valibot';
import type { IsoDate } from '../../domain/dates';
import type { Costs } from '../../domain/fees';
import { isIsoDate } from '../../domain/isoDate';
import type { PaymentMethod } from '../../domain/paymentMethods';
import type { Drafts } from '../../session/drafts';

const signedSchema = v.object({
  /** Paid online, in forint; 0 where nothing is paid now. */
  amount: v.number(),
  receipt: v.optional(v.picklist(['a', 'b', 'c'])),
  delivery: v.picklist(['personal', 'post', 'courier']),
  validFrom: v.pipe(v.string(), v.check(isIsoDate)),
  /** What is collected next, in forint, of a contract that is paid monthly. */
  next: v.optional(v.object({ kind: v.picklist(['directDebit', 'regularCredit']), amount: v.number(), date: v.optional(v.string()) })),
});

/** What was signed, as far as the final page tells it: /get-8 doesn't. */
export type SignedContract = v.InferOutput<typeof signedSchema>;

/** How the drafts of a contract's steps are named; the step follows. */
export const wizardDraft = (contractKey: string): string => `wizard-${contractKey}-`;

const nameOf = (contractKey: string): string => `signed-${contractKey}`;

export const keepSigned = (drafts: Drafts, contractKey: string, signed: SignedContract): void => drafts.save(nameOf(contractKey), { ...signed });

export const readSigned = (drafts: Drafts, contractKey: string): SignedContract | undefined => {
  const stored = v.safeParse(signedSchema, drafts.read(nameOf(contractKey)));
  return stored.success ? stored.output : undefined;
};

interface Payment {
  method: PaymentMethod;
  costs: Pick<Costs, 'payable' | 'instalments'>;
  /** The first collection day, if it is known. */
  transferFrom: IsoDate | undefined;
}

/** What is collected next: the first sum of a direct debit, else the first month that isn't paid yet. */
export const nextCollection = ({ method, costs: { payable, instalments }, transferFrom }: Payment): SignedContract['next'] => {
  const monthly = instalments?.amount;
  if (method === '3' && payable > 0) return { kind: 'directDebit', amount: payable, date: transferFrom };
  if (monthly === undefined || (method !== '3' && method !== '31')) return undefined;
  return method === '3' ? { kind: 'directDebit', amount: monthly } : { kind: 'regularCredit', amount: monthly, date: transferFrom };
};

/** The contract that was done last: a reload of the final page, after the session has forgotten it, still shows it. */
export const keepDone = (drafts: Drafts, contractKey: string): void => drafts.save('done', { contractKey });

export const readDone = (drafts: Drafts): string | undefined => {
  const key = drafts.read('done')?.contractKey;
  return typeof key === 'string' ? key : undefined;
};

/** The key of what happens to the card. */
export const cardTextKey = ({ receipt, delivery }: SignedContract) => {
  if (receipt === 'a') return 'status.cardNext.kept';
  if (receipt === 'c') return 'status.cardNext.epass';
  return receipt === 'b' ? (`status.cardNext.${delivery}` as const) : undefined;
};
