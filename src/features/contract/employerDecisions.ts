import * as v from 'valibot';

import type { MemberStorage } from '../../session/memberStorage';

const storageName = 'employer-decision';

const decisionSchema = v.object({
  /** As the decision's link names it. */
  status: v.string(),
  /** Of an upgrade, else of a first contract. */
  isUpgrade: v.boolean(),
});

type Decision = v.InferOutput<typeof decisionSchema>;

/** Keeps what an employer has decided, which only the link tells, until the member signs out. */
export const keepDecision = (memberStorage: MemberStorage, decision: Decision): void =>
  memberStorage.save(storageName, { ...decision });

export const readDecision = (memberStorage: MemberStorage): Decision | undefined => {
  const stored = v.safeParse(decisionSchema, memberStorage.read(storageName));
  return stored.success ? stored.output : undefined;
};
