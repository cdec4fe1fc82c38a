import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { DateField } from '~/components/form/fields/DateField';
import { birthDate } from '~/domain/validation/dateValidators';

import { renderForm } from './renderForm';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kezdő dátum' });
const button = () => screen.getByRole('button', { name: 'Kezdő dátum: naptár megnyitása' });
const show = (value = '') =>
  renderForm(
    <DateField
      name="from"
      label="Kezdő dátum"
      opensAt="2026-06-01"
      min="2026-05-04"
      rules={[birthDate('2026-12-31')]}
    />,
    { from: value },
  );

describe('a date', () => {
  it('gets its dots when it is left, and is refused if there is no such day (VAL-9)', async () => {
    const { user } = await show();
    await user.type(input(), '20260230');
    await user.tab();
    expect(input()).toHaveValue('2026.02.30');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(input()).toHaveAccessibleDescription(/nincs ilyen nap/));
    await user.clear(input());
    await user.paste('2026-01-31');
    await user.tab();
    expect(input()).toHaveValue('2026.01.31');
    await waitFor(() => expect(input()).toBeValid());
  });

  it.each([
    ['2026.01.31', 7, '{Backspace}2', '2026.02.31'],
    ['2026.01.31', 7, '{Backspace}{Backspace}12', '2026.12.31'],
    ['2026.01.31', 5, '{Delete}1', '2026.11.31'],
    ['2026.12.31', 4, '{Backspace}{Backspace}27', '2027.12.31'],
  ])('of %s is corrected in the middle: %i, %s (VAL-9)', async (value, at, keys, corrected) => {
    const { user } = await show(value);
    await user.click(input());
    input().setSelectionRange(at, at);
    await user.keyboard(keys);
    expect(input()).toHaveValue(corrected);
  });

  it('in another order is refused when the field is left, with an example, and not once it is typed on (UX-34)', async () => {
    const { user } = await show();
    await user.type(input(), '31.12.1985');
    expect(input()).toBeValid();
    await user.tab();
    await waitFor(() => expect(input()).toHaveAccessibleDescription(/Az évvel kezdje, például: 1985\.12\.31/));
    await user.clear(input());
    expect(input()).toBeValid();
    await user.type(input(), '19851231');
    await user.tab();
    expect(input()).toBeValid();
  });

  it('can be picked from a calendar, which opens where it should and closes with the day (VAL-9)', async () => {
    const { user } = await show();
    await user.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Kezdő dátum' });
    expect(await within(dialog).findByRole('grid', { name: '2026. június' })).toBeVisible();
    await user.click(within(dialog).getByRole('gridcell', { name: '2026. június 15., hétfő' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(input()).toHaveValue('2026.06.15');
    expect(button()).toHaveFocus();
  });

  it('opens its calendar at the typed day with the focus on it, and Escape gives the focus back (A11Y-2)', async () => {
    const { user } = await show('2026.07.20');
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '2026. július 20., hétfő' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button()).toHaveFocus();
    expect(input()).toHaveValue('2026.07.20');
  });

  it('offers no day before the first possible one (VAL-9)', async () => {
    const { user } = await show('2026.05.10');
    await user.click(button());
    expect(await screen.findByRole('gridcell', { name: '2026. május 3., vasárnap' })).toBeDisabled();
    expect(screen.getByRole('gridcell', { name: '2026. május 4., hétfő' })).toBeEnabled();
  });

  it('can be picked by year and month (WIZ-6)', async () => {
    const { user } = await renderForm(
      <DateField name="born" label="Kezdő dátum" opensAt="2000-01-01" max="2026-06-01" />,
      { born: '' },
    );
    await user.click(button());
    await user.click(await screen.findByRole('button', { name: /évválasztóra/ }));
    await user.click(await screen.findByRole('radio', { name: '1987' }));
    await user.click(await screen.findByRole('radio', { name: 'március' }));
    await user.click(await screen.findByRole('gridcell', { name: '1987. március 8., vasárnap' }));
    await waitFor(() => expect(input()).toHaveValue('1987.03.08'));
  });
});
