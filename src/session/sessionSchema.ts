import * as v from 'valibot';

import { finalStep } from '~/domain/constants';
import type { Member } from '~/domain/identity/member';
import { isIsoDate } from '~/domain/time/isoDate';

import { hashPattern } from './memberHash';

/** The last moment that a Date can hold, in ms since 1970. */
export const lastMoment = 8.64e15;

/** In ms since 1970. */
export const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(lastMoment));

/** What the tab knows about the member and current processes, under one key of sessionStorage. */
const text = v.optional(v.string());

const memberSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  kr: text,
  tax: text,
  cardNumber: text,
  cardStatus: v.optional(v.number()),
  from: text,
  to: text,
  pack: text,
  ev: v.optional(v.number()),
  tars: text,
  tarsEmail: text,
  tarsKr: text,
} satisfies Record<keyof Member, v.GenericSchema>);

const day = v.pipe(v.string(), v.check(isIsoDate));

/** A record that can't be read is left out, and the session goes on. */
const readable = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);

export const paymentResultSchema = v.object({
  paid: v.boolean(),
  /** The bank's authorisation: none if the payment failed, or if the service says only that the contract is paid. */
  auth: text,
  /** What the service said beside it: why it failed, as far as it says. */
  codes: v.array(v.string()),
});

/** How a payment ended. */
export type PaymentResult = v.InferOutput<typeof paymentResultSchema>;

const lastPaymentSchema = v.object({
  transaction: v.string(),
  /** As it was chosen: the services don't tell the gift card from other bank cards. */
  method: v.string(),
  /** The year of the page that started it. */
  year: v.number(),
  /** What /getAmounts said before it of the years that could be read, in forint. */
  before: v.array(v.object({ year: v.number(), currentDebit: v.number(), annualDebit: v.number() })),
});

const signedOrderSchema = v.object({
  contractKey: v.string(),
  /** Paid online, in forint; 0 where nothing is paid now. */
  amount: v.number(),
  /** As it was chosen. */
  method: text,
  receipt: v.optional(v.picklist(['a', 'b', 'c'])),
  delivery: v.picklist(['personal', 'post', 'courier']),
  /** Where a plastic card is sent, in one line. */
  deliveryAddress: text,
  validFrom: day,
  /** The first collection day of a direct debit. */
  transferFrom: v.optional(day),
  pack: text,
});

/** What was ordered with a contract, as the wizard sent it: /get-8 doesn't tell it (UX-6). */
export type SignedOrder = v.InferOutput<typeof signedOrderSchema>;

/** The tab's session, field by field. `kr`, `ev`, `tars…`, `otpres` and `szep` are the specification's names. */
export const sessionSchema = v.object({
  token: text,
  currentUser: v.optional(memberSchema),
  /** Contract process under way: groups joined by hyphens. */
  contractKey: text,
  /** The wizard's open step, 1…7; 8 is the final page. */
  step: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(finalStep))),
  /** What only the tab knows about the contract in progress; the wizard validates it with its own schema. */
  wizard: v.optional(v.record(v.string(), v.unknown())),
  /** 1 upgrade, 0 any other contract. */
  type: v.optional(v.picklist([0, 1])),
  /** The open payment transaction: while it is set, no other is started. */
  transaction: text,
  /** Codes of a failed online payment, shown once where the member lands. */
  otpres: v.optional(v.array(v.string())),
  /** The last payment that ended in this tab; empty when an e-mailed link leads to the final page. */
  endTransaction: v.optional(
    v.object({
      transaction: text,
      /** Forint. */
      amount: v.optional(v.number()),
      /** The contract that it paid; a plain payment has none. */
      contractKey: text,
      result: v.optional(paymentResultSchema),
    }),
  ),
  /** The leisure card's sub-account. */
  szep: text,
  /** The last owner of a leisure card that wasn't the member's own. */
  leisureOwner: text,
  /** Set by a successful activation, shown once by the sign-in page. */
  activated: v.optional(v.boolean()),
  /** Where the activation e-mail went, for the full load of the sign-in page after a registration; shown there once. */
  registeredEmail: text,
  /** The member's hash under the e-mail that they signed in with; it stays when the e-mail changes. */
  memberHash: readable(v.pipe(v.string(), v.regex(hashPattern))),
  /** The hash of the token that ended last in this tab: it isn't taken over from another one. */
  endedToken: text,
  /** The new e-mail that the member has asked for, until its link is opened: the services still name the old one. */
  pendingEmail: text,
  /** The plain payment that this tab started last, and the sums before it. */
  lastPayment: readable(lastPaymentSchema),
  /** The order of the contract that was signed last in this tab. */
  signedOrder: readable(signedOrderSchema),
  /** The contract that was done last in this tab: the session drops its contractKey, and a reload still shows it. */
  lastContractKey: text,
  /** Support staff in a member's account: the session came from an activator. */
  support: v.optional(v.boolean()),
  /** Co-card holder: the upgrade items are hidden. */
  upgradeDisabled: v.optional(v.boolean()),
  /** Where the link of a partner's upgrade was sent in this session, by the partner's kr. */
  partnerLinks: v.optional(v.record(v.string(), v.string())),
  /** Notices dismissed for this session. */
  dismissed: v.optional(v.array(v.string())),
  /** Intranet messages that were closed in this session. */
  closedMessages: v.optional(v.array(v.string())),
  /** The server's clock minus the device's, in ms. */
  skew: v.optional(v.pipe(v.number(), v.minValue(-lastMoment), v.maxValue(lastMoment))),
});

export type Session = v.InferOutput<typeof sessionSchema>;

/** What the session says of the contract under way; without one it says nothing. These fields change together. */
export const contractFields = ({ contractKey, step, type, wizard }: Session = {}): Pick<
  Session,
  'contractKey' | 'step' | 'type' | 'wizard'
> => ({ contractKey, step, type, wizard });

/** The order of a contract that was signed in this tab. */
export const signedOrderOf = ({ signedOrder }: Session, contractKey: string | undefined): SignedOrder | undefined =>
  signedOrder?.contractKey === contractKey ? signedOrder : undefined;

const storedSchema = v.fallback(v.pipe(v.string(), v.parseJson(), sessionSchema), {});

/** The session that the tab has stored; an empty one where it holds none that can be read. */
export const parseSession = (stored: string | undefined): Session => v.parse(storedSchema, stored);
