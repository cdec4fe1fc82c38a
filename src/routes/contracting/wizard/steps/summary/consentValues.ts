import { consentNames, type ConsentName } from '../../../../../domain/constants';

/** Step 7's form. */
export interface ConsentValues {
  consents: Record<ConsentName, boolean>;
}

/** All ticked, or none. */
export const allConsents = (ticked: boolean): ConsentValues => ({
  consents: { monthlyFee: ticked, truth: ticked, terms: ticked, loyalty: ticked, usage: ticked },
});

/** How many of them are still to be given. */
export const missingConsents = ({ consents }: ConsentValues): number =>
  consentNames.filter((name) => !consents[name]).length;
