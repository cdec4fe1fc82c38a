import * as v from 'valibot';

import { applyDelta, deltaOf, type Delta } from './delta';
import { stateVersion, type State } from './state';
import { createWorld, type World } from './world';

const moment = v.pipe(v.string(), v.isoTimestamp());

/** The state as it is stored and put into links: what differs from the personas as they were seeded at that moment. */
const packed = v.object({
  version: v.literal(stateVersion),
  seeded: moment,
  changes: v.optional(v.custom<Delta>(Array.isArray)),
});
const packedText = v.pipe(v.string(), v.parseJson(), packed);

const ownState = v.custom<State>((value) => typeof value === 'object' && value !== null && 'accounts' in value);

const lastSeeds = new WeakMap<World, State>();

/** The personas as they were seeded at that moment: the same everywhere. */
const seedsAt = (world: World, seeded: string): State => {
  const last = lastSeeds.get(world);
  if (last?.seeded === seeded) return last;
  const { origin, bankUrl } = world;
  const { state } = createWorld({ now: () => new Date(seeded), origin, bankUrl });
  lastSeeds.set(world, state);
  return state;
};

export const packState = (world: World): string => {
  const { seeded } = world.state;
  const changes = deltaOf(seedsAt(world, seeded), world.state);
  return JSON.stringify({ version: stateVersion, seeded, changes } satisfies v.InferInput<typeof packed>);
};

/** The state that `packState` wrote; undefined for anything else: another version, truncated, rubbish. */
export const unpackState = (world: World, text: string | null | undefined): State | undefined => {
  const kept = v.safeParse(packedText, text);
  if (!kept.success) return undefined;
  const { seeded, changes } = kept.output;
  const state = v.safeParse(ownState, structuredClone(applyDelta(seedsAt(world, seeded), changes)));
  return state.success ? state.output : undefined;
};
