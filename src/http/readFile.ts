import type { AxiosResponse } from 'axios';
import * as v from 'valibot';

import { normaliseText } from '~/domain/text/normaliseText';
import { percentDecoded } from '~/domain/text/percentDecoded';

import { parseResponse } from './parseResponse';

/** A downloaded PDF. */
export interface ServiceFile {
  blob: Blob;
  /** The server's file name; undefined if it gave none. */
  fileName: string | undefined;
}

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
const fileNameOf = (disposition: unknown): string | undefined => {
  if (typeof disposition !== 'string') return undefined;
  return safe(encodedName(disposition) ?? '') || safe(fromUtf8(plainName(disposition) ?? '')) || undefined;
};

const fileType = 'application/pdf';

/** A PDF has "%PDF-" near its beginning, whatever its type says: a byte order mark or a line break may stand before it. */
const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1_024)).includes('%PDF-');

/** Whatever the server calls it, the file must not open as anything but a PDF. */
const pdfName = (name: string | undefined): string | undefined =>
  name === undefined || /\.pdf$/i.test(name) ? name : `${name}.pdf`;

/** axios returns a view in Node and the buffer itself in browsers. */
const bytesOf = (data: unknown): Uint8Array<ArrayBuffer> =>
  data instanceof ArrayBuffer || data instanceof Uint8Array ? new Uint8Array(data) : new Uint8Array();

const jsonText = v.pipe(v.string(), v.parseJson());

const jsonOf = (bytes: Uint8Array): unknown => {
  const result = v.safeParse(jsonText, new TextDecoder().decode(bytes));
  return result.success ? result.output : undefined;
};

/** Reads a PDF. Throws the ServiceError of a refusal in JSON; anything else, such as an HTML page, is a technical error. */
export const readFile = (
  { status, data, headers }: AxiosResponse<unknown>,
  bearer: boolean,
  reference?: string,
): ServiceFile => {
  const bytes = bytesOf(data);
  if (status === 200 && isPdf(bytes)) {
    return {
      blob: new Blob([bytes], { type: fileType }),
      fileName: pdfName(fileNameOf(headers['content-disposition'])),
    };
  }
  return parseResponse({ status, body: jsonOf(bytes) }, v.never(), { bearer, reference });
};
