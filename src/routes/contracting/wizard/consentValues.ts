import { consentNames, type ConsentName } from '../../../domain/constants';

/** Step 7's form. */
export interface ConsentValues {
  consents: Record<ConsentName, boolean>;
}

export const noConsents = (): ConsentValues => ({ consents: { monthlyFee: false, truth: false, terms: false, loyalty: false, usage: false } });

/** How many of them are still to be given. */
export const missingConsents = ({ consents }: ConsentValues): number => consentNames.filter((name) => !consents[name]).length;
