import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';

import { createI18n, loadPortalTexts } from '~/i18n/i18n';

afterEach(cleanup);

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
