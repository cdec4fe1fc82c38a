import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

import { root } from '../../scripts/run.mjs';
import { filesOf, nodesOf, parse } from './tree';

const isFile = (path: string): boolean => existsSync(join(root, path)) && statSync(join(root, path)).isFile();

/** The files that a file imports statically, as paths from the root. */
const importsOf = (file: string): string[] =>
  nodesOf(
    parse(file),
    (one): one is ts.ImportDeclaration | ts.ExportDeclaration =>
      ts.isImportDeclaration(one) || ts.isExportDeclaration(one),
  ).flatMap(({ moduleSpecifier }) => {
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier) || !/^[.~]/.test(moduleSpecifier.text))
      return [];
    const { text } = moduleSpecifier;
    const target = text.startsWith('~/') ? text.replace('~', 'src') : join(dirname(file), text);
    return ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).find(isFile) ?? [];
  });

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

it('no file of src or mocks imports itself in a circle, types included', () => {
  const files = [...filesOf('src'), ...filesOf('mocks')];
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  const cycles = cyclesIn(graph);
  // Proves that the alias is followed.
  expect(graph.get('src/services/payment.ts')).toContain('src/http/clients.ts');
  expect(cycles).toEqual([]);
});
