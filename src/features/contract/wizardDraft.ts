/** Prefix of the names of a contract's drafts; the step's number follows. */
export const wizardDraft = (contractKey: string): string => `wizard-${contractKey}-`;
