// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { filesOf, importsOf } from './tree';

/** Each cycle once, as `a.ts → b.ts → a.ts`. */
const cyclesIn = (graph: ReadonlyMap<string, readonly string[]>): string[] => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (trail.includes(file) || done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return cycles;
};

describe('imports', () => {
  it('form no cycle of files; type imports count too', () => {
    const files = [...filesOf('src'), ...filesOf('mocks')];
    const staticImports = (file: string): string[] =>
      importsOf(file).flatMap(({ target, dynamic }) => (dynamic ? [] : [target]));
    expect(cyclesIn(new Map(files.map((file) => [file, staticImports(file)])))).toEqual([]);
  });

  it('would show a cycle', () => {
    expect(
      cyclesIn(
        new Map([
          ['a.ts', ['b.ts']],
          ['b.ts', ['c.ts']],
          ['c.ts', ['b.ts']],
        ]),
      ),
    ).toEqual(['b.ts → c.ts → b.ts']);
  });
});
