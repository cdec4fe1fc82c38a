import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import type * as v from 'valibot';

import { config } from '~/config/config';
import { requestTimeoutMs } from '~/domain/constants';

import { parseResponse, type CallRules } from './parseResponse';
import { readFile } from './readFile';
import { isServiceError, networkError, newReference, ServiceError, technicalError } from './serviceError';

declare module 'axios' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- an interface merges only with the same type parameters
  interface AxiosRequestConfig<D, P> extends CallRules {
    /** The shape of a JSON reply. A function, because axios copies plain objects. */
    replySchema?: () => v.GenericSchema;
    /** The call's X-Request-Id. */
    reference?: string;
  }
}

/** What http needs of the portal. */
export interface HttpHooks {
  token: () => string | undefined;
  /** Called when a service says that the current token is no longer valid. */
  onSessionEnded: () => void;
  /** Called for each answer: there is a connection, though the browser may never take its "offline" event back. */
  onAnswer: () => void;
}

const readValue = (response: AxiosResponse<unknown>, bearer: boolean): unknown => {
  const { replySchema, method, anyStatus, question, reference } = response.config;
  if (replySchema === undefined) return readFile(response, bearer, reference);
  const rules = { bearer, anyStatus, question, inData: method === 'get', reference };
  return parseResponse({ status: response.status, body: response.data }, replySchema(), rules);
};

/**
 * Creates the axios instance of one service. Every HTTP status is an answer, which becomes its value or a ServiceError. A token that
 * was refused after the session got a new one doesn't end that session: the call fails, and a read is repeated with the new token.
 */
export const createInstance = (bearer: boolean, hooks: HttpHooks): AxiosInstance => {
  const authorization = (): string | undefined => {
    const token = hooks.token();
    return token === undefined ? undefined : `Bearer ${token}`;
  };
  const instance = axios.create({
    timeout: requestTimeoutMs,
    headers: { Accept: 'application/json' },
    validateStatus: () => true,
  });
  instance.interceptors.request.use((request) => {
    const reference = newReference();
    if (config.sendsRequestId) request.headers.set('X-Request-Id', reference);
    const value = bearer ? authorization() : undefined;
    if (value !== undefined) request.headers.set('Authorization', value);
    return { ...request, reference };
  });
  instance.interceptors.response.use(
    (response: AxiosResponse<unknown>) => {
      hooks.onAnswer();
      try {
        return { ...response, data: readValue(response, bearer) };
      } catch (error) {
        if (isServiceError(error) && error.kind === 'session') {
          const current = authorization();
          if ((response.config.headers.get('Authorization') ?? undefined) === current) hooks.onSessionEnded();
          // The session continues with another token, so report the failure here.
          else if (current !== undefined) throw technicalError(error.reference, { network: true });
        }
        throw error;
      }
    },
    (error: unknown) => {
      const reference = axios.isAxiosError(error) ? error.config?.reference : undefined;
      if (axios.isCancel(error)) throw new ServiceError('cancelled', [], reference ?? '');
      if (!axios.isAxiosError(error)) throw technicalError();
      throw networkError(reference, error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
    },
  );
  return instance;
};
