import type { AxiosResponse } from 'axios';
import * as v from 'valibot';

import { fileNameOf } from './fileName';
import { parseResponse } from './parseResponse';

/** A downloaded PDF. */
export interface ServiceFile {
  blob: Blob;
  /** The server's file name; undefined if it gave none. */
  fileName: string | undefined;
}

const fileType = 'application/pdf';

/** "%PDF-": how every PDF begins, whatever its type says. */
const signature = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Whatever the server calls it, the file must not open as anything but a PDF. */
const pdfName = (name: string | undefined): string | undefined =>
  name === undefined || /\.pdf$/i.test(name) ? name : `${name}.pdf`;

/** axios returns a view in Node and the buffer itself in browsers. */
const bytesOf = (data: unknown): Uint8Array<ArrayBuffer> =>
  data instanceof ArrayBuffer || data instanceof Uint8Array ? new Uint8Array(data) : new Uint8Array();

const mediaType = (header: unknown): string | undefined =>
  typeof header === 'string' ? header.split(';')[0]?.trim().toLowerCase() : undefined;

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
  const type = mediaType(headers['content-type']);
  if (status === 200 && type === fileType && signature.every((byte, at) => bytes[at] === byte)) {
    return { blob: new Blob([bytes], { type }), fileName: pdfName(fileNameOf(headers['content-disposition'])) };
  }
  const body = type === 'application/json' ? jsonOf(bytes) : undefined;
  return parseResponse({ status, body }, v.never(), { bearer, reference });
};
