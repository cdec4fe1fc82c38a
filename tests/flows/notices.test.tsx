import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeDurationMs } from '../../src/domain/constants';
import { TextsProvider } from '../../src/i18n/TextsContext';
import { NoticeProvider, useNotices, type NoticeActions } from '../../src/ui/notices/NoticeContext';
import { Notices } from '../../src/ui/notices/Notices';
import { texts } from './texts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let notices: NoticeActions;
const Grip = () => {
  notices = useNotices();
  return null;
};

beforeEach(async () => {
  const i18n = await texts();
  vi.useFakeTimers();
  render(
    <TextsProvider i18n={i18n}>
      <NoticeProvider>
        <Notices />
        <Grip />
      </NoticeProvider>
    </TextsProvider>,
  );
});

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('notices', () => {
  it('of a success come into a region that stands already and pass after 5 s, errors stay until the next try (MAN-2, ERR-1, A11Y-3)', () => {
    act(() => {
      notices.show('success', 'mandateSet');
      notices.showCodes(['PAYING_DISABLED']);
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pass(100);
    pass(noticeDurationMs - 1);
    expect(screen.getByRole('status')).toHaveTextContent('A felhatalmazást rögzítettük.');
    pass(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pass(noticeDurationMs * 100);
    expect(screen.getByRole('alert')).toHaveTextContent('Az online fizetés rendszerfrissítés miatt most nem érhető el.');
    act(() => notices.clearErrors());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
