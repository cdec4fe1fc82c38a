import type { FlatNamespace, i18n as I18n, TFunction } from 'i18next';
import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { loadTexts } from './i18n';
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
      const t = functions.get(key) ?? i18n.getFixedT(language, namespaces);
      functions.set(key, t);
      // What the map holds under these namespaces was made for them.
      return t as TFunction<Ns>;
    },
  };
};

/** The language that i18next speaks, which changes once its texts are there. */
const useSpoken = (i18n: I18n): string => {
  const watch = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    [i18n],
  );
  const spoken = (): string => i18n.language;
  return useSyncExternalStore(watch, spoken, spoken);
};

/** Gives what is inside its texts, anew whenever the language changes. */
export const TextsProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => {
  const language = useSpoken(i18n);
  const source = useMemo(() => createSource(i18n, language), [i18n, language]);
  return <SourceContext value={source}>{children}</SourceContext>;
};

const useSource = (): Source => {
  const source = use(SourceContext);
  if (source === undefined) throw new Error('texts outside TextsProvider');
  return source;
};

/** Whether the texts are there, in the present language. */
const hasTexts = ({ i18n }: Source, namespaces: Namespaces): boolean => [namespaces].flat().every((name) => i18n.hasResourceBundle(i18n.language, name));

/** The texts of namespaces that the page has loaded (src/app/routes.tsx). One that it forgot would show keys: an error while the portal is being made. */
export const useTexts = <const Ns extends Namespaces>(namespaces: Ns): TFunction<Ns> => {
  const source = useSource();
  if (import.meta.env.DEV && !hasTexts(source, namespaces)) throw new Error(`texts that no page has loaded: ${namespaces.toString()}`);
  return source.textsOf(namespaces);
};

/** As `useTexts`, for a part that may come before its texts: they are fetched then, and nothing is to be shown until they are `ready`. */
export const useLateTexts = <const Ns extends Namespaces>(namespaces: Ns): { t: TFunction<Ns>; ready: boolean } => {
  const source = useSource();
  const ready = hasTexts(source, namespaces);
  const [, setCome] = useState(0);
  const load = useEffectEvent(() => loadTexts(source.i18n, [namespaces].flat()));
  useEffect(() => {
    if (ready) return undefined;
    let left = false;
    const come = (): void => {
      if (!left) setCome((times) => times + 1);
    };
    // Without its texts the part stays away; the page has its own.
    load().then(come, () => undefined);
    return () => {
      left = true;
    };
  }, [ready]);
  return { t: source.textsOf(namespaces), ready };
};

/** i18next itself, to change the language. */
export const useI18n = (): I18n => useSource().i18n;

/** The page's language, for what is formatted rather than looked up. */
export const useLanguage = (): Language => useSource().language;
