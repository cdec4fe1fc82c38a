import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { TextField } from '~/components/form/fields/TextField';
import { MaskedField } from '~/components/form/masks/MaskedField';
import { accountMask, phoneMask, taxMask, type Mask } from '~/components/form/masks/masks';
import { phone } from '~/domain/identity/phone';
import { companyTaxNumber } from '~/domain/identity/taxNumber';
import { bankAccount } from '~/domain/money/bankAccount';
import { digitsOnly } from '~/domain/text/normalisers';

import { renderForm } from './renderForm';

const rules = new Map<Mask, (value: string) => string | undefined>([
  [phoneMask, phone],
  [accountMask, bankAccount({ lengths: [16, 24] })],
  [taxMask, companyTaxNumber],
]);

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Szám' });

const show = async (mask: Mask, value = '') => {
  const rule = rules.get(mask);
  return renderForm(<MaskedField name="value" label="Szám" mask={mask} rules={rule && [rule]} />, { value });
};

/** Puts the caret where a click would put it. */
const placeCaret = (at: number) => {
  input().focus();
  input().setSelectionRange(at, at);
  // The mask notes the selection once a frame.
  return new Promise((resolve) => requestAnimationFrame(resolve));
};

describe('a masked field', () => {
  it.each([
    ['a phone number (VAL-6)', phoneMask, '06 30 123 4567', '+36/30/1234567'],
    ['a tax number (VAL-4)', taxMask, '12345676241', '12345676-2-41'],
    ['a bank account of 16 digits (VAL-5)', accountMask, '11773016 11111018', '11773016-11111018'],
    ['an IBAN (VAL-5)', accountMask, 'HU42 1177 3016 1111 1018 0000 0000', '11773016-11111018-00000000'],
  ] as const)('understands %s, typed, pasted and autofilled: %#', async (_, mask, given, shown) => {
    const { user } = await show(mask);
    await user.type(input(), given);
    expect(input()).toHaveValue(shown);
    await user.clear(input());
    await user.paste(given);
    expect(input()).toHaveValue(shown);
    fireEvent.change(input(), { target: { value: '' } });
    fireEvent.change(input(), { target: { value: given } });
    expect(input()).toHaveValue(shown);
  });

  it.each([
    ['a phone number with a digit too many (VAL-6)', phoneMask, '063012345678', '+36/30/12345678', /Hibás telefonszám/],
    ['a foreign phone number (VAL-6)', phoneMask, '+43 664 1234567', '+436641234567', /Hibás telefonszám/],
    ['a tax number with a digit too many (VAL-4)', taxMask, '123456762412', '12345676-2-412', /Hibás adószám/],
    [
      'an account with a digit too many (VAL-5)',
      accountMask,
      '1177301611111018000000009',
      '11773016-11111018-00000000-9',
      /Hibás bankszámlaszám/,
    ],
    [
      'a foreign IBAN (VAL-5)',
      accountMask,
      'DE89 3704 0044 0532 0130 00',
      'DE89 3704 0044 0532 0130 00',
      /Hibás bankszámlaszám/,
    ],
  ] as const)('cuts nothing off %s: the validator refuses it', async (_, mask, given, shown, message) => {
    const { user } = await show(mask);
    await user.click(input());
    await user.paste(given);
    await user.tab();
    expect(input()).toHaveValue(shown);
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(input()).toHaveAccessibleDescription(message));
    expect(input()).toHaveValue(shown);
  });

  it('keeps the caret at an edit in the middle, and at a letter that it doesn’t take (VAL-6)', async () => {
    const { user } = await show(phoneMask, '+36/30/1234567');
    await placeCaret(8);
    await user.keyboard('{Backspace}');
    expect(input()).toHaveValue('+36/30/234567');
    await user.keyboard('9');
    expect(input()).toHaveValue('+36/30/9234567');
    expect(input().selectionStart).toBe(8);
    await user.keyboard('x');
    expect(input()).toHaveValue('+36/30/9234567');
    expect(input().selectionStart).toBe(8);
  });

  it('deletes the digit beside a separator that is deleted (VAL-5)', async () => {
    const { user } = await show(accountMask, '11773016-11111018');
    await placeCaret(9);
    await user.keyboard('{Backspace}');
    expect(input()).toHaveValue('11773011-1111018');
  });

  it.each([
    [phoneMask, '+36/30/1234567', '06301234567'],
    [phoneMask, '+36/30/1234567', '+36301234567'],
    [accountMask, '11773016-11111018', '1177301611111018'],
    [taxMask, '12345676-2-41', '12345676241'],
  ] as const)(
    'keeps every digit of the same number that is pasted over it in another spelling (VAL-4, VAL-5, VAL-6): %#',
    async (mask, shown, pasted) => {
      const { user } = await show(mask, shown);
      await user.tripleClick(input());
      await user.paste(pasted);
      expect(input()).toHaveValue(shown);
    },
  );

  it('leaves nothing of a bare prefix behind (VAL-6)', async () => {
    const { user } = await show(phoneMask);
    await user.click(input());
    await user.tab();
    expect(input()).toHaveValue('');
  });
});

describe.each([
  ['a masked field', <MaskedField name="value" label="Szám" mask={phoneMask} />, '+36/30/12'],
  ['a normalised field', <TextField name="value" label="Szám" normalise={digitsOnly(8)} />, '063012'],
])('%s', (_, field, shown) => {
  it('takes composed input when it is done, and once (SEC-11)', async () => {
    await renderForm(field, { value: '' });
    fireEvent.compositionStart(input());
    for (const value of ['0', '06', '0630', '063012']) {
      fireEvent.input(input(), { target: { value } });
      expect(input()).toHaveValue(value);
    }
    fireEvent.compositionEnd(input());
    expect(input()).toHaveValue(shown);
  });
});

describe('a field of digits', () => {
  it('takes what it can of what is typed, pasted and autofilled (VAL-7)', async () => {
    const { user } = await renderForm(<TextField name="value" label="Szám" normalise={digitsOnly(4)} />, { value: '' });
    await user.type(input(), 'x1a1b17');
    expect(input()).toHaveValue('1117');
    await user.clear(input());
    await user.paste('x1a1b17');
    expect(input()).toHaveValue('1117');
    fireEvent.change(input(), { target: { value: '' } });
    fireEvent.change(input(), { target: { value: 'x1a1b17' } });
    expect(input()).toHaveValue('1117');
  });
});
