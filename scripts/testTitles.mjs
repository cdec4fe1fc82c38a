// @ts-check
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

import { filesUnder, root } from './run.mjs';

const idPattern = /\b[A-Z][A-Z0-9]*-\d+\b/g;

/** The rule ids of docs/requirements.md, in its order. @returns {string[]} */
export const requirementIds = () =>
  [...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^- ([A-Z][A-Z0-9]*-\d+) /gm)].map(
    (match) => match[1] ?? '',
  );

/** `it`, `itEach(table)`, `test.each(table)`, `describe.skip`… down to the first name. @param {ts.Expression} node @returns {string} */
const calleeName = (node) => {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)) {
    return calleeName(ts.isTaggedTemplateExpression(node) ? node.tag : node.expression);
  }
  return '';
};

/** All literal text below a node, including a template's parts and the cells of a table. @param {ts.Node} node @returns {string} */
const literalText = (node) => {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return node.text;
  /** @type {string[]} */
  const parts = [];
  node.forEachChild((child) => void parts.push(literalText(child)));
  return parts.join(' ');
};

/** @param {ts.CallExpression} call @returns {string} */
const titleOf = (call) => {
  const [title] = call.arguments;
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title) || ts.isBinaryExpression(title)))
    return '';
  const text = literalText(title);
  // Most rows of itEach are wide.
  const hasTable = ts.isCallExpression(call.expression) && calleeName(call.expression) !== 'itEach';
  const table = hasTable && /[%$]/.test(text) ? literalText(call.expression) : '';
  return `${text} ${table}`;
};

/**
 * Whether only `npm run test:all` runs the test or the group: its options say `tag: '@wide'` (Playwright) or `tags: ['wide']` (Vitest).
 * @param {ts.CallExpression} call
 */
const isWide = ({ arguments: [, options] }) =>
  options !== undefined &&
  ts.isObjectLiteralExpression(options) &&
  options.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      ['tag', 'tags'].includes(property.name.getText()) &&
      /^(?:'@wide'|\['wide'\])$/.test(property.initializer.getText()),
  );

/** @param {string} file @param {string} source @returns {string[]} the titles of its groups and of its tests that `npm test` runs */
export const titlesIn = (file, source) => {
  // The whole file is wide (Vitest).
  if (/^\/\/ @module-tag wide$/m.test(source)) return [];
  /** @type {string[]} */
  const titles = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && /^(it|itEach|test|describe)$/.test(calleeName(node.expression))) {
      if (isWide(node)) return;
      titles.push(titleOf(node));
    }
    node.forEachChild(visit);
  };
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return titles.filter((title) => title.trim() !== '');
};

/** Which ids the titles under tests/ name, and in which files. @returns {Map<string, Set<string>>} */
export const testedIds = () => {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const file of filesUnder(join(root, 'tests')).filter((path) => /\.(test|spec)\.tsx?$/.test(path))) {
    for (const title of titlesIn(file, readFileSync(file, 'utf8'))) {
      for (const [id] of title.matchAll(idPattern))
        found.set(id, (found.get(id) ?? new Set()).add(relative(root, file)));
    }
  }
  return found;
};
