import type { InputState } from 'react-input-mask';

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
export const normaliseInput = (normalise: (text: string) => string, { value, selection }: InputState): InputState => {
  const text = normalise(value);
  const at = selection.end ?? value.length;
  // Before the caret, count only what the normaliser keeps.
  const caret =
    text === value ? at : caretAfter(text, significantIn(normalise(value.slice(0, at))), at === value.length);
  return { value: text, selection: { start: caret, end: caret } };
};
