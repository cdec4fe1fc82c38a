import fc from 'fast-check';

/** Generates values with valid checksums, independently of the code under test. */

export const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(''));

const weightedSum = (text: string) =>
  [...text].reduce((sum, digit, at) => sum + Number(digit) * [9, 7, 3, 1][at % 4]!, 0);

/** Digits with a valid 9, 7, 3, 1… checksum. The last weight is 1, so the last digit completes the sum. */
export const checkedDigits = (count: 8 | 16) =>
  digits(count - 1).map((text) => text + String((10 - (weightedSum(text) % 10)) % 10));

const counties = Array.from({ length: 43 }, (_, at) => at + 2)
  .filter((code) => code !== 21)
  .concat(51)
  .map((code) => String(code).padStart(2, '0'));

export const taxNumbers = fc
  .tuple(checkedDigits(8), fc.integer({ min: 1, max: 5 }), fc.constantFrom(...counties))
  .map(([base, vat, county]) => `${base}-${vat}-${county}`);

export const accounts = fc
  .tuple(checkedDigits(8), fc.oneof(checkedDigits(8), checkedDigits(16)))
  .map(([bank, rest]) => `${bank}-${rest.replace(/^(\d{8})(\d{8})$/, '$1-$2')}`);

/** A birth date and a matching personal tax id. */
export const personalTaxIds = fc
  .tuple(fc.integer({ min: 0, max: 60_000 }), digits(3))
  .map(([days, serial]) => {
    const nine = `8${String(days).padStart(5, '0')}${serial}`;
    const check = [...nine].reduce((sum, digit, at) => sum + Number(digit) * (at + 1), 0) % 11;
    const born = new Date(Date.UTC(1867, 0, 1 + days)).toISOString().split('T')[0]!;
    return { id: nine + String(check), born, check };
  })
  .filter(({ check }) => check !== 10)
  .map(({ id, born }) => ({ id, born }));

/** Every text with exactly one wrong digit between `from` and `to`. */
export function singleDigitErrors(text: string, from = 0, to = text.length): string[] {
  const wrong: string[] = [];
  for (let at = from; at < to; at += 1) {
    if (!/\d/.test(text[at]!)) continue;
    for (let digit = 0; digit <= 9; digit += 1) {
      if (String(digit) !== text[at]) wrong.push(text.slice(0, at) + String(digit) + text.slice(at + 1));
    }
  }
  return wrong;
}

/** Types a text one character at a time, normalising after each. */
export const typeInto = (normalise: (text: string) => string, text: string) =>
  [...text].reduce((value, character) => normalise(value + character), '');
