import fc from 'fast-check';
import { delay, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { config } from '~/config/config';
import * as constants from '~/domain/constants';
import { createClient } from '~/http/client';

import { startService, thrownBy } from './service';

const bearer = createClient('documents', 'bearer');
const open = createClient('documents', 'public');
const pdf = '%PDF-1.7 á';
const { session, answering } = startService(`*${config.bases.documents}/document`);

const fileOf = (type: string | undefined, body: string | null = pdf, init: ResponseInit = {}): Response => {
  const headers = new Headers(init.headers);
  if (type !== undefined) headers.set('content-type', type);
  return new HttpResponse(body === null ? null : new TextEncoder().encode(body), { ...init, headers });
};

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });

const withName = (disposition: string) =>
  fileOf('application/pdf', pdf, { headers: { 'content-disposition': disposition } });

it('a download sends the token, escapes the query, and hands the PDF over (DOC-2, SEC-4)', async () => {
  const requests = answering(() => fileOf('Application/PDF;charset=UTF-8'));
  const file = await bearer.file('/document', { id: '7&kr=1#/../x', kr: '123456' });
  expect([file.fileName, await textOf(file.blob)]).toEqual([undefined, pdf]);
  expect([...new URL(requests[0]!.url).searchParams]).toEqual([
    ['id', '7&kr=1#/../x'],
    ['kr', '123456'],
  ]);
  expect(requests[0]!.headers.get('authorization')).toBe('Bearer anna-token');
});

it.each<[string, () => Response]>([
  ['an HTML page', () => fileOf('text/html', '<script>alert(1)</script>')],
  ['a page that names %PDF- further down', () => fileOf('application/pdf', `${' '.repeat(1_024)}${pdf}`)],
  ['an empty PDF', () => fileOf('application/pdf', '')],
  ['a program with the type of a PDF', () => fileOf('application/pdf', 'MZ\u0090\u0000')],
  ['a ZIP with the type of bytes', () => fileOf('application/octet-stream', 'PK\u0003\u0004')],
  ['a PDF that is cut off in its first word', () => fileOf('application/pdf', '%PDF')],
  ['a PDF that is packed once more than its headers say', () => fileOf('application/pdf', '\u001F\u008B\b\u0000')],
  ['a PDF with HTTP 500', () => fileOf('application/pdf', pdf, { status: 500 })],
  ['malformed JSON', () => fileOf('application/json', '{"status"')],
])('a download of anything but a PDF is a technical error: %s (SEC-5, FLT-2)', async (_what, answer) => {
  answering(answer);
  const error = { kind: 'technical', codes: ['TECHNICAL_ERROR'] };
  expect(await thrownBy(bearer.file('/document', { id: '7' }))).toMatchObject(error);
});

it.each<[string, string, string]>([
  ['the type of bytes', 'application/octet-stream', pdf],
  ['another name of its type', 'application/x-pdf', pdf],
  ['the type of a page', 'text/html', pdf],
  ['a page’s type and element before it', 'text/html', `<p>${pdf}`],
  ['a byte order mark', 'application/pdf', `\uFEFF${pdf}`],
  ['a line break before it', 'application/pdf', `\r\n${pdf}`],
  ['a thousand spaces before it', 'application/pdf', `${' '.repeat(1_000)}${pdf}`],
])('a download with %s is the PDF that it begins like, and has its type (SEC-5)', async (_what, type, body) => {
  answering(() => fileOf(type, body));
  const { blob } = await bearer.file('/document', { id: '7' });
  expect([blob.type, blob.size]).toEqual(['application/pdf', new TextEncoder().encode(body).length]);
});

it.each(['application/json', 'text/plain', 'text/html', 'application/pdf'])(
  'a download that is refused in JSON keeps the codes, also where that is called %s (ERR-1, ERR-9)',
  async (type) => {
    answering(() => fileOf(type, '{"status":"ERROR","messages":["NO_KR"]}', { status: 404 }));
    expect(await thrownBy(bearer.file('/document', { id: '7' }))).toMatchObject({ kind: 'refused', codes: ['NO_KR'] });
  },
);

it('a download ends the session after a 401, though it looks like a PDF (SES-6)', async () => {
  answering(() => fileOf('application/pdf', pdf, { status: 401 }));
  expect((await thrownBy(bearer.file('/document', { id: '7' }))).kind).toBe('session');
  expect(session.onEnded).toHaveBeenCalledTimes(1);
});

it('a download of a link in an e-mail sends no token, and ends no session, though it is refused with 401 (FLT-1, PUB-17)', async () => {
  const requests = answering(() => new HttpResponse(null, { status: 401 }));
  expect((await thrownBy(open.file('/document', { id: '7' }))).kind).toBe('technical');
  expect(requests[0]!.headers.has('authorization')).toBe(false);
  expect(session.onEnded).not.toHaveBeenCalled();
});

it('a download whose page is left is cancelled, and is no failure (FLT-3)', async () => {
  // No limit of the client's own ends it.
  vi.spyOn(constants as { requestTimeoutMs: number }, 'requestTimeoutMs', 'get').mockReturnValue(3_600_000);
  onTestFinished(() => void vi.restoreAllMocks());
  const leaving = new AbortController();
  answering(async () => {
    leaving.abort();
    await delay('infinite');
    return fileOf('application/pdf');
  });
  expect((await thrownBy(bearer.file('/document', { id: '7' }, { signal: leaving.signal }))).kind).toBe('cancelled');
});

const named = async (disposition: string): Promise<string | undefined> => {
  answering(() => withName(disposition));
  return (await open.file('/document', { id: '7' })).fileName;
};

it.each([
  ['attachment; filename="szerzodes.pdf"', 'szerzodes.pdf'],
  ['attachment; FileName = "szerzodes.pdf"; size=12', 'szerzodes.pdf'],
  ['attachment; filename=szerzodes.pdf', 'szerzodes.pdf'],
  ['attachment; filename="a;b \\"c\\".pdf"', 'a;b "c".pdf'],
  ["attachment; filename*=UTF-8''sz%C3%A1mla%20%C5%91%C5%B1.pdf", 'számla őű.pdf'],
  ["attachment; filename=szamla.pdf; filename*=utf-8'hu'sz%C3%A1mla.pdf", 'számla.pdf'],
  ['attachment; filename*=sz%C3%A1mla.pdf', 'számla.pdf'],
  ['attachment; filename="sz\u00C3\u00A1mla.pdf"', 'számla.pdf'],
  ['attachment; filename="sz\u00E1mla.pdf"', 'számla.pdf'],
  ["attachment; filename=szamla.pdf; filename*=UTF-8''sz%E1mla.pdf", 'szamla.pdf'],
  ["attachment; filename=szamla.pdf; filename*=ISO-8859-1''sz%E1mla.pdf", 'szamla.pdf'],
  ['inline; filename=""', undefined],
  ['attachment; filename=".."', undefined],
])('the name of a downloaded file comes from the header %s (DOC-2)', async (header, name) => {
  expect(await named(header)).toBe(name);
});

it.each([
  ['szamla.exe', 'szamla.exe.pdf'],
  ['SZAMLA.PDF', 'SZAMLA.PDF'],
  ['../../etc/szamla.pdf', 'szamla.pdf'],
  ['..%2F..%5Cszamla.pdf', 'szamla.pdf'],
  ['szamla%E2%80%AE.pdf', 'szamla.pdf'],
  ['szamla%0D%0A.pdf', 'szamla.pdf'],
])(
  'the name of a downloaded file is a PDF’s without folders and invisible characters: %s is %s (SEC-5)',
  async (name, saved) => {
    expect(await named(`attachment; filename*=UTF-8''${name}`)).toBe(saved);
  },
);

it('the name of a downloaded file never holds a folder or a control character, whatever the header (SEC-5)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary-ascii' }), async (text) => {
      const header = `attachment; filename*=UTF-8''${encodeURIComponent(text)}; filename="${text.replace(/[^ -~]/g, '')}"`;
      expect((await named(header)) ?? 'none').toMatch(/^[^/\\\p{Cc}]+$/u);
    }),
    { numRuns: 50, examples: [['../x'], ['a\u0000\r\nb'], ['..']] },
  );
});
