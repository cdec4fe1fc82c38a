import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { normaliseBankAccount } from '../../../src/domain/bankAccount';
import { displayDate } from '../../../src/domain/dateValidators';
import { digitsOnly } from '../../../src/domain/normalisers';
import { normalisePhone } from '../../../src/domain/phone';
import { normaliseTaxNumber } from '../../../src/domain/taxNumber';
import { DateField } from '../../../src/components/form/DateField';
import { TextField } from '../../../src/components/form/TextField';
import { renderForm } from './renderForm';

const show = async (normalise: (text: string) => string, value = '') => {
  const form = await renderForm(<TextField name="value" label="Szám" normalise={normalise} />, { value });
  return { ...form, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Szám' }) };
};

describe('a masked field', () => {
  it.each([
    ['a phone number (VAL-6)', normalisePhone, '06301234567', '+36/30/1234567'],
    ['a tax number (VAL-4)', normaliseTaxNumber, '12345676241', '12345676-2-41'],
    ['a bank account (VAL-5)', normaliseBankAccount, '117730161111101800000000', '11773016-11111018-00000000'],
    ['a postal code (VAL-7)', digitsOnly(4), 'x1a1b17', '1117'],
  ])('understands %s typed, pasted and filled in alike', async (_kind, normalise, given, shown) => {
    const { user, input } = await show(normalise);
    await user.type(input, given);
    expect(input).toHaveValue(shown);
    await user.clear(input);
    await user.click(input);
    await user.paste(given);
    expect(input).toHaveValue(shown);
    fireEvent.change(input, { target: { value: '' } });
    fireEvent.change(input, { target: { value: given } });
    expect(input).toHaveValue(shown);
  });

  it('leaves the caret where it was: a digit in the middle, and a letter that is not taken (VAL-6)', async () => {
    const { user, input } = await show(normalisePhone, '+36/30/1234567');
    await user.click(input);
    input.setSelectionRange(8, 8);
    await user.keyboard('{Backspace}');
    expect(input).toHaveValue('+36/30/234567');
    await user.keyboard('9');
    expect(input).toHaveValue('+36/30/9234567');
    expect(input.selectionStart).toBe(8);
    await user.keyboard('x');
    expect(input).toHaveValue('+36/30/9234567');
    expect(input.selectionStart).toBe(8);
  });

  it('can be emptied by the backspace key alone (VAL-6)', async () => {
    const { user, input } = await show(normalisePhone, '+36/30/1234567');
    await user.click(input);
    input.setSelectionRange(14, 14);
    await user.keyboard('{Backspace>14/}');
    expect(input).toHaveValue('');
  });
});

describe('a date', () => {
  const showDate = () => renderForm(<DateField name="from" label="Kezdő dátum" opensAt="2026-06-01" min="2026-05-04" rules={[displayDate]} />, { from: '' });

  it('gets its dots while it is typed, and is refused when there is no such day (VAL-9)', async () => {
    const { user } = await showDate();
    const input = screen.getByRole('textbox', { name: 'Kezdő dátum' });
    await user.type(input, '20260230');
    expect(input).toHaveValue('2026.02.30');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/nincs ilyen nap/));
    await user.clear(input);
    await user.paste('2026-01-31');
    expect(input).toHaveValue('2026.01.31');
    await waitFor(() => expect(input).toBeValid());
  });

  it('can be picked from a calendar that opens where it should, and closes with the day (VAL-9)', async () => {
    const { user } = await showDate();
    const open = screen.getByRole('button', { name: 'Kezdő dátum: naptár megnyitása' });
    await user.click(open);
    expect(await screen.findByRole('grid', { name: '2026. június' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '2026. június 15., hétfő' }));
    expect(screen.getByRole('textbox', { name: 'Kezdő dátum' })).toHaveValue('2026.06.15');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
