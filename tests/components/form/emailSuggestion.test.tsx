import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { EmailField } from '../../../src/components/form/fields/EmailField';
import { EmailSuggestion } from '../../../src/components/form/fields/EmailSuggestion';
import { renderForm } from './renderForm';

afterEach(() => vi.useRealTimers());

/** Lets the pause pass that a suggestion waits for, and whatever it loads. */
const pause = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    await vi.dynamicImportSettled();
  });

describe('a suggestion for an e-mail', () => {
  it('is for what was typed, never for the address that is known already (PUB-20)', async () => {
    await renderForm(
      <>
        <EmailField name="email" label="E-mail-cím" />
        <EmailSuggestion name="email" />
      </>,
      { email: 'ilka@gmial.com' },
    );
    vi.useFakeTimers();
    const type = (email: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: email } });
    await pause();
    expect(screen.queryByText(/Erre gondolt/)).not.toBeInTheDocument();
    type('ilka@freemail.hi');
    await pause();
    expect(screen.getByText('Erre gondolt: ilka@freemail.hu?')).toBeVisible();
    type('ilka@gmial.com');
    await pause();
    expect(screen.queryByText(/Erre gondolt/)).not.toBeInTheDocument();
  });
});
