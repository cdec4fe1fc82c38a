import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

import { filesUnder, root } from '../../scripts/run.mjs';

/** Remembers a function's answers: the tree stands still while the tests run. */
const once = <T>(ask: (path: string) => T): ((path: string) => T) => {
  const known = new Map<string, T>();
  return (path) => {
    const answer = known.get(path) ?? ask(path);
    known.set(path, answer);
    return answer;
  };
};

export const read = once((path) => readFileSync(join(root, path), 'utf8'));

/** Files of a folder whose names match, as paths from the repository's root. */
export const filesOf = (folder: string, pattern = /\.tsx?$/): string[] =>
  existsSync(join(root, folder))
    ? filesUnder(join(root, folder))
        .map((file) => relative(root, file))
        .filter((file) => pattern.test(file))
        .sort()
    : [];

export const parse = once((path) =>
  ts.createSourceFile(
    path,
    read(path),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  ),
);

/** Every node of a kind in a file, outermost first. */
export const nodesOf = <T extends ts.Node>(source: ts.SourceFile, is: (node: ts.Node) => node is T): T[] => {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (is(node)) found.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
};

/** What a file imports from this repository: paths from the root, with their extension, and whether only dynamically. */
export const importsOf = once((path): { target: string; dynamic: boolean }[] => {
  const source = parse(path);
  const specifiers: { text: string; dynamic: boolean }[] = [];
  for (const node of nodesOf(
    source,
    (one): one is ts.ImportDeclaration | ts.ExportDeclaration =>
      ts.isImportDeclaration(one) || ts.isExportDeclaration(one),
  )) {
    if (node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier))
      specifiers.push({ text: node.moduleSpecifier.text, dynamic: false });
  }
  for (const call of nodesOf(source, ts.isCallExpression)) {
    const [first] = call.arguments;
    if (call.expression.kind === ts.SyntaxKind.ImportKeyword && first !== undefined && ts.isStringLiteral(first))
      specifiers.push({ text: first.text, dynamic: true });
  }
  return specifiers
    .filter(({ text }) => text.startsWith('.'))
    .map(({ text, dynamic }) => ({ target: resolveImport(path, text), dynamic }));
});

const resolveImport = (from: string, specifier: string): string => {
  const base = resolve(root, dirname(from), specifier.replace(/\?.*$/, ''));
  const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
  const found = ['', '.ts', '.tsx', '.d.ts', '.json', '/index.ts', '/index.tsx'].map((end) => base + end).find(isFile);
  return relative(root, found ?? base);
};

/** A literal text, or a template with `${…}` marked as \u0000. */
export interface Literal {
  text: string;
  line: number;
}

export const hole = '\u0000';

export const literalsOf = (path: string): Literal[] => {
  const source = parse(path);
  const lineOf = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const plain = nodesOf(source, ts.isStringLiteralLike).map((node) => ({ text: node.text, line: lineOf(node) }));
  const templates = nodesOf(source, ts.isTemplateExpression).map((node) => ({
    text: node.head.text + node.templateSpans.map((span) => hole + span.literal.text).join(''),
    line: lineOf(node),
  }));
  return [...plain, ...templates];
};
