/** The key of a mandate's state in the texts. */
export const mandateStateKey = (state: boolean | undefined): 'state.active' | 'state.inactive' | 'state.unknown' =>
  state === undefined ? 'state.unknown' : state ? 'state.active' : 'state.inactive';
