import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../src/i18n/i18n';
import { TextsProvider, useI18n, useLanguage, useLateTexts, useTexts } from '../../src/i18n/TextsContext';

/** The functions that the components were given, in order. */
const given: unknown[] = [];

const Word = () => {
  const t = useTexts('common');
  given.push(t);
  return <p lang={useLanguage()}>{t('button.cancel')}</p>;
};

const Switch = () => {
  const i18n = useI18n();
  return (
    <button type="button" onClick={() => void i18n.changeLanguage('en')}>
      ENG
    </button>
  );
};

afterEach(() => {
  cleanup();
  given.length = 0;
});

describe('a page’s texts', () => {
  const open = async (page: React.ReactNode): Promise<void> => {
    const { i18n, ready } = createI18n('hu');
    await ready;
    render(<TextsProvider i18n={i18n}>{page}</TextsProvider>);
  };

  it('follow the language at once, everywhere (I18N-2)', async () => {
    await open(<><Word /><Word /><Switch /></>);
    expect(screen.getAllByText('Mégse').map(({ lang }) => lang)).toEqual(['hu', 'hu']);
    act(() => screen.getByRole('button').click());
    await vi.waitFor(() => expect(screen.getAllByText('Cancel').map(({ lang }) => lang)).toEqual(['en', 'en']));
  });

  it('come from one function for all components, which is the same until the language changes (PERF-3)', async () => {
    await open(<><Word /><Word /><Switch /></>);
    expect(new Set(given).size).toBe(1);
    act(() => screen.getByRole('button').click());
    await screen.findAllByText('Cancel');
    expect(new Set(given).size).toBe(2);
  });

  it('that come later than their part are fetched, and no key is seen before (I18N-3)', async () => {
    const seen: string[] = [];
    const Late = () => {
      const { t, ready } = useLateTexts(['common', 'wizard']);
      if (!ready) return <p>{t('button.cancel')}</p>;
      seen.push(t('wizard:done'));
      return <p>{t('wizard:done')}</p>;
    };
    await open(<><Late /><Late /><Switch /></>);
    expect(screen.getAllByText('Mégse')).toHaveLength(2);
    expect(await screen.findAllByText('kész')).toHaveLength(2);
    act(() => screen.getByRole('button').click());
    await vi.waitFor(() => expect(screen.getAllByText('done')).toHaveLength(2));
    expect(new Set(seen)).toEqual(new Set(['kész', 'done']));
  });

  it('that could not be fetched keep their part away (NAV-14)', async () => {
    const { i18n, ready } = createI18n('hu');
    await ready;
    vi.spyOn(i18n, 'loadNamespaces').mockRejectedValue(new Error('no line'));
    const Late = () => (useLateTexts('wizard').ready ? <p>here</p> : <p>away</p>);
    render(<TextsProvider i18n={i18n}><Late /></TextsProvider>);
    await act(() => Promise.resolve());
    expect(screen.getByText('away')).toBeVisible();
  });

  it('that no page has loaded are an error while the portal is being made, instead of keys on the screen (I18N-3)', async () => {
    const Unprepared = () => <p>{useTexts(['common', 'wizard'])('wizard:title')}</p>;
    await expect(open(<Unprepared />)).rejects.toThrow('texts that no page has loaded: common,wizard');
  });
});
