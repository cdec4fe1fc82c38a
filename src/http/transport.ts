import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';

/** Every status is an answer here: parseResponse decides what it means. Replies stay text, so that bad JSON is seen as such. */
const instance = axios.create({
  validateStatus: () => true,
  transformResponse: [(data: unknown) => data],
  headers: { Accept: 'application/json' },
});

export const request = (options: AxiosRequestConfig): Promise<AxiosResponse<unknown>> => instance.request<unknown>(options);
