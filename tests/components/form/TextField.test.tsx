import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { TextField } from '~/components/form/fields/TextField';

import { renderForm } from './renderForm';

it('a field that can’t be changed here is drawn as text, with its label and its name (WIZ-7, WIZ-11)', async () => {
  await renderForm(
    <>
      <TextField name="mail" label="E-mail-cím" readOnly />
      <TextField name="house" label="Házszám" />
    </>,
    { mail: 'anna@pelda.hu', house: '1' },
    { styled: true },
  );
  const outline = (label: string): string => {
    const frame = screen.getByRole('textbox', { name: label }).parentElement?.querySelector('fieldset');
    return getComputedStyle(frame ?? document.body).borderStyle;
  };
  expect(screen.getByRole('textbox', { name: 'E-mail-cím' })).toHaveAttribute('name', 'mail');
  expect(outline('Házszám')).toBe('solid');
  expect(outline('E-mail-cím')).toBe('none');
});
