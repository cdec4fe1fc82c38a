import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { config } from '../../src/config';
import * as constants from '../../src/domain/constants';
import { configureHttp, createClient } from '../../src/http/client';
import { isServiceError, type ServiceError } from '../../src/http/serviceError';

const server = setupServer();
const address = `*${config.bases.documents}/document`;
const bearer = createClient('documents', 'bearer');
const open = createClient('documents', 'public');
const onSessionEnded = vi.fn();
const pdf = '%PDF-1.7 á';

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  configureHttp({ token: () => 'anna-token', onSessionEnded });
});
afterEach(() => {
  server.resetHandlers();
  onSessionEnded.mockReset();
});
afterAll(() => {
  server.close();
});

const answering = (answer: () => Response | Promise<Response>): Request[] => {
  const requests: Request[] = [];
  server.use(
    http.get(address, ({ request }) => {
      requests.push(request);
      return answer();
    }),
  );
  return requests;
};

const fileOf = (type: string | undefined, body: string | null = pdf, init: ResponseInit = {}): Response => {
  const headers = new Headers(init.headers);
  if (type !== undefined) headers.set('content-type', type);
  return new HttpResponse(body === null ? null : new TextEncoder().encode(body), { ...init, headers });
};

const thrownBy = async (call: Promise<unknown>): Promise<ServiceError> => {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isServiceError(thrown)) throw new Error('expected a ServiceError', { cause: thrown });
  return thrown;
};

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });

describe('downloading a document (DOC-2)', () => {
  it('sends the token and keeps the server’s file name, accents included', async () => {
    const disposition = "attachment; filename=szamla.pdf; filename*=UTF-8''sz%C3%A1mla%20%C5%91.pdf";
    const requests = answering(() =>
      fileOf('application/pdf', pdf, { headers: { 'content-disposition': disposition } }),
    );
    const file = await bearer.file('/document', { id: '7', kr: '123456' });
    expect(file.fileName).toBe('számla ő.pdf');
    expect(await textOf(file.blob)).toBe(pdf);
    expect(requests).toHaveLength(1);
    expect(new URL(requests[0]!.url).search).toBe('?id=7&kr=123456');
    expect(requests[0]!.headers.get('authorization')).toBe('Bearer anna-token');
  });

  it.each([
    ['szamla.exe', 'szamla.exe.pdf'],
    ['szamla', 'szamla.pdf'],
    ['SZAMLA.PDF', 'SZAMLA.PDF'],
  ])('saves %s as %s: a PDF, whatever the server calls it (SEC-5)', async (name, saved) => {
    answering(() =>
      fileOf('application/pdf', pdf, { headers: { 'content-disposition': `attachment; filename="${name}"` } }),
    );
    expect((await bearer.file('/document', { id: '7' })).fileName).toBe(saved);
  });

  it('sends no token for a link in an e-mail', async () => {
    const requests = answering(() => fileOf('application/pdf'));
    expect((await open.file('/document', { id: '7' })).fileName).toBeUndefined();
    expect(requests[0]!.headers.has('authorization')).toBe(false);
  });

  it('escapes the query (SEC-4)', async () => {
    const requests = answering(() => fileOf('application/pdf'));
    await bearer.file('/document', { id: '7&kr=1#/../x' });
    expect([...new URL(requests[0]!.url).searchParams]).toEqual([['id', '7&kr=1#/../x']]);
  });

  it.each(['application/pdf;charset=UTF-8', 'Application/PDF'])('accepts the content type %s', async (type) => {
    answering(() => fileOf(type));
    expect((await bearer.file('/document', { id: '7' })).blob.size).toBeGreaterThan(0);
  });

  it('reports its progress up to 1', async () => {
    answering(() =>
      fileOf('application/pdf', pdf, { headers: { 'content-length': String(new TextEncoder().encode(pdf).length) } }),
    );
    const shares: (number | undefined)[] = [];
    await bearer.file('/document', { id: '7' }, { onProgress: (share) => shares.push(share) });
    expect(shares.at(-1)).toBe(1);
  });
});

describe('anything but a PDF is a technical error (SEC-5, FLT-2)', () => {
  it.each<[string, () => Response]>([
    ['an HTML page', () => fileOf('text/html', '<script>alert(1)</script>')],
    ['a PDF with the type of HTML', () => fileOf('text/html')],
    ['an SVG', () => fileOf('image/svg+xml', '<svg/>')],
    ['a PDF without a type', () => fileOf(undefined)],
    ['a type that only starts like a PDF’s', () => fileOf('application/pdfx')],
    ['an empty PDF', () => fileOf('application/pdf', '')],
    ['a program with the type of a PDF', () => fileOf('application/pdf', 'MZ\u0090\u0000')],
    ['a PDF with HTTP 500', () => fileOf('application/pdf', pdf, { status: 500 })],
    ['a PDF with HTTP 404', () => fileOf('application/pdf', pdf, { status: 404 })],
    ['a JSON success', () => HttpResponse.json({ status: 'OK' })],
    ['malformed JSON', () => fileOf('application/json', '{"status"')],
    ['a 404 page', () => fileOf('text/html', '<h1>Not found</h1>', { status: 404 })],
  ])('%s', async (_what, answer) => {
    answering(answer);
    expect(await thrownBy(bearer.file('/document', { id: '7' }))).toMatchObject({
      kind: 'technical',
      codes: ['TECHNICAL_ERROR'],
    });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('but a refusal in JSON keeps its codes (ERR-1)', async () => {
    answering(() => HttpResponse.json({ status: 'ERROR', messages: ['NO_KR'] }, { status: 404 }));
    expect(await thrownBy(bearer.file('/document', { id: '7' }))).toMatchObject({ kind: 'refused', codes: ['NO_KR'] });
  });

  it.each<[string, () => Response]>([
    ['a 401', () => new HttpResponse(null, { status: 401 })],
    ['a 401 that looks like a PDF', () => fileOf('application/pdf', pdf, { status: 401 })],
    ['ACC_INVALID_TOKEN', () => HttpResponse.json({ status: 'ERROR', messages: ['ACC_INVALID_TOKEN'] })],
  ])('and the session ends after %s (SES-6)', async (_what, answer) => {
    answering(answer);
    expect((await thrownBy(bearer.file('/document', { id: '7' }))).kind).toBe('session');
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });

  it('but not after a 401 of a public download', async () => {
    answering(() => new HttpResponse(null, { status: 401 }));
    expect((await thrownBy(open.file('/document', { id: '7' }))).kind).toBe('technical');
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('a download that fails', () => {
  it('is a technical error when the network fails, and is not retried (ERR-4)', async () => {
    const requests = answering(() => HttpResponse.error());
    expect(await thrownBy(bearer.file('/document', { id: '7' }))).toMatchObject({ kind: 'technical', network: true });
    expect(requests).toHaveLength(1);
  });

  it('is a technical error when nothing arrives in time (ERR-2)', async () => {
    vi.spyOn(constants as { requestTimeoutMs: number }, 'requestTimeoutMs', 'get').mockReturnValue(200);
    answering(async () => {
      await delay('infinite');
      return fileOf('application/pdf');
    });
    expect(await thrownBy(bearer.file('/document', { id: '7' }))).toMatchObject({ kind: 'technical', network: true });
  });

  it('is cancelled when the member leaves', async () => {
    const leaving = new AbortController();
    answering(async () => {
      leaving.abort();
      await delay('infinite');
      return fileOf('application/pdf');
    });
    expect((await thrownBy(bearer.file('/document', { id: '7' }, { signal: leaving.signal }))).kind).toBe('cancelled');
  });
});
