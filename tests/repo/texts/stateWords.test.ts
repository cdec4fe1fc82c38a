// @vitest-environment node
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

import { filesOf, read } from '../tree';

type Language = 'hu' | 'en';
type Texts = { [key: string]: string | Texts };

const textsOf = (language: Language): Map<string, string> => {
  const flat = new Map<string, string>();
  const walk = (texts: Texts, path: string): void => {
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === 'string') flat.set(`${path}${key}`, text);
      else walk(text, `${path}${key}.`);
    }
  };
  for (const file of filesOf(`src/i18n/locales/${language}`, /\.json$/))
    walk(JSON.parse(read(file)) as Texts, `${basename(file, '.json')}:`);
  return flat;
};

const texts = { hu: textsOf('hu'), en: textsOf('en') };
const wordsOf = (language: Language) => [...texts[language]].filter(([key]) => key.startsWith('portal:status.state.'));

/** Sentences that name a state: each holds the stem of its word in the table. */
const named: [key: string, state: string, hu: string, en: string][] = [
  ['portal:account.info.card.active', 'active', 'aktív', 'active'],
  ['portal:account.info.card.inactive', 'inactive', 'nem aktív', 'not active'],
  ['portal:account.info.card.lost', 'lost', 'elvesz', 'lost'],
  ['portal:account.info.card.damaged', 'damaged', 'sérült', 'damaged'],
  ['portal:account.info.card.withdrawn', 'withdrawn', 'visszavon', 'withdrawn'],
  ['portal:account.info.card.released', 'released', 'felszabadít', 'released'],
  ['portal:account.info.card.unknown', 'unknown', 'nem ismert', 'not known'],
  ['portal:mandates.regularCredit.already', 'active', 'aktív', 'active'],
  ['portal:mandates.directDebit.already', 'active', 'aktív', 'active'],
  ['portal:mandates.history.chartFailed', 'failed', 'sikertelen', 'failed'],
  ['portal:status.uncollected.failed', 'failed', 'sikertelen', 'failed'],
  ['portal:status.intra.active', 'active', 'aktív', 'active'],
  ['portal:status.intra.inactive', 'inactive', 'nem aktív', 'not active'],
  ['portal:status.intra.unknown', 'unknown', 'nem ismert', 'not known'],
  ['portal:contracting.status.unknown', 'unknown', 'nem ismert', 'not known'],
  ['portal:contracting.status.unpaid', 'failed', 'sikertelen', 'failed'],
  ['portal:payment.failure.title', 'failed', 'sikertelen', 'failed'],
  ['common:notice.notPaidElsewhere', 'failed', 'sikertelen', 'failed'],
  ['common:errors.PAYMENT_FAILED', 'failed', 'sikertelen', 'failed'],
];

/** Sentences about a state that is not known beforehand take the word from the table. */
const filled = ['portal:account.info.card.blocked', 'portal:payment.next.blockedTitle'];

/** Other words for the states of the table, which no text uses. */
const synonyms: Record<Language, RegExp> = {
  hu: /zárol|érvényben van|inaktív|ismeretlen|letiltva|meghiúsul/i,
  en: /in force|\binactive\b|\bunknown\b|\bunsuccessful|\bsuspended|\bfrozen/i,
};

describe('one word for one state (UX-8)', () => {
  it('is in the table once', () => {
    for (const language of ['hu', 'en'] as const) {
      const words = wordsOf(language).map(([, word]) => word.toLowerCase());
      expect(words.length).toBeGreaterThan(10);
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    }
  });

  it.each(named)('%s says what the badge says: %s', (key, state, hu, en) => {
    for (const [language, stem] of [
      ['hu', hu],
      ['en', en],
    ] as const) {
      expect(texts[language].get(key)?.toLowerCase()).toContain(stem);
      // A verb may take another ending than the word of the badge.
      expect(texts[language].get(`portal:status.state.${state}`)?.toLowerCase().slice(0, 5)).toBe(stem.slice(0, 5));
    }
  });

  it.each(filled)('%s takes it from the table', (key) => {
    for (const language of ['hu', 'en'] as const) expect(texts[language].get(key)).toContain('{{state}}');
  });

  it.each(['hu', 'en'] as const)('has no other beside it in any text (%s)', (language) => {
    expect(
      [...texts[language]].filter(([, text]) => synonyms[language].test(text)).map(([key, text]) => `${key}: ${text}`),
    ).toEqual([]);
  });
});

describe('a sum (UX-8)', () => {
  /** Texts with a member's sum beside which only "this year" would say which one it belongs to. */
  const vague: Record<Language, RegExp> = {
    hu: /\bidei díj|\bidén számláz|az év végéig még|idei számlák/i,
    en: /this year's (fees|invoices)|invoiced this year|by the end of the year/i,
  };

  it.each(['hu', 'en'] as const)('names its year (%s)', (language) => {
    expect(
      [...texts[language]].filter(([, text]) => vague[language].test(text)).map(([key, text]) => `${key}: ${text}`),
    ).toEqual([]);
  });

  it.each([
    'portal:payment.fees.title',
    'portal:payment.fees.later',
    'portal:payment.fees.invoiced',
    'portal:payment.next.dueTitle',
    'portal:payment.next.overdueTitle',
    'portal:payment.next.blockedText',
    'portal:payment.next.overpaidTitle',
    'portal:payment.next.overpaidNowTitle',
    'portal:payment.next.paidTitle',
    'portal:payment.form.max',
    'portal:account.info.pay.title',
    'portal:account.info.pay.nothingLeft',
    'portal:account.invoices.total',
    'portal:wizard.fees.total',
    'portal:wizard.contract.untilYearEnd',
  ])('%s has its year filled in', (key) => {
    for (const language of ['hu', 'en'] as const) expect(texts[language].get(key)).toContain('{{year}}');
  });
});
