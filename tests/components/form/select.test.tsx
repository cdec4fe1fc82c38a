import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { SelectField } from '../../../src/components/form/fields/SelectField';
import { renderForm } from './renderForm';

const options = [
  { value: 'a', label: 'Első' },
  { value: 'b', label: 'Második' },
];

it('is opened, walked through and closed by keys, and gives its value to the form (A11Y-2)', async () => {
  const { user, submitted } = await renderForm(<SelectField name="streetType" label="Jelleg" options={options} />, {
    streetType: 'b',
  });
  const control = screen.getByRole('combobox', { name: 'Jelleg' });
  while (document.activeElement !== control) await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Második', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(control).toHaveFocus());
  expect(control).toHaveTextContent('Első');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.click(control);
  await user.click(screen.getByRole('option', { name: 'Második' }));
  await user.click(screen.getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(submitted).toEqual([{ streetType: 'b' }]));
});
