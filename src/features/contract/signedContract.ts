import * as v from 'valibot';

import { isIsoDate } from '../../domain/time/isoDate';
import type { MemberStorage } from '../../session/memberStorage';

const day = v.pipe(v.string(), v.check(isIsoDate));

/** The charges that are paid once. */
const onceNames = ['administration', 'postal', 'courier', 'other'] as const;

const signedSchema = v.object({
  /** Paid online, in forint; 0 where nothing is paid now. */
  amount: v.number(),
  receipt: v.optional(v.picklist(['a', 'b', 'c'])),
  delivery: v.picklist(['personal', 'post', 'courier']),
  /** Where a plastic card is sent, in one line. */
  deliveryAddress: v.optional(v.string()),
  validFrom: day,
  validTo: v.optional(day),
  pack: v.optional(v.string()),
  /** What `amount` is made of, in forint: the fees of `months`, one-time charges, less what was overpaid. */
  parts: v.optional(
    v.object({
      months: v.number(),
      retainer: v.number(),
      once: v.array(v.object({ name: v.picklist(onceNames), amount: v.number() })),
      overpayment: v.number(),
    }),
  ),
  /** A month's, in forint. */
  fee: v.optional(v.number()),
  isUpgrade: v.optional(v.boolean()),
  /** The package that an upgrade replaces. */
  packBefore: v.optional(v.string()),
  /** A month's of that package, in forint, as far as the service tells it. */
  feeBefore: v.optional(v.number()),
  /** The mandate that was given with it. */
  mandate: v.optional(v.picklist(['directDebit', 'regularCredit'])),
  /** There was none of its kind before, as far as the service tells it. */
  isFirstMandate: v.optional(v.boolean()),
  /** What is collected next, in forint, of a contract that is paid monthly. */
  next: v.optional(
    v.object({
      kind: v.picklist(['directDebit', 'regularCredit']),
      amount: v.number(),
      date: v.optional(v.string()),
      /** Each charge by day; none if no day was chosen. */
      charges: v.optional(
        v.array(v.object({ date: day, amount: v.optional(v.number()), isExpected: v.boolean() })),
        [],
      ),
    }),
  ),
});

/** What was signed, as far as the final page tells it: /get-8 doesn't. */
export type SignedContract = v.InferOutput<typeof signedSchema>;

const nameOf = (contractKey: string): string => `signed-${contractKey}`;

export const keepSigned = (memberStorage: MemberStorage, contractKey: string, signed: SignedContract): void =>
  memberStorage.save(nameOf(contractKey), { ...signed });

export const readSigned = (memberStorage: MemberStorage, contractKey: string): SignedContract | undefined => {
  const stored = v.safeParse(signedSchema, memberStorage.read(nameOf(contractKey)));
  return stored.success ? stored.output : undefined;
};
