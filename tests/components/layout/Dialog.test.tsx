import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { Button } from '~/components/Button';
import { Spinner } from '~/components/feedback/Spinner';
import { Dialog } from '~/components/layout/Dialog';
import { createI18n } from '~/i18n/i18n';

import { renderThemed } from '../../setup/TestTheme';

/** A page with a button that opens a question, and a second dialog after the answer. */
const Questions = ({ closable }: { closable: boolean }) => {
  const [shown, setShown] = useState<'question' | 'done'>();
  const close = (): void => setShown(undefined);
  return (
    <>
      <Button onClick={() => setShown('question')}>open</Button>
      <Dialog
        open={shown === 'question'}
        title="question"
        onClose={closable ? close : undefined}
        actions={
          <>
            <Button onClick={close}>no</Button>
            <Button onClick={() => setShown('done')}>yes</Button>
          </>
        }
      >
        <p>Are you sure?</p>
      </Dialog>
      <Dialog open={shown === 'done'} title="done" onClose={close} actions={<Button onClick={close}>close</Button>} />
    </>
  );
};

const open = async (closable = true) => {
  const user = userEvent.setup();
  renderThemed(<Questions closable={closable} />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'question' }) };
};

describe('Dialog', () => {
  it('a dialog focuses its first button, closes on Escape and returns the focus to the button that opened it (A11Y-2)', async () => {
    const { user, dialog } = await open();
    expect(dialog).toHaveAccessibleDescription('Are you sure?');
    expect(within(dialog).getByRole('button', { name: 'no' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
  });

  it('a dialog stays open on Escape and on a press outside where an answer is needed (FLT-4)', async () => {
    const { user, dialog } = await open(false);
    await user.keyboard('{Escape}');
    await user.click(document.querySelector('.MuiDialog-container') ?? document.body);
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'no' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a dialog that follows another takes the focus, and returns it to where the first was opened (A11Y-2)', async () => {
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'yes' }));
    const done = screen.getByRole('dialog', { name: 'done' });
    expect(within(done).getByRole('button', { name: 'close' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
  });

  it('a dialog’s Close is its last button, as text: the answers come first (UX-5)', async () => {
    const close = vi.fn<() => void>();
    renderThemed(<Dialog open title="failed" onClose={close} closeText="close" actions={<Button>again</Button>} />);
    const [again, last] = screen.getAllByRole('button');
    expect(again).toHaveAccessibleName('again');
    expect(last).toHaveAccessibleName('close');
    expect(last).toHaveClass('MuiButton-text');
    await userEvent.click(last ?? document.body);
    expect(close).toHaveBeenCalledOnce();
  });
});

it('a held Enter presses nothing in a dialog that has just opened (FLT-4)', async () => {
  await open();
  const yes = screen.getByRole('button', { name: 'yes' });
  expect(fireEvent.keyDown(yes, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(yes, { key: 'Enter' })).toBe(true);
});

it.each([
  ['closes an ordinary one', false, 1],
  ['doesn’t close one that works or offers a file', true, 0],
])('a press outside a dialog %s (FLT-4)', async (_what, firm, times) => {
  const closed = vi.fn();
  renderThemed(<Dialog open firm={firm} title="message" onClose={closed} actions={<Button>close</Button>} />);
  await userEvent.click(document.querySelector('.MuiDialog-container') ?? document.body);
  expect(closed).toHaveBeenCalledTimes(times);
});

describe('Button', () => {
  const send = vi.fn<(done: () => void) => void>();
  const Sender = () => {
    const [busy, setBusy] = useState(false);
    return (
      <Button
        busy={busy}
        onClick={() => {
          setBusy(true);
          send(() => setBusy(false));
        }}
      >
        send
      </Button>
    );
  };

  it('a busy button can’t be pressed, says so, and keeps the focus (FLT-4, A11Y-2)', async () => {
    const user = userEvent.setup();
    renderThemed(<Sender />);
    const button = screen.getByRole('button', { name: 'send' });
    await user.click(button);
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAccessibleName('send');
    // A disabled button would lose the focus in a browser.
    expect(button).not.toHaveAttribute('disabled');
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(send).toHaveBeenCalledOnce();
    act(() => send.mock.calls[0]?.[0]());
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
  });

  it('a disabled button has its reason as its description (UX-13)', () => {
    renderThemed(
      <Button disabled reason="Fill in the form first.">
        send
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'send' })).toHaveAccessibleDescription('Fill in the form first.');
  });
});

it('a spinner appears, and is announced, after 600 ms (ERR-5, FLT-3)', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { i18n, ready } = createI18n('hu');
  await vi.advanceTimersByTimeAsync(0);
  await ready;
  renderThemed(
    <I18nextProvider i18n={i18n}>
      <Spinner />
    </I18nextProvider>,
  );
  const place = screen.getByRole('status');
  act(() => void vi.advanceTimersByTime(599));
  expect(place).toBeEmptyDOMElement();
  act(() => void vi.advanceTimersByTime(1));
  expect(place).toHaveTextContent('Betöltés…');
});
