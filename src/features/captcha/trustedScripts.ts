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
  try {
    const { href } = new URL(address);
    return sources.some((source) => href.startsWith(source));
  } catch {
    return false;
  }
};

/**
 * `require-trusted-types-for 'script'` blocks script addresses; this policy allows Google's and nothing else (SEC-2).
 * Browsers without Trusted Types don't need it.
 */
export const trustCaptchaScripts = (): void => {
  const factory: unknown = 'trustedTypes' in window ? window.trustedTypes : undefined;
  if (!isFactory(factory) || factory.defaultPolicy !== null) return;
  factory.createPolicy('default', { createScriptURL: (address) => (isCaptchaScript(address) ? address : null) });
};
