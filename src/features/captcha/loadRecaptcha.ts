import { requestTimeoutMs } from '../../domain/constants';
import type { Language } from '../../i18n/languages';
import { trustCaptchaScripts } from './trustedScripts';

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

const address = 'https://www.google.com/recaptcha/api.js?onload=onRecaptchaLoad&render=explicit&hl=';

const isReady = (recaptcha: Partial<Recaptcha> | undefined): recaptcha is Recaptcha =>
  typeof recaptcha?.render === 'function';

const fetchScript = (language: Language): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    trustCaptchaScripts();
    const script = document.createElement('script');
    const fail = (): void => {
      clearTimeout(timer);
      script.remove();
      window.grecaptcha = undefined;
      window.onRecaptchaLoad = undefined;
      reject(new Error('the captcha could not be loaded'));
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

let loading: Promise<Recaptcha> | undefined;

/**
 * Loads Google's script once per document. Rejects if it can't be loaded or isn't ready within 15 s, and
 * cleans up, so that a retry works: react-google-recaptcha's own loader caches a failure for
 * the document's life, and never notices that the second of Google's two files was blocked. The language is the
 * first widget's; later ones are given theirs.
 */
export const loadRecaptcha = (language: Language): Promise<Recaptcha> => {
  loading ??= fetchScript(language).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
