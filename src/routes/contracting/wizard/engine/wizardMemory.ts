import { useState } from 'react';
import * as v from 'valibot';

import { finalStep } from '~/domain/constants';
import { fullAddress } from '~/domain/identity/address';
import { useSession, useSessionStore } from '~/session/SessionContext';
import type { Session } from '~/session/sessionSchema';

const text = v.optional(v.string());
/** Storage may hold anything, so an invalid value counts as missing. */
const lenient = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);
const stepNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(finalStep));

const addressSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((address) => fullAddress(address)),
);
const charges = v.object({ administration: v.number(), postal: v.number(), other: v.number(), courier: v.number() });

const savedTermsSchema = v.object({
  cardPackage: text,
  receipt: v.optional(v.picklist(['a', 'b', 'c'])),
  delivery: v.optional(v.picklist([0, 1, 2])),
  addressee: text,
  address: v.optional(addressSchema),
  fees: v.optional(
    v.object({
      monthlyFee: v.number(),
      tariff: charges,
      charged: charges,
      months: v.number(),
    }),
  ),
  overpayment: v.optional(v.number()),
});

/** What each step saved and later replies may leave out, by the step's id; no secrets (SEC-8). */
const savedStepsSchema = v.object({
  /** The customer ID that the look-up filled in; it goes with the tax id that it was found by. */
  1: lenient(v.object({ foundKr: text })),
  /** The package, the monthly fee that the list showed for it, and the overpayment that is taken off. */
  3: lenient(
    v.object({
      cardPackage: text,
      validFrom: text,
      monthlyFee: v.optional(v.number()),
      overpayment: v.optional(v.number()),
    }),
  ),
  4: lenient(savedTermsSchema),
  6: lenient(
    v.object({
      ...savedTermsSchema.entries,
      /** As it was chosen: the services don't tell the gift card from other bank cards. */
      method: text,
      /** First collection day, yyyy-MM-dd. */
      transferFrom: text,
      /** Whose leisure card pays; the services don't keep it. */
      leisurePayer: v.optional(v.union([v.literal('own'), v.object({ name: v.string(), address: addressSchema })])),
    }),
  ),
});

export type SavedTerms = v.InferOutput<typeof savedTermsSchema>;
export type SavedSteps = v.InferOutput<typeof savedStepsSchema>;

const memorySchema = v.object({
  /** The contract that all of this belongs to. */
  key: v.string(),
  /** The first step that is still to be saved; those before it are confirmed. */
  pending: lenient(stepNumber),
  /** The highest that `pending` has been: steps before it have been saved at least once. */
  reached: lenient(stepNumber),
  /** The activator of the e-mailed link that led here; it can cancel the contracting. */
  activator: lenient(v.string()),
  /** The consents were given with the last attempt to pay, and nothing has changed since. */
  consented: lenient(v.boolean()),
  /** What /submit-7 has signed and isn't paid yet: paying that is tried again without signing it again (WIZ-15). */
  signed: lenient(v.string()),
  saved: lenient(savedStepsSchema),
});

export type WizardMemory = Omit<v.InferOutput<typeof memorySchema>, 'key'>;

/** What the tab remembers of the contract; empty if it remembers another one. */
export const readMemory = ({ wizard }: Session, contractKey: string): WizardMemory => {
  const stored = v.safeParse(memorySchema, wizard);
  return stored.success && stored.output.key === contractKey ? stored.output : {};
};

/** What the tab remembers of a contract. `remember` changes it, and with it the session's open step where one is given. */
export const useWizardMemory = (
  contractKey: string,
): WizardMemory & { remember: (patch: Partial<WizardMemory>, session?: Pick<Session, 'step'>) => void } => {
  const store = useSessionStore();
  const [epoch] = useState(store.sessionEpoch);
  const memory = readMemory(useSession(), contractKey);
  return {
    ...memory,
    remember: (patch, session) =>
      void store.updateIfCurrent(epoch, (present) => ({
        ...session,
        wizard: { ...readMemory(present, contractKey), ...patch, key: contractKey },
      })),
  };
};
