import { describe, expect, it } from 'vitest';

import { createI18n, loadPortalTexts, switchLanguage } from '~/i18n/i18n';

/** A page brings the portal's texts in its own language; a press on ENG comes before or after it. */
const orders = {
  'before a page asks for its texts': [switchLanguage, loadPortalTexts],
  'while a page’s texts are on their way': [loadPortalTexts, switchLanguage],
} as const;

describe('a language that is switched', () => {
  it.each(Object.entries(orders))('%s has all of them (I18N-2)', async (_when, [first, second]) => {
    const { i18n, ready } = createI18n('hu');
    await ready;
    await Promise.all([first(i18n, 'en'), second(i18n, 'en')]);
    expect(i18n.language).toBe('en');
    expect(i18n.hasResourceBundle('en', 'common')).toBe(true);
    expect(i18n.hasResourceBundle('en', 'portal')).toBe(true);
  });
});
