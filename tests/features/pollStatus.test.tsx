import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';

import { PollStatus } from '../../src/features/polling/PollStatus';
import type { Polling } from '../../src/features/polling/usePolling';
import { technicalError } from '../../src/http/serviceError';
import { TestTheme } from '../setup/TestTheme';
import { texts } from './texts';

const show = async (polling: Partial<Polling<unknown>>) => {
  const i18n = await texts();
  const again = vi.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <TestTheme>
        <PollStatus
          polling={{ state: 'asking', error: null, again, ...polling }}
          waiting="A számla készül."
          reference="T00000010001"
        />
      </TestTheme>
    </I18nextProvider>,
  );
  return again;
};

describe('how polling stands, announced (PAY-10)', () => {
  it.each<[string, Partial<Polling<unknown>>, RegExp]>([
    ['asking', {}, /folyamatosan figyeljük/],
    ['asking after a failed ask', { error: technicalError() }, /nem sikerült lekérdezni, de tovább próbáljuk/],
    ['paused', { state: 'paused' }, /szünetel/],
  ])('%s', async (_what, polling, text) => {
    await show(polling);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('A számla készül.');
    expect(status).toHaveTextContent(text);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('stopped: the page may be closed, the reference to read out, and a button that checks again', async () => {
    const again = await show({ state: 'stopped' });
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(/az oldalt bezárhatja/);
    expect(status).toHaveTextContent('Hivatkozási szám: T00000010001');
    await userEvent.click(screen.getByRole('button', { name: 'Ellenőrzés újra' }));
    expect(again).toHaveBeenCalledOnce();
  });

  it('is put into a region that stands already: a screen reader announces nothing else; the button keeps the focus (A11Y-3)', async () => {
    await show({ state: 'stopped' });
    const status = screen.getByRole('status');
    const button = screen.getByRole('button', { name: 'Ellenőrzés újra' });
    button.focus();
    const added: (string | null)[] = [];
    const observer = new MutationObserver((records) =>
      added.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent))),
    );
    observer.observe(status, { childList: true, subtree: true });
    await waitFor(() => expect(added).toHaveLength(3));
    expect(added).toEqual([
      'A számla készül.',
      expect.stringContaining('az oldalt bezárhatja'),
      'Hivatkozási szám: T00000010001',
    ]);
    expect(button).toHaveFocus();
    observer.disconnect();
  });

  it('done: nothing more to say', async () => {
    await show({ state: 'done' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('waits for its texts where the page did not bring them, and never shows a key', async () => {
    const i18n = await texts();
    render(
      <I18nextProvider i18n={i18n}>
        <TestTheme>
          <PollStatus polling={{ state: 'asking', error: null, again: vi.fn() }} />
        </TestTheme>
      </I18nextProvider>,
    );
    expect(screen.queryByText(/poll\./)).not.toBeInTheDocument();
    expect(await screen.findByText(/folyamatosan figyeljük/)).toBeVisible();
  });
});
