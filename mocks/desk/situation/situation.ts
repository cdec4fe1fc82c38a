import * as v from 'valibot';

import { stateVersion, type State } from '../../state';
import { packState } from '../../storage';
import { createWorld, type World } from '../../world';
import { applyDelta, deltaOf, type Delta, type Json } from './delta';

/** What a link holds besides the services' state: the tab's session, the page and its language. */
export interface Situation {
  /** The time of the services' clock, ISO. */
  at: string;
  path: string;
  language: 'hu' | 'en';
  /** The portal's entries in the tab's storage: session and drafts. */
  tab: Record<string, string>;
}

const moment = v.pipe(v.string(), v.isoTimestamp());

const written = v.object({
  version: v.literal(stateVersion),
  at: moment,
  /** When the personas were seeded: the state is a difference from them. */
  seeded: moment,
  path: v.pipe(v.string(), v.startsWith('/')),
  language: v.picklist(['hu', 'en']),
  tab: v.record(v.string(), v.string()),
  state: v.optional(v.custom<Delta>(Array.isArray)),
});

const ownState = v.custom<State>((value) => typeof value === 'object' && value !== null && 'accounts' in value);

/** A link may be opened on another host, so the demo's own address is written as a placeholder. */
const here = '{demo}';

/** The state as JSON, without keys that have no value. */
const plain = (state: State): Json => JSON.parse(JSON.stringify(state)) as Json;

/** The state with personas seeded at that moment. It is the same everywhere, so a link only holds the difference. */
const freshState = ({ origin, bankUrl }: World, at: string): Json =>
  plain(createWorld({ now: () => new Date(at), origin, bankUrl }).state);

/** Text compressed for an address. */
const squeeze = async (text: string): Promise<string> => {
  const packed = new Response(new Response(text).body?.pipeThrough(new CompressionStream('gzip')));
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};

/** Throws for anything that `squeeze` didn't make: gzip has a checksum. */
const unsqueeze = (piece: string): Promise<string> => {
  const bytes = Uint8Array.from(atob(piece.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
  return new Response(new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'))).text();
};

/** The situation as a part of an address. */
export const writeSituation = async (
  world: World,
  root: string,
  { path, language, tab }: Omit<Situation, 'at'>,
): Promise<string> => {
  const at = world.clock().toISOString();
  // Mails are never deleted, and the first one is written while seeding.
  const seeded = world.state.mails[0]?.at ?? at;
  const state = deltaOf(freshState(world, seeded), plain({ ...world.state, clockShift: 0 }));
  const text = JSON.stringify({ version: stateVersion, at, seeded, path, language, tab, state } satisfies v.InferInput<
    typeof written
  >);
  return squeeze(text.replaceAll(root, here));
};

/** Restores a situation; the clock goes on from its time. Throws without any change if the text is damaged. */
export const readSituation = async (world: World, root: string, piece: string): Promise<Situation> => {
  const text = (await unsqueeze(piece)).replaceAll(here, root);
  const { version: _version, state, seeded, ...situation } = v.parse(written, JSON.parse(text));
  const { at } = situation;
  const result = v.parse(ownState, applyDelta(freshState(world, seeded), state));
  const shift = Date.parse(at) - (world.clock().getTime() - world.state.clockShift);
  await world.exclusively(() => {
    world.importState(packState({ ...result, clockShift: shift }));
    world.changed();
  });
  return situation;
};
