import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { sentinels } from '../../../mocks/sentinels';

/** The rows of the table of inputs in docs/stand-in.md. */
const rows = (): string[] => {
  const text = readFileSync('docs/stand-in.md', 'utf8');
  const from = text.indexOf('| input | call | code | what |');
  return (text.slice(from).split('\n\n')[0] ?? '').trimEnd().split('\n').slice(2);
};

describe('the table of inputs in docs/stand-in.md', () => {
  it('lists the stand-in’s sentinels (STUB-4)', () => {
    expect(rows()).toEqual(
      sentinels.map(
        ({ input, call, code, what }) => `| ${input} | \`${call}\` | ${code === '' ? '' : `\`${code}\``} | ${what} |`,
      ),
    );
  });
});
