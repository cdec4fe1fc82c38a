import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { EmailField } from '~/components/form/fields/EmailField';
import { EmailSuggestion } from '~/components/form/fields/EmailSuggestion';
import { suggestEmail } from '~/components/form/fields/mailDomains';

import { renderForm } from './renderForm';

const field = () => screen.getByRole('textbox', { name: 'E-mail-cím' });

afterEach(() => vi.useRealTimers());

describe('an e-mail field', () => {
  it('takes an address without the spaces around it, its accented domain as it was typed (SEC-11, VAL-1)', async () => {
    const { user, submitted } = await renderForm(<EmailField name="email" label="E-mail-cím" />, { email: 'x' });
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(field()).toBeInvalid());
    await user.clear(field());
    await user.paste(' anna@példa.hu\u00A0');
    expect(field()).toHaveValue('anna@példa.hu');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(submitted).toEqual([{ email: 'anna@példa.hu' }]));
  });

  it('suggests a correction of what was typed, never of the known address (PUB-20)', async () => {
    await renderForm(
      <>
        <EmailField name="email" label="E-mail-cím" />
        <EmailSuggestion name="email" />
      </>,
      { email: 'ilka@gmial.com' },
    );
    vi.useFakeTimers();
    const pause = () =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(1000);
        await vi.dynamicImportSettled();
      });
    await pause();
    expect(screen.queryByText(/Erre gondolt/)).not.toBeInTheDocument();
    fireEvent.change(field(), { target: { value: 'ilka@freemail.hi' } });
    await pause();
    expect(screen.getByText('Erre gondolt: ilka@freemail.hu?')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Javítom' }));
    expect(field()).toHaveValue('ilka@freemail.hu');
  });
});

describe('the suggestion for an e-mail', () => {
  it.each([
    ['ilka@gmial.com', 'ilka@gmail.com'],
    ['ilka@freemail.hi', 'ilka@freemail.hu'],
    ['ilka@citromial.hu', 'ilka@citromail.hu'],
    ['Ilka.Ő@gmai.com', 'Ilka.Ő@gmail.com'],
    ['ilka@outlookk.com', 'ilka@outlook.com'],
    ['ilka@gmail.com', undefined],
    // Two letters off.
    ['ilka@gmil.con', undefined],
    ['ilka@peldakft.hi', undefined],
    ['ilka@nav.gov.hu', undefined],
    ['ilka@ey.com', undefined],
    ['ilka@mail.hu', undefined],
    ['ilka@ymail.com', undefined],
    ['ilka@mail.com', undefined],
    ['ilka@példa.hu', undefined],
    ['a@b@gmial.com', undefined],
  ])('for %s is %s (PUB-20)', (email, meant) => {
    expect(suggestEmail(email)).toBe(meant);
  });

  it('never touches what stands before the @ (PUB-20)', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const meant = suggestEmail(text);
        expect(meant === undefined || meant.split('@')[0] === text.trim().split('@')[0]).toBe(true);
      }),
    );
  });
});
