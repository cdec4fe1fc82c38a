import type { QueryClient } from '@tanstack/react-query';

import type { Member } from '~/domain/identity/member';
import type { StepId } from '~/features/contract/wizardSteps';
import { toServiceError, type ServiceError } from '~/http/serviceError';
import type { SessionStore } from '~/session/store';

import type { MemoryPatch } from './wizardMemory';

/** What came of a change from the summary: why a later step is open, or that the summary is again. */
export interface Reopened {
  step: StepId;
  why: 'differs' | 'unreadable' | 'refused' | 'saved';
  /** The step that was changed. */
  after: StepId;
  /** The failure of a read stands where the step is loaded. */
  error?: ServiceError;
}

export interface SaveAgainContext {
  client: QueryClient;
  store: SessionStore;
  member: Member;
  /** False: another member, another contract, a page that was left, a payment that began, or a press that ends it. */
  isCurrent: () => boolean;
  remember: (patch: MemoryPatch) => boolean;
}

/** Resolves to why the step has to be opened; undefined once it is saved. Throws what the service refused. */
export type SaveAgain = (
  contractKey: string,
  context: SaveAgainContext,
) => Promise<'differs' | 'unreadable' | undefined>;

/**
 * After a change from the summary: saves each step after it again unseen, as long as it shows what was confirmed. Resolves to the
 * first that doesn't, or to the summary; undefined if it ended before.
 */
export const saveStepsAgain = async (
  steps: readonly { id: StepId; saveAgain?: SaveAgain }[],
  after: StepId,
  contractKey: string,
  context: SaveAgainContext,
): Promise<Reopened | undefined> => {
  for (const { id, saveAgain } of steps) {
    if (id <= after || saveAgain === undefined) continue;
    if (!context.isCurrent()) return undefined;
    try {
      const why = await saveAgain(contractKey, context);
      if (why !== undefined) return context.isCurrent() ? { step: id, why, after } : undefined;
    } catch (thrown) {
      const error = toServiceError(thrown);
      if (!context.isCurrent() || error.isSilent) return undefined;
      return { step: id, why: 'refused', after, error };
    }
  }
  return context.isCurrent() ? { step: 7, why: 'saved', after } : undefined;
};
