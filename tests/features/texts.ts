import type { i18n as I18n } from 'i18next';
import { createI18n, loadTexts, type Namespace } from '../../src/i18n/i18n';

/** The Hungarian texts, and those of the named files. */
export const texts = async (...namespaces: Namespace[]): Promise<I18n> => {
  const { i18n, ready } = createI18n('hu');
  await ready;
  await loadTexts(i18n, namespaces);
  return i18n;
};
