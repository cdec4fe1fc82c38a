/** The fee may be taken by both, so each page speaks of the other one, too. */
export const otherMandate = { regularCredit: 'directDebit', directDebit: 'regularCredit' } as const;
