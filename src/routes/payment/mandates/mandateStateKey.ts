/**
 * The key of a mandate's state in the texts. `isUseless`: it is active, but its limit lets nothing be collected. `hasExpired`:
 * its last day has passed, whatever the service calls it.
 */
export const mandateStateKey = (state: boolean | undefined, isUseless = false, hasExpired = false) => {
  if (state === undefined) return 'status.state.unknown';
  if (!state) return 'status.state.inactive';
  if (hasExpired) return 'mandates.expired';
  return isUseless ? 'mandates.lowLimit.state' : 'status.state.active';
};
