import { createInstance, type BackendModule, type i18n as I18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { formatForint } from '~/domain/money/money';
import { formatDate, isDayForm } from '~/domain/time/dateTexts';

import { defaultLanguage, isLanguage, type Language } from './languages';
import hungarian from './locales/hu/common.json';

const files = import.meta.glob<{ default: ResourceKey }>(['./locales/*/*.json', '!./locales/hu/common.json']);

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const file = files[`./locales/${language}/${namespace}.json`]?.() ?? Promise.resolve({ default: {} });
    file.then(
      (texts) => done(null, texts.default),
      (error: unknown) => done(error instanceof Error ? error : String(error), null),
    );
  },
};

/**
 * Loads the texts in use that a language doesn't have yet, those too that a page brings meanwhile. Throws if they can't be
 * loaded; i18next itself would go on without.
 */
const loadTexts = async (i18n: I18n, language: string): Promise<void> => {
  const isMissing = (namespace: string): boolean => !i18n.hasResourceBundle(language, namespace);
  const missing = [i18n.options.ns ?? []].flat().filter(isMissing);
  if (missing.length === 0) return;
  await i18n.reloadResources(language, missing);
  if (missing.some(isMissing)) throw new Error(`The texts in ${language} can't be loaded`);
  await loadTexts(i18n, language);
};

/** What texts write behind a value, so that pages hand over dates and numbers, and each language says them in its own way. */
const addFormats = ({ services: { formatter } }: I18n): void => {
  const languageOf = (language: string | undefined): Language => (isLanguage(language) ? language : defaultLanguage);
  // {{date, day}}, in Hungarian with the form that the sentence needs: {{date, day(form: on)}}.
  formatter?.add('day', (value: unknown, language: string | undefined, { form }: { form?: unknown }) =>
    formatDate(String(value), languageOf(language), isDayForm(form) ? form : 'day'),
  );
  // {{amount, forint}}
  formatter?.add('forint', (value: unknown, language: string | undefined) =>
    formatForint(Number(value), languageOf(language)),
  );
  // A number with its Hungarian article, {{step, article}}: "az 1", "a 2", "az 5", by the number's sound.
  formatter?.add('article', (value: unknown) =>
    /^(?:5|1(?:\d{3})*$)/.test(String(value)) ? `az ${String(value)}` : `a ${String(value)}`,
  );
};

/**
 * Creates i18next with the common texts: those of the sign-in page, of every form and of errors. The first other page
 * loads the portal's (`loadPortalTexts`). Await `ready` before the first render. Without its texts a language gives way to
 * Hungarian.
 */
export const createI18n = (language: Language): { i18n: I18n; ready: Promise<unknown> } => {
  const i18n = createInstance();
  const initialized = i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      // A language whose texts can't be loaded gives way as a whole: a fallback by key would mix the languages.
      fallbackLng: false,
      ns: ['common'],
      // The default language's common texts are part of the first chunk.
      resources: { hu: { common: hungarian } },
      partialBundledLanguages: true,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      react: { nsMode: 'fallback' },
    });
  addFormats(i18n);
  const ready = initialized.then(() => loadTexts(i18n, language)).catch(() => i18n.changeLanguage(defaultLanguage));
  return { i18n, ready };
};

/** Switches the language once the texts in use are there in it. Throws, and changes nothing, if they can't be loaded. */
export const switchLanguage = async (i18n: I18n, language: Language): Promise<void> => {
  await loadTexts(i18n, language);
  await i18n.changeLanguage(language);
};

/** Loads the portal's texts in the current language. Throws if they can't be loaded: the router then shows the error page. */
export const loadPortalTexts = async (i18n: I18n): Promise<void> => {
  // Until then it knows no language.
  if (!i18n.isInitialized) await new Promise<void>((resolve) => i18n.on('initialized', () => resolve()));
  await i18n.loadNamespaces('portal');
  await loadTexts(i18n, i18n.language);
};
