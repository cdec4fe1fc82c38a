/** Where a member can go on from a code that blocks contracting; the catalogue's text says why it blocks. */
export type NextLink = 'pay' | 'current' | 'newContract' | 'continue';

export interface NextStep {
  link?: NextLink;
  /** The link to go on with is in an e-mail: one that this member was sent, or one that the partner's start sends. */
  inbox?: 'sent' | 'partner';
}

const steps: ReadonlyMap<string, NextStep> = new Map(Object.entries({
  CONTR_UNPAID: { link: 'pay' },
  HAS_DEBT: { link: 'pay' },
  CONTR_ALREADY_EMAILED: { inbox: 'sent' },
  CONTR_CO_CARD: { link: 'current', inbox: 'partner' },
  CONTR_INVALID_YEAR: { link: 'newContract' },
  CONTR_DEC_THIS_YEAR: { link: 'newContract' },
  NO_KR: { link: 'newContract' },
  PROFILE_NO_KR: { link: 'newContract' },
} satisfies Record<string, NextStep>));

/** The way on; a contracting that is open in this tab can be continued at once. */
export const nextStepOf = (code: string, contractKey: string | undefined): NextStep => {
  if (code === 'CONTR_ALREADY_EMAILED' && contractKey !== undefined) return { link: 'continue' };
  return steps.get(code) ?? { link: 'current' };
};
