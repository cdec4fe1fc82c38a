import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';

import { formatDayInWords, isDayForm } from '../domain/time/dateTexts';
import { defaultLanguage, isLanguage, type Language } from './languages';
import hungarian from './locales/hu/common.json';

const files = import.meta.glob<{ default: ResourceKey }>(['./locales/*/*.json', '!./locales/hu/common.json']);

const load = (language: string, namespace: string): Promise<{ default: ResourceKey }> | ResourceKey =>
  files[`./locales/${language}/${namespace}.json`]?.() ?? {};

/**
 * Texts write an ISO date as {{date, day}}, in Hungarian with the form that the sentence needs: {{date, day(form: on)}}.
 * So pages hand over dates, and each language says them in its own way.
 */
const addDayFormat = (i18n: I18n): void => {
  i18n.services.formatter?.add('day', (value: unknown, language: string | undefined, options: { form?: unknown }) => {
    const form = isDayForm(options.form) ? options.form : 'day';
    return formatDayInWords(String(value), isLanguage(language) ? language : defaultLanguage, form);
  });
};

/**
 * Creates i18next with the common texts: those of the sign-in page, of every form and of errors. The first other page
 * loads the portal's (`loadPortalTexts`). Await `ready` before the first render.
 */
export const createI18n = (language: Language): { i18n: I18n; ready: Promise<unknown> } => {
  const i18n = createInstance();
  const ready = i18n
    .use(resourcesToBackend(load))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: defaultLanguage,
      ns: ['common'],
      // The fallback's common texts are part of the first chunk.
      resources: { hu: { common: hungarian } },
      partialBundledLanguages: true,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      react: { nsMode: 'fallback' },
    });
  addDayFormat(i18n);
  return { i18n, ready };
};

/**
 * Loads the portal's texts in the current language; a later switch loads the other language. i18next swallows a failed
 * load and never repeats it, so this retries once. Throws if that fails too: the router then shows the error page.
 */
export const loadPortalTexts = async (i18n: I18n): Promise<void> => {
  // Until then it knows no language.
  if (!i18n.isInitialized) await new Promise<void>((resolve) => i18n.on('initialized', () => resolve()));
  await i18n.loadNamespaces('portal');
  const { language } = i18n;
  if (i18n.hasResourceBundle(language, 'portal')) return;
  const file = files[`./locales/${language}/portal.json`];
  if (file !== undefined) i18n.addResourceBundle(language, 'portal', (await file()).default);
};
