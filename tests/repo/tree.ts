import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

import { filesUnder, root } from '../../scripts/run.mjs';

/** Remembers a function's answers: the tree stands still while the tests run. */
const once = <T>(ask: (path: string) => T): ((path: string) => T) => {
  const answers = new Map<string, T>();
  return (path) => {
    const answer = answers.get(path) ?? ask(path);
    answers.set(path, answer);
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
