import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type * as v from 'valibot';

import { config, type ServiceName } from '~/config/config';
import { requestTimeoutMs } from '~/domain/constants';

import type { HttpHooks } from './axiosInstance';
import { settingsLoaded } from './loadSettings';
import type { CallRules, Reply } from './parseResponse';
import type { ServiceFile } from './readFile';
import { isServiceError, networkError } from './serviceError';

interface CallOptions extends CallRules {
  signal?: AbortSignal;
}

export interface FileOptions {
  signal?: AbortSignal;
  /** From 0 to 1, or undefined while the length is unknown. */
  onProgress?: (progress: number | undefined) => void;
}

export interface ServiceClient {
  /** POST with a JSON body. Throws ServiceError. Never retried. */
  post: <S extends v.GenericSchema>(path: string, body: object, schema: S, options?: CallOptions) => Promise<Reply<S>>;
  /** GET of a JSON reply. Throws ServiceError. */
  get: <S extends v.GenericSchema>(path: string, schema: S, options?: CallOptions) => Promise<Reply<S>>;
  /** GET of a PDF. Throws ServiceError. */
  file: (path: string, query: Record<string, string>, options?: FileOptions) => Promise<ServiceFile>;
}

const hooks: HttpHooks = { token: () => undefined, onSessionEnded: () => undefined, onAnswer: () => undefined };

/** Connects the clients to the portal. App calls this once. */
export const configureHttp = (given: Partial<HttpHooks>): void => {
  Object.assign(hooks, given);
};

/** Loaded with the first focused field or call, to keep axios out of the first chunk. */
const loadAxios = () => import('./axiosInstance');

/** Loads axios ahead of the first call. */
export const warmUp = (): void => {
  loadAxios().catch(() => undefined);
};

/** Creates the client of a service: one axios instance, made at its first call. Bearer clients send the session's token. */
export const createClient = (service: ServiceName, kind: 'public' | 'bearer'): ServiceClient => {
  let instance: AxiosInstance | undefined;

  const send = async <T>(request: AxiosRequestConfig): Promise<T> => {
    const axiosLoaded = loadAxios().catch(() => {
      throw networkError();
    });
    const [{ createInstance }] = await Promise.all([axiosLoaded, settingsLoaded()]);
    instance ??= createInstance(kind === 'bearer', hooks);
    const { data } = await instance.request<T>({ ...request, baseURL: config.apiRoot + config.bases[service] });
    return data;
  };

  return {
    post: (url, data, schema, options) => send({ method: 'post', url, data, replySchema: () => schema, ...options }),
    get: (url, schema, options) => send({ url, replySchema: () => schema, ...options }),
    file: async (url, params, { signal, onProgress } = {}) => {
      const controller = new AbortController();
      const abort = (): void => controller.abort();
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
      // A large file may take longer than the timeout as long as bytes keep arriving.
      let stall = setTimeout(abort, requestTimeoutMs);
      try {
        return await send<ServiceFile>({
          url,
          params,
          headers: { Accept: 'application/pdf' },
          responseType: 'arraybuffer',
          signal: controller.signal,
          timeout: 0,
          onDownloadProgress: ({ progress }) => {
            clearTimeout(stall);
            stall = setTimeout(abort, requestTimeoutMs);
            onProgress?.(progress);
          },
        });
      } catch (error) {
        const hasStalled = isServiceError(error) && error.kind === 'cancelled' && !signal?.aborted;
        throw hasStalled ? networkError(error.reference || undefined) : error;
      } finally {
        clearTimeout(stall);
        signal?.removeEventListener('abort', abort);
      }
    },
  };
};
