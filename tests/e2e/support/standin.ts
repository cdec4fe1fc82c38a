import { expect, type APIRequestContext } from '@playwright/test';

import type { Mail } from '../../../mocks/records';
import type { Fault, State } from '../../../mocks/state';
import type { LogEntry } from '../../../mocks/world';

/** The server may close a kept-alive connection just as the next call begins. Such a call is repeated. */
const maxRetries = 2;

/** The stand-in's control API for the test's own world (mocks/server/control.ts documents it). */
export class Standin {
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  private async get<T>(path: string): Promise<T> {
    const response = await this.request.get(`${this.origin}/__standin${path}`, { maxRetries });
    expect(response.ok(), `GET ${path} answers`).toBe(true);
    return (await response.json()) as T;
  }

  private async post<T>(path: string, data: object = {}): Promise<T> {
    const response = await this.request.post(`${this.origin}/__standin${path}`, { data, maxRetries });
    expect(response.ok(), `POST ${path} answers ${await response.text()}`).toBe(true);
    return (await response.json()) as T;
  }

  state = (): Promise<State> => this.get('/state');
  log = (): Promise<LogEntry[]> => this.get('/log');
  /** Requests that break the contract (STUB-3). */
  violations = (): Promise<LogEntry[]> => this.get('/violations');
  mails = (to: string, kind?: Mail['kind']): Promise<Mail[]> =>
    this.get(`/mails?${new URLSearchParams({ to, ...(kind === undefined ? {} : { kind }) }).toString()}`);
  /** Resets the personas, to a day (yyyy-MM-dd) if one is given. */
  reset = (date?: string): Promise<unknown> => this.post('/reset', date === undefined ? {} : { date });
  /** Sets the services' clock. `null` returns to real time. */
  clock = (iso: string | null): Promise<unknown> => this.post('/clock', { iso });
  fault = (fault: Fault): Promise<unknown> => this.post('/faults', fault);
  clearFaults = async (): Promise<void> => {
    await this.request.delete(`${this.origin}/__standin/faults`);
  };
  settings = (settings: Partial<State['settings']>): Promise<unknown> => this.post('/settings', settings);
  signIn = (persona: string): Promise<{ token: string; user: object }> => this.post('/sign-in', { persona });
  /** A fresh login-as link to the persona's account (SES-12). */
  support = (persona: string): Promise<{ hu: string; en: string }> => this.post('/support', { persona });
  /** Makes the tokens so far unknown: calls with them answer 401. */
  expire = (persona?: string): Promise<unknown> => this.post('/expire', persona === undefined ? {} : { persona });
  /** Sets what the persona has paid in excess, in forint. */
  overpay = (persona: string, amount: number): Promise<unknown> => this.post('/overpayment', { persona, amount });
  decide = (transaction: string, decision: 'pay' | 'decline'): Promise<unknown> =>
    this.post(`/bank/${transaction}`, { decision });
  forget = async (): Promise<void> => {
    await this.request.delete(`${this.origin}/__standin/world`);
  };

  /** The link in the newest mail of a kind. */
  link = async (to: string, kind: Mail['kind'], language: 'hu' | 'en' = 'hu'): Promise<string> => {
    const link = (await this.mails(to, kind)).at(-1)?.links.at(0)?.href[language];
    expect(link, `a mail "${kind}" to ${to}`).toBeDefined();
    return link ?? '';
  };
}
