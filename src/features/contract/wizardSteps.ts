/** The wizard's steps by number, and the drafts that a tab keeps of them. */
import type { MemberStorage } from '~/session/memberStorage';

export const stepIds = [1, 2, 3, 4, 5, 6, 7] as const;
export type StepId = (typeof stepIds)[number];

export const stepTitle = (id: StepId) => `wizard.step${id}` as const;

const draftsOf = (contractKey: string): string => `wizard-${contractKey}-`;

/** The name of what was typed in a step and isn't saved yet. */
export const stepDraft = (contractKey: string, id: StepId): string => `${draftsOf(contractKey)}${id}`;

/** The name of the values that Next sent. */
export const confirmedDraft = (contractKey: string, id: StepId): string => `${stepDraft(contractKey, id)}-confirmed`;

export const dropDrafts = (memberStorage: MemberStorage, contractKey: string): void =>
  memberStorage.dropAll(draftsOf(contractKey));
