import * as v from 'valibot';

import { packState, unpackState } from '../storage';
import type { World } from '../world';
import { isTourName, type TourName } from './tour';

/** What a link holds: the services' state and clock, the page and its language, and the tab's session and drafts. */
const schema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  path: v.pipe(v.string(), v.startsWith('/')),
  language: v.picklist(['hu', 'en']),
  tab: v.record(v.pipe(v.string(), v.startsWith('cportal.')), v.string()),
  state: v.string(),
});
type Situation = v.InferOutput<typeof schema>;

/** The portal's keys in the browser: session and drafts in the tab; the open payment and the language on the device. */
const prefix = 'cportal.';
const languageKey = 'cportal.language';

const ownKeys = (storage: Storage): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(prefix) && key !== languageKey);

/** Clears the portal's entries in the tab and on the device, except the language. */
export const clearPortal = (): void => {
  for (const storage of [sessionStorage, localStorage]) ownKeys(storage).forEach((key) => storage.removeItem(key));
};

/** A link may be opened on another host, so the demo's own address is written as a placeholder. */
const here = '{demo}';

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
export const writeSituation = (
  world: World,
  root: string,
  page: Pick<Situation, 'path' | 'language'>,
): Promise<string> => {
  const tab = Object.fromEntries(ownKeys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? '']));
  const situation: Situation = { ...page, at: world.clock().toISOString(), tab, state: packState(world) };
  return squeeze(JSON.stringify(situation).replaceAll(root, here));
};

/** Restores a situation; the clock goes on from its time. Throws without any change if the text is damaged. */
export const readSituation = async (world: World, root: string, piece: string): Promise<Situation> => {
  const situation = v.parse(schema, JSON.parse((await unsqueeze(piece)).replaceAll(here, root)));
  const state = unpackState(world, situation.state);
  if (state === undefined) throw new Error('The link is of another version');
  const realTime = world.clock().getTime() - world.state.clockShift;
  await world.exclusively(() => {
    world.state = { ...state, clockShift: Date.parse(situation.at) - realTime };
    world.changed();
  });
  ownKeys(sessionStorage).forEach((key) => sessionStorage.removeItem(key));
  for (const [key, text] of Object.entries(situation.tab)) sessionStorage.setItem(key, text);
  return situation;
};

export type Opening =
  { kind: 'none' } | { kind: 'damaged' } | { kind: 'opened'; situation: Situation } | { kind: 'tour'; name: TourName };

/** If a copied link opened the page, restores its situation and shows its page. */
export const openSituation = async (world: World, root: URL): Promise<Opening> => {
  const [, kind, given = ''] = /^#(situation|tour)=(.*)$/.exec(location.hash) ?? [];
  if (kind === undefined) return { kind: 'none' };
  const show = (path: string): void => history.replaceState(null, '', `${root.href}#${path}`);
  if (kind === 'tour' && isTourName(given)) {
    show('/');
    return { kind: 'tour', name: given };
  }
  try {
    const situation = await readSituation(world, root.href, given);
    show(situation.path);
    return { kind: 'opened', situation };
  } catch {
    show('/');
    return { kind: 'damaged' };
  }
};
