const significant = /[\p{L}\p{N}+]/u;

/** How many letters and digits a text holds: what a mask's separators don't change. */
export const significantIn = (text: string): number => [...text].filter((character) => significant.test(character)).length;

/** Where the caret belongs in the normalised text, so that as many letters and digits stand before it; at the end it stays there. */
export const caretAfter = (text: string, count: number, atEnd: boolean): number => {
  if (atEnd) return text.length;
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (seen === count) return index;
    if (significant.test(text[index] ?? '')) seen++;
  }
  return text.length;
};
