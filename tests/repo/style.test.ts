// @vitest-environment node
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { filesOf, parse, read } from './tree';

const portal = filesOf('src');
const shipped = [...portal, ...filesOf('mocks')];
const everything = [...shipped, ...filesOf('tests'), ...filesOf('scripts', /\.(ts|mjs|cjs)$/)];

const reExportsOnly = (file: string): boolean => {
  const { statements } = parse(file);
  return (
    statements.length > 0 &&
    statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined)
  );
};

/** What a file exports beside types. */
const exportedNames = (file: string): string[] =>
  parse(file).statements.flatMap((statement) => {
    const exported =
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);
    if (!exported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map((declaration) => declaration.name.getText());
    return (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name !== undefined
      ? [statement.name.text]
      : [];
  });

describe('every file of the portal and its stand-in', () => {
  it('is no barrel', () => {
    expect(shipped.filter((file) => /^index\.tsx?$/.test(basename(file)) || reExportsOnly(file))).toEqual([]);
  });

  it('is named after what it holds: a component or context in PascalCase, anything else in camelCase', () => {
    const odd = shipped.filter((file) => {
      const name = basename(file).replace(/(\.d)?\.tsx?$/, '');
      // The router's lazy modules export their page as `Component`; a context's file exports its provider, App.tsx its factory.
      const fitting = [name, 'Component', `create${name}`, name.replace(/Context$/, 'Provider')];
      if (/^[A-Z]/.test(name)) return !exportedNames(file).some((one) => fitting.includes(one));
      return (
        !/^[a-z][A-Za-z0-9]*$/.test(name) ||
        (file.endsWith('.tsx') && exportedNames(file).some((one) => /^[A-Z][a-z]/.test(one)))
      );
    });
    expect(odd).toEqual([]);
  });
});

describe('every file', () => {
  it('silences neither the compiler nor a test', () => {
    const silenced =
      /@ts-(ignore|nocheck|expect-error(?!\s+-- \S))|\b(it|test|describe)\.(only|todo|fixme|skip(?!\(!))\(/;
    expect(everything.filter((file) => file !== 'tests/repo/style.test.ts' && silenced.test(read(file)))).toEqual([]);
  });
});
