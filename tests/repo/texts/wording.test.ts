// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { createI18n, loadPortalTexts } from '../../../src/i18n/i18n';
import type { Language } from '../../../src/i18n/languages';
import { filesOf, read } from '../tree';

const textsOf = (language: Language): string =>
  [...filesOf(`src/i18n/locales/${language}`, /\.json$/), `mocks/desk/texts/${language}.json`].map(read).join('\n');

/** docs/glossary.md, "Wording, before and after": a member met these. */
const gone: readonly [Language, string, RegExp][] = [
  ['hu', 'an e-mail address that reads as the company’s place', /A cég címét/],
  [
    'hu',
    'a code where a link is sent',
    /(?:küld|levél|e-mail)[^".]*aktiváló kódot|aktiváló kódot[^".]*(?:küld|levél|e-mail)/,
  ],
  ['hu', 'a user name', /felhasználónév/i],
  ['hu', 'a sum without its parts', /Ebből később/],
  ['hu', 'months that are not paid yet as paid', /Most fizetett hónapok/],
  ['hu', 'a question that hides what happens', /Mentés nélkül lép tovább/],
  ['hu', 'a day that is counted like an account (UX-29)', /\}\}\.? napj|\d\. napj/],
  ['hu', 'an address without the address (UX-29)', /privát e-mail c[ií]mére/],
  ['hu', 'a file without plain words (UX-29)', /"(?:Számlák|Lista) \((?:ZIP|CSV)\)"/],
  ['en', 'a contract that is a verb (UX-34)', /contracting(?!\.)\b(?!":)/i],
  ['en', 'a sum that is payable (UX-34)', /\bpayable\b(?!":)/i],
  ['en', 'a second pair of words for signing in and logging out', /\blog(?:ged|ging)? in\b|\bsign(?:ed|ing)? out\b/i],
  ['en', 'a contract that does well', /How is your contract doing/],
  ['en', 'a data policy', /data policy/i],
  ['en', 'a user name', /user ?name/i],
  ['en', 'a state that is a status', /\bstate of\b|"state": "State"/i],
  ['en', 'straight apostrophes (UX-34)', /'/],
  ['en', 'a word that is split in American English', /\bauthoriz|\bcancel(?:ed|ing)\b/],
];

describe('the texts (I18N-5)', () => {
  it.each(gone)('%s: without %s', (language, _what, form) => {
    expect(textsOf(language).match(form)).toBeNull();
  });

  it('say what follows from a yes (MAN-5)', () => {
    const { mandates } = JSON.parse(read('src/i18n/locales/hu/portal.json')) as {
      mandates: { ask: Record<string, Record<string, string>> };
    };
    const { ask } = mandates;
    expect(ask.withdraw?.directDebit).toBe('Visszavonja a csoportos beszedést?');
    expect(ask.withdraw?.regularCredit).toBe('Visszavonja a rendszeres bankkártyás fizetést?');
  });

  it.each([
    ['hu', 1, '1 hónap'],
    ['hu', 3, '3 hónap'],
    ['en', 1, '1 month'],
    ['en', 3, '3 months'],
  ] as const)('count months, %s: %i', async (language, count, text) => {
    const { i18n, ready } = createI18n(language);
    await ready;
    await loadPortalTexts(i18n);
    expect(i18n.t('portal:wizard.payment.monthCount', { count })).toBe(text);
    // A phone must not break the line between the number and its unit.
    expect(i18n.t('portal:wizard.fees.now', { months: count }).replaceAll('\u00a0', ' ')).toContain(`(${text})`);
  });
});
