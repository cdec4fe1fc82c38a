import type { AxiosProgressEvent, AxiosResponse } from 'axios';
import * as v from 'valibot';
import { config, type ServiceName } from '../config';
import { requestTimeoutMs } from '../domain/constants';
import { fileNameOf } from './fileName';
import { parseResponse, type RawReply, type ReplyRules } from './parseResponse';
import { isServiceError, ServiceError, technicalError } from './serviceError';
import { guardStall } from './stall';

/** What http needs of the session; given once by app, so that transport knows nothing of it (ERR-4). */
export interface HttpHooks {
  token: () => string | undefined;
  onSessionEnded: () => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  anyStatus?: boolean;
}

export interface FileOptions {
  signal?: AbortSignal;
  /** 0…1, or undefined while the length is not known. */
  onProgress?: (share: number | undefined) => void;
}

export interface ServiceFile {
  blob: Blob;
  /** The server's file name, or undefined where it gave none. */
  fileName: string | undefined;
}

export interface ServiceClient {
  /** POST with a JSON body. Throws ServiceError. Never repeated by itself (ERR-4). */
  post: <S extends v.GenericSchema>(path: string, body: object, schema: S, options?: CallOptions) => Promise<v.InferOutput<S>>;
  /** GET of a JSON reply. Throws ServiceError. */
  get: <S extends v.GenericSchema>(path: string, schema: S, options?: CallOptions) => Promise<v.InferOutput<S>>;
  /** GET of a PDF; a refusal may come as JSON. Anything else, an HTML page above all, is a technical error (SEC-5). */
  file: (path: string, query: Record<string, string>, options?: FileOptions) => Promise<ServiceFile>;
}

let hooks: HttpHooks = { token: () => undefined, onSessionEnded: () => undefined };

export const configureHttp = (given: HttpHooks): void => {
  hooks = given;
};

/** axios arrives with the first field that is focused or the first call, not with the first screen (PERF-2). */
const transport = () => import('./transport');

/** Fetches the transport ahead of the first call. */
export const warmUp = (): void => {
  transport().catch(() => undefined);
};

const parseJson = (text: unknown): unknown => {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fileTypes = ['application/pdf'];

/** Node's adapter gives a view where the browser gives the buffer itself; no body at all is no bytes. */
const bytesOf = (data: unknown): Uint8Array<ArrayBuffer> => (data instanceof ArrayBuffer || data instanceof Uint8Array ? new Uint8Array(data) : new Uint8Array());

const typeOf = (header: unknown): string | undefined => (typeof header === 'string' ? header.split(';')[0]?.trim().toLowerCase() : undefined);

const shareOf = ({ loaded, total }: AxiosProgressEvent): number | undefined => (total === undefined || total === 0 ? undefined : loaded / total);

/** Makes the client of one service. `bearer` clients send the session's token and notice when it has ended. */
export const createClient = (service: ServiceName, kind: 'public' | 'bearer'): ServiceClient => {
  const bearer = kind === 'bearer';
  const address = (path: string): string => config.apiRoot + config.bases[service] + path;
  const headers = (): Record<string, string> => {
    const token = bearer ? hooks.token() : undefined;
    return token === undefined ? {} : { Authorization: `Bearer ${token}` };
  };

  const ended = (error: unknown, sent: Record<string, string>): unknown => {
    // A reply to a token that has ended or been replaced since says nothing about the present session (FLT-1).
    const stale = sent.Authorization !== headers().Authorization;
    if (isServiceError(error) && error.kind === 'session' && !stale) hooks.onSessionEnded();
    return error;
  };

  const send = async <T>(run: (sent: Record<string, string>) => Promise<T>): Promise<T> => {
    const sent = headers();
    try {
      return await run(sent);
    } catch (error) {
      throw ended(error, sent);
    }
  };

  const asked = async (request: () => Promise<AxiosResponse<unknown>>, signal?: AbortSignal): Promise<AxiosResponse<unknown>> => {
    try {
      return await request();
    } catch {
      if (signal?.aborted) throw new ServiceError('cancelled', [], '');
      throw technicalError(true);
    }
  };

  const call = <S extends v.GenericSchema>(method: 'GET' | 'POST', path: string, body: object | undefined, schema: S, options: CallOptions = {}) =>
    send(async (sent) => {
      const response = await asked(async () => {
        const { request } = await transport();
        return request({ method, url: address(path), data: body, headers: sent, signal: options.signal, timeout: requestTimeoutMs, responseType: 'text' });
      }, options.signal);
      const raw: RawReply = { status: response.status, body: parseJson(response.data) };
      const rules: ReplyRules = { bearer, anyStatus: options.anyStatus };
      return parseResponse(raw, schema, rules);
    });

  return {
    post: (path, body, schema, options) => call('POST', path, body, schema, options),
    get: (path, schema, options) => call('GET', path, undefined, schema, options),
    file: (path, query, options = {}) =>
      send(async (sent) => {
        const guard = guardStall(requestTimeoutMs, options.signal);
        const response = await asked(async () => {
          const { request } = await transport();
          return request({
            method: 'GET',
            url: address(path),
            params: query,
            headers: { ...sent, Accept: fileTypes.join(', ') },
            signal: guard.signal,
            responseType: 'arraybuffer',
            onDownloadProgress: (event) => {
              guard.moved();
              options.onProgress?.(shareOf(event));
            },
          });
        }, options.signal).finally(guard.release);
        const bytes = bytesOf(response.data);
        const type = typeOf(response.headers['content-type']);
        if (response.status === 200 && bytes.byteLength > 0 && type !== undefined && fileTypes.includes(type)) {
          return { blob: new Blob([bytes], { type }), fileName: fileNameOf(response.headers['content-disposition']) };
        }
        // A refusal comes as JSON, and its codes count as anywhere else (ERR-1, SES-6).
        const body = type === 'application/json' ? parseJson(new TextDecoder().decode(bytes)) : undefined;
        return parseResponse({ status: response.status, body }, v.never(), { bearer });
      }),
  };
};
