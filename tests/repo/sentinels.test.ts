import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sentinels } from '../../mocks/sentinels';

/** The README's table of sentinels, its rows as they stand there. */
const rows = (): string[] => {
  const readme = readFileSync('README.md', 'utf8');
  const from = readme.indexOf('| input | call | code | what |');
  return (readme.slice(from).split('\n\n')[0] ?? '').split('\n').slice(2);
};

describe('the README’s table of sentinels', () => {
  it('is the one that the stand-in answers by, row for row (STUB-4)', () => {
    expect(rows()).toEqual(sentinels.map(({ input, call, code, what }) => `| ${input} | \`${call}\` | ${code === '' ? '' : `\`${code}\``} | ${what} |`));
  });
});
