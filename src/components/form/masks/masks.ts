import type { InputState, MaskedChange } from 'react-input-mask';

import { accountGroupLength, phoneNumberMask, taxNumberMask } from '~/domain/constants';
import { normalisePhone } from '~/domain/identity/phone';
import { normaliseTaxNumber } from '~/domain/identity/taxNumber';
import { normaliseBankAccount } from '~/domain/money/bankAccount';

const significant = /[\p{L}\p{N}+]/u;

/** The number of letters, digits and plus signs, which a mask's separators don't change. */
const significantIn = (text: string): number => [...text].filter((character) => significant.test(character)).length;

/** The caret position with the same number of significant characters before it. */
const caretAfter = (text: string, count: number, atEnd: boolean): number => {
  if (atEnd) return text.length;
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (seen === count) return index;
    if (significant.test(text[index] ?? '')) seen++;
  }
  return text.length;
};

/** Normalises the text of an input; the caret stays after the same character. */
const normaliseInput = (normalise: (text: string) => string, { value, selection }: InputState): InputState => {
  const text = normalise(value);
  const at = selection.end ?? value.length;
  // Before the caret, count only what the normaliser keeps.
  const caret =
    text === value ? at : caretAfter(text, significantIn(normalise(value.slice(0, at))), at === value.length);
  return { value: text, selection: { start: caret, end: caret } };
};

/** A number format: react-input-mask's pattern, a normaliser for other spellings, and a test for incomplete numbers. */
export interface Mask {
  pattern: string;
  normalise: (text: string) => string;
  fits: RegExp;
}

const accountGroup = '9'.repeat(accountGroupLength);

export const phoneMask: Mask = {
  pattern: phoneNumberMask,
  normalise: normalisePhone,
  fits: /^(?:\+(?:3(?:6(?:\/(?:\d{0,2}(?:\/\d{0,7})?)?)?)?)?)?$/,
};
export const taxMask: Mask = {
  pattern: taxNumberMask,
  normalise: normaliseTaxNumber,
  fits: /^\d{0,8}(?:-\d?(?:-\d{0,2})?)?$/,
};
export const accountMask: Mask = {
  pattern: `${accountGroup}-${accountGroup}-${accountGroup}`,
  normalise: normaliseBankAccount,
  fits: /^\d{0,8}(?:-\d{0,8}){0,2}$/,
};

/** Whether one character was deleted at the caret. Another spelling of the same number, pasted over it, may be shorter too. */
const isOneDeleted = ({ value: before }: InputState, { value: after, selection: { start } }: InputState): boolean =>
  start !== null && after === before.slice(0, start) + before.slice(start + 1);

/**
 * Decides what a masked input shows. The mask alone would drop characters that don't fit: 06301234567 would become +36/06/3012345.
 * So the normaliser gets the raw text first; what still doesn't fit stays as typed, for the validator to reject.
 */
export const applyMask =
  ({ normalise, fits }: Mask, held: string) =>
  ({ previousState, currentState, nextState }: MaskedChange): InputState => {
    if (currentState === undefined) return { ...nextState, value: held };
    if (previousState === undefined) return currentState;
    const next = normaliseInput(normalise, currentState);
    // Only a separator was deleted, which the normaliser restored: let the mask also delete the digit beside it.
    const stuck = next.value === previousState.value && isOneDeleted(previousState, currentState);
    return stuck && fits.test(next.value) ? normaliseInput(normalise, nextState) : next;
  };
