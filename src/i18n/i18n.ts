import { createInstance, type BackendModule, type i18n as I18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from './locales/hu/common.json';
import publicTexts from './locales/hu/public.json';
import { defaultLanguage, type Language } from './languages';

export type Namespace = 'common' | 'public' | 'errors' | 'validation' | 'status' | 'forms' | 'account' | 'payment' | 'mandates' | 'start' | 'wizard' | 'contracting';

const files = import.meta.glob<{ default: ResourceKey }>('./locales/*/*.json');

/** Fetches a language's texts a file at a time, when a page first needs them. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = files[`./locales/${language}/${namespace}.json`];
    if (load === undefined) {
      done(null, {});
      return;
    }
    load().then(
      (file) => done(null, file.default),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/**
 * Makes the portal's i18next. The Hungarian texts of the first screens are part of it; all others are fetched by
 * `loadTexts` before the page that needs them renders, so nothing is ever shown untranslated.
 */
export const createI18n = async (language: Language): Promise<I18n> => {
  const i18n = createInstance();
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: defaultLanguage,
      ns: ['common', 'public'],
      defaultNS: 'common',
      resources: { hu: { common, public: publicTexts } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      react: { useSuspense: false },
    });
  return i18n;
};

/** Fetches the namespaces that a page needs, in the present language; a later switch brings them in the other one too. */
export const loadTexts = (i18n: I18n, namespaces: readonly Namespace[]): Promise<void> => i18n.loadNamespaces([...namespaces]);
