/** The key of a mandate's state in the texts. */
export const mandateStateKey = (
  state: boolean | undefined,
): 'status.state.active' | 'status.state.inactive' | 'status.state.unknown' =>
  state === undefined ? 'status.state.unknown' : state ? 'status.state.active' : 'status.state.inactive';
