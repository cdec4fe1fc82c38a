import * as v from 'valibot';

import { today } from '../domain/time/clock';
import { addDays, yearOf } from '../domain/time/dates';
import { isIsoDate } from '../domain/time/isoDate';
import { payersOf } from './paymentRecord';
import type { Session } from './sessionSchema';
import { createDeviceStorage } from './storage';

const storageKey = 'cportal.signedContracts';
const storage = createDeviceStorage();

/** How long what was paid at signing is told apart, in days: there is an invoice by then. */
const recentDays = 30;

/** How long a card that was ordered is said to be on its way, in days. */
const deliveryDays = 14;

const day = v.pipe(v.string(), v.check(isIsoDate));

/** What was signed: no service tells an upgrade before it begins, nor next year's package. Contains nothing personal. */
const signedSchema = v.object({
  payer: v.number(),
  signedOn: day,
  validFrom: day,
  validTo: v.optional(day),
  pack: v.optional(v.string()),
  /** The package that an upgrade replaces. */
  packBefore: v.optional(v.string()),
  isUpgrade: v.optional(v.boolean()),
  /** Paid online at signing, in forint. */
  amount: v.optional(v.number()),
  /** A month's, in forint. */
  fee: v.optional(v.number()),
  /** A month's of the package that an upgrade replaces, in forint. */
  feeBefore: v.optional(v.number()),
  /** The card that was ordered with it, and how a plastic one comes. */
  receipt: v.optional(v.picklist(['a', 'b', 'c'])),
  delivery: v.optional(v.picklist(['personal', 'post', 'courier'])),
  /** The mandate that was given with it. */
  mandate: v.optional(v.picklist(['directDebit', 'regularCredit'])),
  /** There was none of its kind before. */
  isFirstMandate: v.optional(v.boolean()),
});

type StoredContract = v.InferOutput<typeof signedSchema>;

/** A contract that is done, as far as this device knows it. */
export type KnownContract = Omit<StoredContract, 'payer' | 'signedOn'>;

const readAll = (): StoredContract[] => {
  try {
    const read = v.safeParse(v.array(signedSchema), JSON.parse(storage.read(storageKey) ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
};

const isOf = (session: Session, { payer }: StoredContract): boolean => payersOf(session).includes(payer);

/** What this member has signed on this device for this year and the next. */
export const signedContractsOf = (session: Session): KnownContract[] =>
  readAll()
    .filter((one) => isOf(session, one))
    .map(({ payer: _payer, signedOn, amount, receipt, ...contract }) => {
      const isWithin = (days: number): boolean => addDays(signedOn, days) >= today();
      return {
        ...contract,
        amount: isWithin(recentDays) ? amount : undefined,
        receipt: isWithin(deliveryDays) || contract.validFrom > today() ? receipt : undefined,
      };
    });

/** Keeps a contract that is done; of a year's contracts the last one counts. Nothing is kept in a support session, or without a member. */
export const keepSignedContract = (session: Session, contract: KnownContract): void => {
  if (session.support === true || session.currentUser === undefined) return;
  const year = yearOf(contract.validFrom);
  const others = readAll().filter(
    (one) => yearOf(one.validFrom) >= yearOf(today()) && !(isOf(session, one) && yearOf(one.validFrom) === year),
  );
  storage.write(
    storageKey,
    JSON.stringify([...others, { ...contract, payer: payersOf(session)[0], signedOn: today() }]),
  );
};
