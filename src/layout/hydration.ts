import { isLanguage, type Language } from '../i18n/languages';

/** The path and language of a pre-rendered page. */
export const prerenderedAs = (root: HTMLElement, path: string): Language | undefined => {
  const { path: renderedPath, language } = root.dataset;
  return renderedPath !== undefined && renderedPath === path.replace(/\/+$/, '') && isLanguage(language) ? language : undefined;
};

let finish: () => void;

/** Resolves once all of the page is hydrated, or rendered without markup. */
export const hydrated = new Promise<void>((resolve) => {
  finish = resolve;
});

export const markHydrated = (): void => finish();
