/** The text of an input and its selection, as react-input-mask hands them around too. */
export interface InputState {
  value: string;
  selection: { start: number | null; end: number | null };
}

const significant = /[\p{L}\p{N}+]/u;

/** How many letters, digits and plus signs a text holds: what a mask's separators don't change. */
export const significantIn = (text: string): number => [...text].filter((character) => significant.test(character)).length;

/** Where the caret belongs in the normalised text, so that as many significant characters stand before it. */
export const caretAfter = (text: string, count: number, atEnd: boolean): number => {
  if (atEnd) return text.length;
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (seen === count) return index;
    if (significant.test(text[index] ?? '')) seen++;
  }
  return text.length;
};

/** Normalises what stands in an input. The caret stays behind the character that it stood behind. */
export const normaliseInput = (normalise: (text: string) => string, { value, selection }: InputState): InputState => {
  const text = normalise(value);
  const at = selection.end ?? value.length;
  // Of what stands before the caret, only what the normaliser keeps counts.
  const caret = text === value ? at : caretAfter(text, significantIn(normalise(value.slice(0, at))), at === value.length);
  return { value: text, selection: { start: caret, end: caret } };
};
