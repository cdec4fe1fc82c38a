import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { NoticeProvider, useNotices, type NoticeActions } from '../../src/components/notices/NoticeContext';
import { Notices } from '../../src/components/notices/Notices';
import { noticeDurationMs } from '../../src/domain/constants';
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
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Az online fizetés rendszerfrissítés miatt most nem érhető el.',
    );
    act(() => notices.clearErrors());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it.each([
    [
      'that the account waits for its activation',
      () => notices.showCodes(['ACC_INACTIVE_USER']),
      /Erősítse meg az e-mail-címét/,
    ],
    [
      'that the activation link was sent',
      () => notices.show('success', 'registered'),
      /Elküldtük az aktiváló hivatkozást/,
    ],
    ['that the account is active', () => notices.show('success', 'activateSuccess'), /Sikeres aktiválás/],
    ['that the password was set', () => notices.show('success', 'passwordChanged'), /A jelszó megváltozott/],
  ])('that tell %s stay until the next try (PUB-8, PUB-4, PUB-10)', (_what, tell, text) => {
    act(tell);
    pass(100);
    pass(noticeDurationMs * 100);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    act(() => notices.clearErrors());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('that pass are over the page, one after another, and close on Escape; what stays is part of it (UX-10)', () => {
    act(() => {
      notices.show('success', 'mandateSet');
      notices.show('success', 'contractCancelled');
      notices.show('info', 'loggedOutElsewhere');
    });
    pass(100);
    const overPage = () => screen.getByRole('presentation');
    expect(overPage()).toHaveTextContent('A felhatalmazást rögzítettük.');
    expect(overPage()).not.toHaveTextContent('A szerződéskötést megszakítottuk.');
    expect(overPage()).not.toHaveTextContent('Egy másik lapon kijelentkezett');
    expect(screen.getByRole('status')).toHaveTextContent('Egy másik lapon kijelentkezett');
    pass(noticeDurationMs);
    expect(overPage()).toHaveTextContent('A szerződéskötést megszakítottuk.');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Egy másik lapon kijelentkezett');
  });

  it.each([
    ['pointed at', () => fireEvent.mouseEnter(screen.getByRole('presentation'))],
    ['focused', () => screen.getByRole('button', { name: 'Bezárás' }).focus()],
  ])('that pass wait while they are %s (UX-10)', (_how, hold) => {
    act(() => notices.show('success', 'mandateSet'));
    pass(100);
    act(hold);
    pass(noticeDurationMs * 3);
    expect(screen.getByRole('status')).toHaveTextContent('A felhatalmazást rögzítettük.');
  });

  it('that pass are never over what has the focus (UX-10, A11Y-2)', () => {
    const place = (top: number) => () => new DOMRect(0, top, 200, 50);
    render(<button>pressed</button>);
    const pressed = screen.getByRole('button', { name: 'pressed' });
    pressed.getBoundingClientRect = place(700);
    vi.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect').mockImplementation(place(720));
    act(() => notices.show('success', 'mandateSet'));
    pass(100);
    expect(screen.getByRole('presentation').className).toContain('anchorOriginBottom');
    act(() => pressed.focus());
    expect(screen.getByRole('presentation').className).toContain('anchorOriginTop');
  });
});
