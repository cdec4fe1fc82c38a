import * as v from 'valibot';
import { isIsoDate } from '../../domain/isoDate';
import type { Drafts } from '../../session/drafts';

const signedSchema = v.object({
  /** Paid online, in forint; 0 where nothing is paid now. */
  amount: v.number(),
  receipt: v.optional(v.picklist(['a', 'b', 'c'])),
  delivery: v.picklist(['personal', 'post', 'courier']),
  validFrom: v.pipe(v.string(), v.check(isIsoDate)),
});

/** What was signed, as far as the final page tells it: /get-8 doesn't. */
export type SignedContract = v.InferOutput<typeof signedSchema>;

const nameOf = (contractKey: string): string => `signed-${contractKey}`;

export const keepSigned = (drafts: Drafts, contractKey: string, signed: SignedContract): void => drafts.save(nameOf(contractKey), { ...signed });

export const readSigned = (drafts: Drafts, contractKey: string): SignedContract | undefined => {
  const stored = v.safeParse(signedSchema, drafts.read(nameOf(contractKey)));
  return stored.success ? stored.output : undefined;
};

/** The key of what happens to the card. */
export const cardTextKey = ({ receipt, delivery }: SignedContract) => {
  if (receipt === 'a') return 'status.cardNext.kept';
  if (receipt === 'c') return 'status.cardNext.epass';
  return receipt === 'b' ? (`status.cardNext.${delivery}` as const) : undefined;
};
