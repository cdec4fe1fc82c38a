import { pathTokenMaxLength } from './constants';

const characters = /^[A-Za-z0-9._~=-]+$/;

/** Whether a token or code from a path may be sent to a service; if not it is INVALID_TOKEN without a call (SEC-4). */
export function isPathToken(text: string): boolean {
  return text.length <= pathTokenMaxLength && characters.test(text);
}
