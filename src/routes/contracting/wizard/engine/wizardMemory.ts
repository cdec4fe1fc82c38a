import { useMemo, useState } from 'react';
import * as v from 'valibot';

import { consentNames, finalStep } from '~/domain/constants';
import { fullAddress } from '~/domain/identity/address';
import { confirmedDraft, type StepId } from '~/features/contract/wizardSteps';
import type { MemberStorage } from '~/session/memberStorage';
import { useSessionStore } from '~/session/SessionContext';
import type { Session } from '~/session/sessionSchema';

const text = v.optional(v.string());
/** Storage may hold anything, so an invalid value counts as missing. */
const lenient = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);
const stepNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(finalStep));

const memorySchema = v.object({
  /** The contract that all of this belongs to. */
  key: v.string(),
  /** The first step that is still to be saved; those before it are confirmed. */
  pending: lenient(stepNumber),
  /** The highest that `pending` has been: steps before it have been saved at least once. */
  reached: lenient(stepNumber),
  /** The activator of the e-mailed link that led here; it can cancel the contracting. */
  activator: lenient(v.string()),
  /** The consents that are ticked, and the summary that they were given for. */
  consented: lenient(v.object({ summary: v.string(), ticked: v.array(v.picklist(consentNames)) })),
  /** What /submit-7 has signed and isn't paid yet: paying that is tried again without signing it again (WIZ-15). */
  signed: lenient(v.string()),
});

export type WizardMemory = Omit<v.InferOutput<typeof memorySchema>, 'key'>;

/** What the tab remembers of the contract; empty if it remembers another one. */
export const readMemory = ({ wizard }: Session, contractKey: string): WizardMemory => {
  const stored = v.safeParse(memorySchema, wizard);
  return stored.success && stored.output.key === contractKey ? stored.output : {};
};

const address = lenient(
  v.pipe(
    v.record(v.string(), v.string()),
    v.transform((given) => fullAddress(given)),
  ),
);

const charges = v.object({ administration: v.number(), postal: v.number(), other: v.number(), courier: v.number() });
/** What a step computed with. */
const computedWith = {
  fees: lenient(v.object({ monthlyFee: v.number(), tariff: charges, charged: charges })),
  overpayment: lenient(v.number()),
};

/** What later replies may leave out of the steps that Next sent, by their id. */
const confirmedSchema = v.object({
  /** The customer ID that the look-up filled in; it goes with the tax id that it was found by. */
  1: lenient(v.object({ foundKr: text })),
  3: lenient(
    v.object({
      ...computedWith,
      validFrom: text,
      cardPackage: text,
      /** The monthly fee that the package was shown with. */
      shownMonthlyFee: lenient(v.number()),
    }),
  ),
  4: lenient(
    v.object({
      receipt: lenient(v.picklist(['a', 'b', 'c'])),
      delivery: lenient(v.picklist(['0', '1', '2'])),
      addressee: text,
      address,
      ...computedWith,
    }),
  ),
  6: lenient(
    v.object({
      /** As it was chosen: the services don't tell the gift card from other bank cards. */
      method: text,
      months: text,
      /** First collection day, as typed. */
      transferFrom: text,
      hasChosenDay: v.optional(v.boolean()),
      /** Whose leisure card pays; the services don't keep it. */
      leisureOwn: v.optional(v.boolean()),
      leisureName: text,
      leisureAddress: address,
      ...computedWith,
    }),
  ),
});

/** What this tab confirmed, for the gaps of later replies. */
export const readConfirmed = (memberStorage: MemberStorage, contractKey: string) => {
  const read = (id: StepId) => memberStorage.read(confirmedDraft(contractKey, id));
  return v.parse(confirmedSchema, { 1: read(1), 3: read(3), 4: read(4), 6: read(6) });
};

/** Some fields, or what they become: the login's memory may be that of an expired session. */
export type MemoryPatch = Partial<WizardMemory> | ((present: WizardMemory) => Partial<WizardMemory>);

/** What a tab remembers of a contract, for handlers and initial values: it renders nothing anew. */
export const useWizardMemory = (
  contractKey: string,
): {
  recall: () => WizardMemory;
  /**
   * Changes it, and with it the given fields of the session. False, and nothing of the contract is written: the login that the
   * contract belongs to has ended, or the session has another contract.
   */
  remember: (patch: MemoryPatch, session?: Pick<Session, 'step'>) => boolean;
  /** False: as above. */
  isOwn: () => boolean;
} => {
  const store = useSessionStore();
  const [epoch] = useState(store.sessionEpoch);
  return useMemo(
    () => ({
      recall: () => readMemory(store.get(), contractKey),
      remember: (patch, session) => {
        let isOwn = false;
        store.updateIfCurrent(epoch, (present) => {
          isOwn = present.contractKey === contractKey;
          const memory = readMemory(present, contractKey);
          const changed = typeof patch === 'function' ? patch(memory) : patch;
          return isOwn ? { ...session, wizard: { ...memory, ...changed, key: contractKey } } : {};
        });
        return isOwn;
      },
      isOwn: () => store.sessionEpoch() === epoch && store.get().contractKey === contractKey,
    }),
    [store, epoch, contractKey],
  );
};
