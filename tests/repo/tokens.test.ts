import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/theme/tokens.css', 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const tokensOf = (part: string): Record<string, string> => Object.fromEntries([...part.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name = '', value = '']) => [name, value]));
const light = tokensOf(lightCss);
const dark = { ...light, ...tokensOf(darkCss) };

/** Relative luminance and contrast, by WCAG 2.2's definition. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
};

const textPairs = [
  ['ink', 'ground'], ['ink', 'card'], ['ink-2', 'ground'], ['ink-2', 'card'], ['primary', 'card'], ['primary', 'ground'], ['on-primary', 'primary'],
  ['on-primary', 'primary-dark'], ['primary-dark', 'primary-tint'], ['ink', 'primary-tint'], ['ink-2', 'primary-tint'], ['on-ink', 'ink'], ['ok', 'ok-tint'], ['warn', 'warn-tint'],
  ['bad', 'bad-tint'], ['bad', 'card'], ['ink', 'warn-tint'], ['ink', 'ok-tint'], ['ink-2', 'bar-empty'],
] as const;

describe.each([['light', light], ['dark', dark]] as const)('the %s colours', (_name, tokens) => {
  it.each(textPairs)('%s on %s can be read: 4.5 to 1 (A11Y-4)', (text, ground) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([['control-line', 'card'], ['control-line', 'ground'], ['primary', 'primary-tint']])('the line %s can be told from %s: 3 to 1 (A11Y-4)', (line, ground) => {
    expect(contrast(tokens[line] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});
