import { normaliseText } from '../domain/text/normaliseText';
import { percentDecoded } from '../domain/text/percentDecoded';

const encodedName = (disposition: string): string | undefined => {
  const found = /(?:^|;)\s*filename\*\s*=\s*"?(?:([\w-]*)'[^']*')?([^;"]*)/i.exec(disposition);
  const charset = found?.[1] ?? 'utf-8';
  return found?.[2] !== undefined && charset.toLowerCase() === 'utf-8' ? percentDecoded(found[2].trim()) : undefined;
};

const plainName = (disposition: string): string | undefined => {
  const quoted = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1];
  if (quoted !== undefined) return quoted.replace(/\\(["\\])/g, '$1');
  return /(?:^|;)\s*filename\s*=\s*([^";]+)/i.exec(disposition)?.[1];
};

/** A header comes as Latin-1; many services write names in UTF-8 bytes. Anything else is kept. */
const fromUtf8 = (name: string): string => {
  const bytes = Array.from(name, (character) => character.charCodeAt(0));
  if (bytes.some((byte) => byte > 0xff)) return name;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return name;
  }
};

/** Drops folders, and the invisible characters that can disguise a file's name. */
const safe = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const visible = normaliseText(last.replace(/\p{Cc}/gu, ''));
  return /^\.*$/.test(visible) ? '' : visible;
};

/**
 * The file name in a Content-Disposition header (RFC 6266): the encoded form if it can be decoded, else the plain one.
 * Undefined if there is neither; the page then names the file.
 */
export const fileNameOf = (disposition: unknown): string | undefined => {
  if (typeof disposition !== 'string') return undefined;
  return safe(encodedName(disposition) ?? '') || safe(fromUtf8(plainName(disposition) ?? '')) || undefined;
};
