/** The key of a mandate's state in the texts. `isUseless`: it is active, but its limit lets nothing be collected. */
export const mandateStateKey = (state: boolean | undefined, isUseless = false) => {
  if (state === undefined) return 'status.state.unknown';
  if (!state) return 'status.state.inactive';
  return isUseless ? 'mandates.lowLimit.state' : 'status.state.active';
};
