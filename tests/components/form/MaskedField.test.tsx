import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { TextField } from '~/components/form/fields/TextField';
import { MaskedField } from '~/components/form/masks/MaskedField';
import { accountMask, phoneMask, taxMask, type Mask } from '~/components/form/masks/masks';
import { phone } from '~/domain/identity/phone';
import { companyTaxNumber } from '~/domain/identity/taxNumber';
import { bankAccount } from '~/domain/money/bankAccount';
import { normaliseDate, normaliseZip } from '~/domain/text/normalisers';

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
    ['an IBAN that says so (SEC-11)', accountMask, 'IBAN: HU42 1177301611111018', '11773016-11111018'],
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
  ['a normalised field', <TextField name="value" label="Szám" normalise={normaliseZip} />, '063012'],
])('%s', (_, field, held) => {
  const compose = (values: readonly string[]) => {
    fireEvent.compositionStart(input());
    for (const value of values) {
      fireEvent.input(input(), { target: { value } });
      expect(input()).toHaveValue(value);
    }
  };

  it('leaves composed input alone until it is done (SEC-11)', async () => {
    const { user } = await renderForm(field, { value: '' });
    await user.click(input());
    compose(['0', '06', '06 3', '06 3012']);
    fireEvent.compositionEnd(input());
    await user.tab();
    expect(input()).toHaveValue(held);
  });

  it('is sent with what is still being composed (SEC-11, PUB-19)', async () => {
    const { submitted } = await renderForm(field, { value: '' });
    compose(['06 3012']);
    fireEvent.submit(input());
    await waitFor(() => expect(submitted).toEqual([{ value: held }]));
  });
});

describe('a text field', () => {
  it('shows what is typed as it is until it is left, and sends it normalised even before (SEC-11)', async () => {
    const { user, submitted } = await renderForm(<TextField name="value" label="Szám" normalise={normaliseDate} />, {
      value: '',
    });
    await user.type(input(), '2026-1-31 ');
    expect(input()).toHaveValue('2026-1-31 ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ value: '2026.1.31' }]));
    await user.tab();
    expect(input()).toHaveValue('2026.1.31');
  });

  it('without a normaliser of its own sends a name as it is drawn, with plain single spaces (SEC-11)', async () => {
    const { user, submitted } = await renderForm(<TextField name="value" label="Szám" />, { value: '' });
    await user.click(input());
    await user.paste(' Kova\u0301cs\u00A0 Anna\u200B ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ value: 'Kovács Anna' }]));
  });
});
