import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../src/i18n/i18n';
import { TextsProvider } from '../../src/i18n/TextsContext';
import { Spinner } from '../../src/ui/Spinner';

describe('spinner', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('stays away for 600 ms, and is announced then (ERR-5, FLT-3)', async () => {
    const { i18n, ready } = createI18n('hu');
    await vi.advanceTimersByTimeAsync(0);
    await ready;
    render(
      <TextsProvider i18n={i18n}>
        <Spinner />
      </TextsProvider>,
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
