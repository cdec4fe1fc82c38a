import { isLanguage, type Language } from '../i18n/languages';

/** A page that the build has rendered already: for which path, and in which language (PERF-1). */
export const prerenderedAs = (root: HTMLElement, path: string): Language | undefined => {
  const { path: renderedPath, language } = root.dataset;
  return renderedPath !== undefined && renderedPath === path.replace(/\/+$/, '') && isLanguage(language) ? language : undefined;
};
