import { requestTimeoutMs } from '~/domain/constants';
import { parseUrl } from '~/http/parseUrl';
import { networkError } from '~/http/serviceError';
import type { Language } from '~/i18n/languages';

/** The global that Google's script defines. */
export interface Recaptcha {
  render: (element: HTMLElement, options: object) => number;
  reset: (widget?: number) => void;
  getResponse: (widget?: number) => string;
}

declare global {
  interface Window {
    grecaptcha?: Partial<Recaptcha> | undefined;
    onRecaptchaLoad?: (() => void) | undefined;
  }
}

/** The addresses of Google's script and of what it loads (SEC-2). */
const sources = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] as const;

/** The part of the Trusted Types interface that is used; TypeScript's DOM library doesn't know it yet. */
interface PolicyFactory {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => object;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** Whether a script from that address may run on the captcha pages. */
const isCaptchaScript = (address: string): boolean => {
  const url = parseUrl(address);
  return url !== undefined && sources.some((source) => url.href.startsWith(source));
};

/**
 * `require-trusted-types-for 'script'` blocks script addresses; this policy allows Google's and nothing else (SEC-2).
 * Browsers without Trusted Types don't need it.
 */
const trustCaptchaScripts = (): void => {
  const factory: unknown = 'trustedTypes' in window ? window.trustedTypes : undefined;
  if (!isFactory(factory) || factory.defaultPolicy !== null) return;
  factory.createPolicy('default', { createScriptURL: (address) => (isCaptchaScript(address) ? address : null) });
};

const address = 'https://www.google.com/recaptcha/api.js?onload=onRecaptchaLoad&render=explicit&hl=';

const isReady = (recaptcha: Partial<Recaptcha> | undefined): recaptcha is Recaptcha =>
  typeof recaptcha?.render === 'function';

/**
 * Loads Google's script. Throws a ServiceError if it can't be loaded or isn't ready within 15 s, and cleans up, so that a retry works:
 * react-google-recaptcha's own loader caches a failure for the document's life, and never notices that the second of Google's
 * two files was blocked. The language is the first widget's; later ones are given theirs.
 */
export const loadRecaptcha = (language: Language): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    // A form of this document has loaded it before.
    if (isReady(window.grecaptcha)) {
      resolve(window.grecaptcha);
      return;
    }
    trustCaptchaScripts();
    const script = document.createElement('script');
    const fail = (): void => {
      clearTimeout(timer);
      script.remove();
      window.grecaptcha = undefined;
      window.onRecaptchaLoad = undefined;
      reject(networkError());
    };
    const timer = setTimeout(fail, requestTimeoutMs);
    window.onRecaptchaLoad = () => {
      clearTimeout(timer);
      window.onRecaptchaLoad = undefined;
      if (isReady(window.grecaptcha)) resolve(window.grecaptcha);
      else fail();
    };
    script.onerror = fail;
    script.async = true;
    script.src = address + language;
    document.head.append(script);
  });
