import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';

import { createI18n, loadPortalTexts } from '~/i18n/i18n';

afterEach(cleanup);

/**
 * Texts that somebody would act on wrongly if two of them were swapped, and words that each of them has in English and in Hungarian.
 * No other text of its group has these words.
 */
const opposites: readonly (readonly (readonly [key: string, en: RegExp, hu: RegExp])[])[] = [
  [
    ['mandates.state.on', /^Active/, /^Aktív/],
    ['mandates.state.off', /^Not active/, /^Nem aktív/],
    ['mandates.state.unknown', /not known/i, /nem ismert/i],
  ],
  [
    ['mandates.done.set', /mandate/, /felhatalmazás/],
    ['mandates.done.withdraw', /withdrawal/, /visszavonás/],
  ],
  ...(['directDebit', 'regularCredit', 'yes'] as const).map(
    (name) =>
      [
        [`mandates.ask.set.${name}`, /set (it )?up/i, /beállít/i],
        [`mandates.ask.withdraw.${name}`, /withdraw/i, /visszavon/i],
      ] as const,
  ),
  [
    ['mandates.ask.set.directDebit', /direct debit/, /csoportos beszedés/],
    ['mandates.ask.set.regularCredit', /card payment/, /bankkártyás fizetés/],
  ],
  [
    ['mandates.ask.withdraw.directDebit', /direct debit/, /csoportos beszedés/],
    ['mandates.ask.withdraw.regularCredit', /card payment/, /bankkártyás fizetés/],
  ],
  [
    ['mandates.ask.other.directDebit', /^Direct debit/, /^A csoportos beszedés/],
    ['mandates.ask.other.regularCredit', /^Regular card payment/, /^A rendszeres bankkártyás fizetés/],
  ],
  [
    ['payment.hint.directDebit', /^Direct debit/, /^A csoportos beszedés/],
    ['payment.hint.regularCredit', /^Regular card payment/, /^A rendszeres bankkártyás fizetés/],
    ['payment.hint.both', /^Both/, /^Mindkét/],
  ],
  [
    ['payment.approved.titleAlone', /approved/, /jóváhagyták/],
    ['payment.result.failed', /failed/, /nem sikerült/],
    ['payment.open.title', /isn’t known/, /nem ismert/],
  ],
  [
    ['status.word.paid', /^Paid/, /^Kifizetve/],
    ['status.word.unpaid', /^Not paid/, /^Nincs kifizetve/],
  ],
  [
    ['status.word.DONE', /Done/, /^Kész/],
    ['status.word.ERROR', /Error/, /Hiba/],
    ['status.word.notReady', /Not ready/, /nincs kész/],
  ],
  [
    ['contracting.status.paid', /as paid/, /ki van fizetve/],
    ['contracting.status.unpaid', /not paid/, /nincs kifizetve/],
  ],
  [
    ['status.state.active', /^Active/, /^Aktív/],
    ['status.state.inactive', /^Not active/, /^Nem aktív/],
    ['status.state.blocked', /^Blocked/, /^Korlátozott/],
    ['status.state.restricted', /^Restricted/, /^Letiltott$/],
    ['status.state.banned', /EBL/, /EBL/],
    ['status.state.lost', /^Lost/, /^Elveszett/],
    ['status.state.damaged', /^Damaged/, /^Sérült/],
    ['status.state.withdrawn', /^Withdrawn/, /^Visszavont/],
    ['status.state.released', /^Released/, /^Felszabadított/],
  ],
  [
    ['status.intra.approved', /approved/, /jóváhagyta/],
    ['status.intra.denied', /denied/, /elutasította/],
    ['status.intra.active', /is active/, /előfizetés aktív/],
    ['status.intra.inactive', /is not active\.$/, /nem aktív\.$/],
    ['status.intra.inactive_decision', /decision/, /döntés/],
    ['status.intra.inactive_deactivation', /deactivation/, /kikapcsolás/],
    ['status.intra.expired', /expired/, /lejárt/],
    ['status.intra.deleted', /deleted/, /törölték/],
    ['status.intra.lapsed', /lapsed/, /megszűnt/],
  ],
  [
    ['payment.sums.year', /^Total/, /összesen/],
    ['payment.sums.yearOver', /^Overpaid/, /Túlfizetés/],
  ],
  [
    ['contracting.offers.keep', /Carry on/, /Folytatom/],
    ['contracting.offers.cancel', /Cancel/, /megszakítása/],
  ],
  [
    ['contracting.offers.cancelTitle', /contract/, /szerződéskötést/],
    ['contracting.offers.cancelTitleUpgrade', /upgrade/, /csomagváltást/],
  ],
  [
    ['public.subscribe.done', /have subscribed/, /feliratkozott/],
    ['public.unsubscribe.done', /have unsubscribed/, /leiratkozott/],
    ['public.subscribe.failed', /failed/, /nem sikerült/],
  ],
];

describe('texts', () => {
  const open = async (page: React.ReactNode): Promise<void> => {
    const { i18n, ready } = createI18n('hu');
    await ready;
    render(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>);
  };

  it.each([
    [1, 'az 1'],
    [2, 'a 2'],
    [5, 'az 5'],
    [10, 'a 10'],
    [1000, 'az 1000'],
  ])('a text writes %i with its Hungarian article: %s (UX-29)', async (step, words) => {
    const { i18n, ready } = createI18n('hu');
    await ready;
    expect(i18n.services.formatter?.format(step, 'article', 'hu', {})).toBe(words);
  });

  it.each(['en', 'hu'] as const)(
    'two texts that mean opposite things aren’t swapped, in %s (I18N-3, SAY-1)',
    async (language) => {
      const { i18n, ready } = createI18n(language);
      await ready;
      await loadPortalTexts(i18n);
      for (const group of opposites) {
        const texts = group.map(([key]): unknown => i18n.getResource(language, 'portal', key));
        const fitting = group.map(([, en, hu]) =>
          texts.filter((text) => (language === 'en' ? en : hu).test(String(text))),
        );
        expect(fitting).toEqual(texts.map((text) => [text]));
      }
    },
  );

  it('a part whose namespace no page has loaded waits for it, so that no key is seen (I18N-3)', async () => {
    const seen: string[] = [];
    const Unprepared = () => {
      const { t } = useTranslation('portal');
      seen.push(t('wizard.done'));
      return <p>{t('wizard.done')}</p>;
    };
    await open(
      <Suspense fallback={<p>…</p>}>
        <Unprepared />
      </Suspense>,
    );
    expect(await screen.findByText('kész')).toBeVisible();
    expect(new Set(seen)).toEqual(new Set(['kész']));
  });

  it('an English page loads its own texts alone (I18N-1, PERF-2)', async () => {
    const { i18n, ready } = createI18n('en');
    await ready;
    await loadPortalTexts(i18n);
    expect(i18n.t('portal:wizard.done')).toBe('done');
    expect(i18n.hasResourceBundle('hu', 'portal')).toBe(false);
  });
});
