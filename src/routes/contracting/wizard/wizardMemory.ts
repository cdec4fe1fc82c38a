import { useState } from 'react';
import * as v from 'valibot';
import { useSession, useSessionStore } from '../../../session/SessionContext';
import type { Session } from '../../../session/sessionSchema';
import { addressSchema } from './addressSchema';
import { savedTermsSchema, type Known } from './savedTerms';

const text = v.fallback(v.optional(v.string()), undefined);
const stepNumber = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))), undefined);

const memorySchema = v.object({
  /** The contract that all of this belongs to. */
  key: v.string(),
  /** The first step that is still to be saved; those before it are confirmed. */
  pending: stepNumber,
  /** The highest that `pending` has been: steps before it have been saved at least once. */
  reached: stepNumber,
  /** The activator of the e-mailed link that led here; it can cancel the contracting. */
  activator: text,
  /** The payment method as it was chosen: the services don't tell the gift card from other bank cards. */
  method: text,
  /** The consents were given with the last try to pay, and nothing was changed since. */
  consented: v.fallback(v.optional(v.boolean()), undefined),
  /** First collection day, yyyy-MM-dd. */
  transferFrom: text,
  /** What steps 3, 4 and 6 saved; later replies may leave it out. */
  saved: v.fallback(v.optional(savedTermsSchema), undefined),
  /** Whose leisure card pays; the services don't keep it. Not given where this tab doesn't know. */
  leisurePayer: v.fallback(v.optional(v.union([v.literal('own'), v.object({ name: v.string(), address: addressSchema })])), undefined),
});

export type WizardMemory = Omit<v.InferOutput<typeof memorySchema>, 'key'>;

/** What the tab remembers of a contract; nothing of another one. */
export const readMemory = ({ wizard }: Session, contractKey: string): WizardMemory => {
  const stored = v.safeParse(memorySchema, wizard);
  return stored.success && stored.output.key === contractKey ? stored.output : {};
};

/** What the tab remembers of a contract, and the way to remember more. */
export const useWizardMemory = (contractKey: string): WizardMemory & { remember: (patch: Partial<WizardMemory>) => void } => {
  const store = useSessionStore();
  const [login] = useState(store.login);
  const memory = readMemory(useSession(), contractKey);
  return {
    ...memory,
    remember: (patch) => void store.updateFor(login, (present) => ({ wizard: { ...readMemory(present, contractKey), ...patch, key: contractKey } })),
  };
};

/** What a step's replies may leave out. The session tells an upgrade from the rest. */
export const useKnown = (contractKey: string): Known => {
  const session = useSession();
  return { type: session.type === 1 ? 'U' : undefined, saved: readMemory(session, contractKey).saved ?? {} };
};
