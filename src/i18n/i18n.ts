import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { texts as hungarian } from './first/hu';
import { defaultLanguage, isLanguage, type Language } from './languages';

/** The texts loaded before the first page renders. */
const firstNamespaces = ['common', 'login', 'errors', 'validation', 'forms'] as const;

export type Namespace = (typeof firstNamespaces)[number] | 'public' | 'member' | 'status' | 'account' | 'payment' | 'mandates' | 'start' | 'wizard' | 'contracting' | 'operation';

/** Part of the first chunk, because Hungarian is the fallback. */
const first = { hu: () => hungarian, en: async () => (await import('./first/en')).texts };

const files = import.meta.glob<{ default: ResourceKey }>(['./locales/*/*.json', '!./locales/*/{common,login,errors,validation,forms}.json']);

const isFirst = (namespace: string): namespace is (typeof firstNamespaces)[number] => firstNamespaces.some((name) => name === namespace);

const fetchFile = async (language: string, namespace: string): Promise<ResourceKey> => {
  if (isFirst(namespace) && isLanguage(language)) return (await first[language]())[namespace];
  return (await files[`./locales/${language}/${namespace}.json`]?.())?.default ?? {};
};

/**
 * Creates i18next with the texts of the first screens. A page's other namespaces are loaded with the page
 * (`loadTexts`), so nothing is ever shown untranslated. Await `ready` before the first render.
 */
export const createI18n = (language: Language): { i18n: I18n; ready: Promise<unknown> } => {
  const i18n = createInstance();
  const ready = i18n
    .use(resourcesToBackend(fetchFile))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: defaultLanguage,
      ns: [...firstNamespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      react: { nsMode: 'fallback' },
    });
  return { i18n, ready };
};

/**
 * Loads the namespaces of a page in the current language; a later switch loads the other language.
 * i18next swallows a failed load and never repeats it, so this retries once. Throws if that fails too: the router then
 * shows the error page.
 */
export const loadTexts = async (i18n: I18n, namespaces: readonly Namespace[]): Promise<void> => {
  await i18n.loadNamespaces([...namespaces]);
  if (!i18n.isInitialized) await new Promise<void>((resolve) => i18n.on('initialized', () => resolve()));
  const { language } = i18n;
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(missing.map(async (namespace) => i18n.addResourceBundle(language, namespace, await fetchFile(language, namespace))));
};
