import * as v from 'valibot';

import { isIsoDate } from '~/domain/time/isoDate';
import type { MemberStorage } from '~/session/memberStorage';

const day = v.pipe(v.string(), v.check(isIsoDate));

const orderSchema = v.object({
  /** Paid online, in forint; 0 where nothing is paid now. */
  amount: v.number(),
  receipt: v.optional(v.picklist(['a', 'b', 'c'])),
  delivery: v.picklist(['personal', 'post', 'courier']),
  /** Where a plastic card is sent, in one line. */
  deliveryAddress: v.optional(v.string()),
  validFrom: day,
  pack: v.optional(v.string()),
});

/** What was ordered with a contract, as the wizard sent it: /get-8 doesn't tell it (UX-6). */
export type Order = v.InferOutput<typeof orderSchema>;

/** Prefix of the names of a contract's drafts; the step's number follows. */
export const wizardDraft = (contractKey: string): string => `wizard-${contractKey}-`;

const nameOf = (contractKey: string): string => `signed-${contractKey}`;

/** Keeps the order in the tab, until the log-out. */
export const keepOrder = (memberStorage: MemberStorage, contractKey: string, order: Order): void =>
  memberStorage.save(nameOf(contractKey), { ...order });

/** The order of a contract that was signed in this tab. */
export const readOrder = (memberStorage: MemberStorage, contractKey: string): Order | undefined => {
  const stored = v.safeParse(orderSchema, memberStorage.read(nameOf(contractKey)));
  return stored.success ? stored.output : undefined;
};
