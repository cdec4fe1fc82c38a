import { stateVersion, type State } from './state';

/** FNV-1a: detects text that was truncated or edited; not for security. */
const checksum = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** The state as one line of text: version, checksum, JSON. */
export const packState = (state: State): string => {
  const json = JSON.stringify(state);
  return `${stateVersion}:${checksum(json)}:${json}`;
};

/** The checksum already proved that the JSON is ours and of this version. */
const isState = (value: unknown): value is State => typeof value === 'object' && value !== null && 'accounts' in value;

/** Reads what `packState` wrote; undefined for anything else: another version, truncated, edited, rubbish. */
export const unpackState = (text: string | null | undefined): State | undefined => {
  const [, version, sum, json] = /^(\d+):([0-9a-f]{8}):(.*)$/s.exec(text ?? '') ?? [];
  if (json === undefined || Number(version) !== stateVersion || checksum(json) !== sum) return undefined;
  const state: unknown = JSON.parse(json);
  return isState(state) ? state : undefined;
};
