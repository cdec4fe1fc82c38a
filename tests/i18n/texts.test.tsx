import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createI18n } from '../../src/i18n/i18n';
import { useLanguage } from '../../src/i18n/useLanguage';

const Word = () => {
  const { t } = useTranslation();
  return <p lang={useLanguage()}>{t('button.cancel')}</p>;
};

const Switch = () => {
  const { i18n } = useTranslation();
  return (
    <button type="button" onClick={() => void i18n.changeLanguage('en')}>
      ENG
    </button>
  );
};

afterEach(cleanup);

describe('a page’s texts', () => {
  const open = async (page: React.ReactNode): Promise<void> => {
    const { i18n, ready } = createI18n('hu');
    await ready;
    render(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>);
  };

  it('follow the language at once, everywhere (I18N-2)', async () => {
    await open(
      <>
        <Word />
        <Word />
        <Switch />
      </>,
    );
    expect(screen.getAllByText('Mégse').map(({ lang }) => lang)).toEqual(['hu', 'hu']);
    act(() => screen.getByRole('button').click());
    await vi.waitFor(() => expect(screen.getAllByText('Cancel').map(({ lang }) => lang)).toEqual(['en', 'en']));
  });

  it.each([
    [1, 'az 1'],
    [2, 'a 2'],
    [5, 'az 5'],
    [7, 'a 7'],
    [10, 'a 10'],
    [50, 'az 50'],
    [1000, 'az 1000'],
  ])('write %i with its Hungarian article (UX-29)', async (step, words) => {
    const { i18n, ready } = createI18n('hu');
    await ready;
    expect(i18n.services.formatter?.format(step, 'article', 'hu', {})).toBe(words);
  });

  it('suspend a part whose namespace no page has loaded, so that no key is seen (I18N-3)', async () => {
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
});
