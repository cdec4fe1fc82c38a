import * as v from 'valibot';

import type { MemberStorage } from '../../session/memberStorage';

/** Its name in the tab's storage. */
const draft = 'payment.before';

const schema = v.object({
  transaction: v.string(),
  year: v.number(),
  currentDebit: v.number(),
  annualDebit: v.number(),
});

/** What /getAmounts told of a year before a payment began, in forint. */
export type SumsBefore = Omit<v.InferOutput<typeof schema>, 'transaction'>;

/** Keeps the sums of before the tab's latest payment. */
export const keepSumsBefore = (storage: MemberStorage, transaction: string, sums: SumsBefore): void =>
  storage.save(draft, { transaction, ...sums });

/** The sums of before this payment; undefined where this tab hasn't begun it, or has begun another one since. */
export const readSumsBefore = (storage: MemberStorage, transaction: string): SumsBefore | undefined => {
  const { success, output } = v.safeParse(schema, storage.read(draft));
  return success && output.transaction === transaction ? output : undefined;
};
