import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SelectField } from '../../../src/components/form/SelectField';
import { renderForm } from './renderForm';

const options = [{ value: 'a', label: 'Első' }, { value: 'b', label: 'Második' }];
const hidden = () => screen.queryAllByRole('option', { hidden: true });

it('readies a list while its control has the focus, hidden until it is opened by key or pointer (PERF-4)', async () => {
  const { user, submitted } = await renderForm(<SelectField name="streetType" label="Jelleg" options={options} />, { streetType: 'b' });
  const control = screen.getByRole('combobox', { name: 'Jelleg' });
  expect(hidden()).toEqual([]);
  while (document.activeElement !== control) await user.tab();
  await waitFor(() => expect(hidden()).toHaveLength(2));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();

  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Második', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(control).toHaveFocus());
  expect(control).toHaveTextContent('Első');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();

  await user.tab();
  await waitFor(() => expect(hidden()).toEqual([]));
  await user.click(control);
  await user.click(screen.getByRole('option', { name: 'Második' }));
  expect(control).toHaveTextContent('Második');
  await user.click(screen.getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(submitted).toEqual([{ streetType: 'b' }]));
});
