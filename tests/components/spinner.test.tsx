import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Spinner } from '../../src/components/feedback/Spinner';
import { createI18n } from '../../src/i18n/i18n';
import { TestTheme } from '../setup/TestTheme';

describe('spinner', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('appears, and is announced, after 600 ms (ERR-5, FLT-3)', async () => {
    const { i18n, ready } = createI18n('hu');
    await vi.advanceTimersByTimeAsync(0);
    await ready;
    render(
      <I18nextProvider i18n={i18n}>
        <TestTheme>
          <Spinner />
        </TestTheme>
      </I18nextProvider>,
    );
    const place = screen.getByRole('status');
    act(() => {
      vi.advanceTimersByTime(599);
    });
    expect(place).toBeEmptyDOMElement();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(place).toHaveTextContent('Betöltés…');
  });
});
