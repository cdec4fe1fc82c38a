import { percentDecoded } from '../domain/percentDecoded';

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

/** The name alone: no folder, and none of the invisible characters that make one file look like another. */
const safe = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return /^\.*$/.test(visible) ? '' : visible;
};

/**
 * The file name that a Content-Disposition header gives (RFC 6266), accents and all; the encoded form goes first, and
 * where it can't be read the plain one does. Undefined when there is none, so that the page names the file (DOC-2).
 */
export const fileNameOf = (disposition: unknown): string | undefined => {
  if (typeof disposition !== 'string') return undefined;
  return safe(encodedName(disposition) ?? '') || safe(plainName(disposition) ?? '') || undefined;
};
