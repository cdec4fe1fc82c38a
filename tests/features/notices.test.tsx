import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeDurationMs } from '../../src/domain/constants';
import { NoticeProvider, useNotices, type NoticeActions } from '../../src/components/notices/NoticeContext';
import { Notices } from '../../src/components/notices/Notices';
import { TestTheme } from '../setup/TestTheme';
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
    <I18nextProvider i18n={i18n}>
      <TestTheme>
        <NoticeProvider>
          <Notices />
          <Grip />
        </NoticeProvider>
      </TestTheme>
    </I18nextProvider>,
  );
});

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('notices', () => {
  it('appear in a region that exists before; a success passes after 5 s, an error stays until the next try (MAN-2, ERR-1, A11Y-3)', () => {
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

  it.each([
    ['that the account waits for its activation', () => notices.showCodes(['ACC_INACTIVE_USER']), /Erősítse meg az e-mail címét/],
    ['that the activation link was sent', () => notices.show('success', 'registered'), /Elküldtük az aktiváló hivatkozást/],
  ])('that tell %s stay until the next try (PUB-8)', (_what, tell, text) => {
    act(tell);
    pass(100);
    pass(noticeDurationMs * 100);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    act(() => notices.clearErrors());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
