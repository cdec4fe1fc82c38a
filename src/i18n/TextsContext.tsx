import type { FlatNamespace, i18n as I18n, TFunction } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from './languages';

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]];

interface Source {
  i18n: I18n;
  language: Language;
  /** The same function for the same namespaces, until the language changes. */
  textsOf: <const Ns extends Namespaces>(namespaces: Ns) => TFunction<Ns>;
}

const SourceContext = createContext<Source | undefined>(undefined);

const createSource = (i18n: I18n, language: string): Source => {
  const functions = new Map<string, unknown>();
  return {
    i18n,
    language: isLanguage(language) ? language : defaultLanguage,
    textsOf: <const Ns extends Namespaces>(namespaces: Ns) => {
      const key = namespaces.toString();
      const known = functions.get(key);
      // A page that forgot a namespace would show keys.
      if (import.meta.env.DEV && known === undefined && ![namespaces].flat().every((name) => i18n.hasLoadedNamespace(name))) throw new Error(`texts that no page has loaded: ${key}`);
      const t = known ?? i18n.getFixedT(language, namespaces);
      functions.set(key, t);
      // What the map holds under these namespaces was made for them.
      return t as TFunction<Ns>;
    },
  };
};

const Following = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const source = useMemo(() => createSource(i18n, language), [i18n, language]);
  return <SourceContext value={source}>{children}</SourceContext>;
};

/** Gives what is inside its texts, anew whenever the language changes. */
export const TextsProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>
    <Following>{children}</Following>
  </I18nextProvider>
);

const useSource = (): Source => {
  const source = use(SourceContext);
  if (source === undefined) throw new Error('texts outside TextsProvider');
  return source;
};

/**
 * The texts of namespaces that the page has loaded, for every component: react-i18next's own hook costs each one a dozen hooks
 * and a copy of i18next (docs/decisions/010). That one is for a part that comes before its texts, and has to wait for them.
 */
export const useTexts = <const Ns extends Namespaces>(namespaces: Ns): TFunction<Ns> => useSource().textsOf(namespaces);

/** i18next itself, to change the language. */
export const useI18n = (): I18n => useSource().i18n;

/** The page's language, for what is formatted rather than looked up. */
export const useLanguage = (): Language => useSource().language;
