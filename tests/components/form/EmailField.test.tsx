import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { EmailField } from '~/components/form/fields/EmailField';

import { renderForm } from './renderForm';

const field = () => screen.getByRole('textbox', { name: 'E-mail-cím' });

it('an e-mail field takes an address without the spaces around it, its accented domain as it was typed (SEC-11, VAL-1)', async () => {
  const { user, submitted } = await renderForm(<EmailField />, { email: 'x' });
  await user.click(screen.getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(field()).toBeInvalid());
  await user.clear(field());
  await user.paste(' anna@példa.hu\u00A0');
  await user.tab();
  expect(field()).toHaveValue('anna@példa.hu');
  await user.click(screen.getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(submitted).toEqual([{ email: 'anna@példa.hu' }]));
});
