import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { EmailField } from '../../../src/components/form/fields/EmailField';
import { renderForm } from './renderForm';

const field = () => screen.getByRole('textbox', { name: 'E-mail-cím' });

it.each([
  ['spaces around it', ' anna@pelda.hu\u00A0', 'anna@pelda.hu'],
  ['a zero-width space', 'anna@pelda.hu\u200B', 'anna@pelda.hu'],
  ['direction marks', '\u202Aanna@pelda.hu\u202C', 'anna@pelda.hu'],
  ['an accented domain', 'anna@példa.hu', 'anna@példa.hu'],
])(
  'an e-mail is taken without what nobody sees, its domain as it was typed: %s (SEC-11)',
  async (_what, pasted, taken) => {
    const { user, submitted } = await renderForm(<EmailField name="email" label="E-mail-cím" />, { email: '' });
    // A browser would change the domain in a field of the type "email".
    expect(field()).not.toHaveAttribute('type', 'email');
    await user.click(field());
    await user.paste(pasted);
    expect(field()).toHaveValue(taken);
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(submitted).toEqual([{ email: taken }]));
  },
);

it('an e-mail is required and has to be one (VAL-1)', async () => {
  const { user, submitted } = await renderForm(<EmailField name="email" label="E-mail-cím" />, { email: '' });
  await user.click(screen.getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(field()).toBeInvalid());
  await user.type(field(), 'anna@pelda');
  await user.click(screen.getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/e-mail/));
  expect(submitted).toEqual([]);
});
