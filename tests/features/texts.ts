import type { i18n as I18n } from 'i18next';

import { createI18n, loadPortalTexts } from '../../src/i18n/i18n';

/** The Hungarian texts. */
export const texts = async (): Promise<I18n> => {
  const { i18n, ready } = createI18n('hu');
  await ready;
  await loadPortalTexts(i18n);
  return i18n;
};
