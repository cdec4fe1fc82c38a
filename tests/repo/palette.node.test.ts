import { describe, expect, it } from 'vitest';

import { dark, light } from '~/theme/palette';

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
};

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_name, { text, background, primary, success, warning, error, inverse, control, bar }) => {
  it.each([
    ['text on the ground', text.primary, background.default],
    ['text on a card', text.primary, background.paper],
    ['secondary text on the ground', text.secondary, background.default],
    ['secondary text on a card', text.secondary, background.paper],
    ['magenta on a card', primary.main, background.paper],
    ['magenta on the ground', primary.main, background.default],
    ['a primary button', primary.contrastText, primary.main],
    ['a primary button under the pointer', primary.contrastText, primary.dark],
    ['the current menu entry', primary.dark, primary.tint],
    ['text in a chosen card', text.primary, primary.tint],
    ['secondary text in a chosen card', text.secondary, primary.tint],
    ['the chosen language', inverse.contrastText, inverse.main],
    ['a success', success.main, success.tint],
    ['a warning', warning.main, warning.tint],
    ['an error', error.main, error.tint],
    ['an error at a field', error.main, background.paper],
    ['text in a warning', text.primary, warning.tint],
    ['text in a success', text.primary, success.tint],
    ['a neutral chip', text.secondary, bar.empty],
  ])('%s has a contrast of at least 4.5 to 1 (A11Y-4)', (_what, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['a control on a card', control.line, background.paper],
    ['a control on the ground', control.line, background.default],
    ['a chosen card', primary.main, primary.tint],
  ])('the border of %s has a contrast of at least 3 to 1 (A11Y-4)', (_what, line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
