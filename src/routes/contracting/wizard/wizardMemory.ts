import * as v from 'valibot';
import { useSession, useSessionStore } from '../../../session/SessionContext';
import type { Session } from '../../../session/sessionSchema';

const text = v.fallback(v.optional(v.string()), undefined);
const stepNumber = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))), undefined);

const part = v.optional(v.string());
const addressSchema = v.object({
  zip: v.string(),
  city: v.string(),
  street: v.string(),
  streetType: v.string(),
  house: v.string(),
  staircase: part,
  floor: part,
  door: part,
  poBox: part,
  country: part,
});

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
  /** Whose leisure card pays, if it is not the member's own. */
  leisurePayer: v.fallback(v.optional(v.object({ name: v.string(), address: addressSchema })), undefined),
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
  const memory = readMemory(useSession(), contractKey);
  return {
    ...memory,
    remember: (patch) => store.update({ wizard: { ...readMemory(store.get(), contractKey), ...patch, key: contractKey } }),
  };
};
