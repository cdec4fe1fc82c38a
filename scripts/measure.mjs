// @ts-check
/**
 * npm run measure: what the house consists of, in figures. `-- REF …` measures commits beside the working tree, all by this script:
 * npm run measure -- 69b1e7b1
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { filesUnder, root } from './run.mjs';

/** @param {string} text @param {RegExp} pattern */
const count = (text, pattern) => [...text.matchAll(pattern)].length;
/** @param {readonly string[]} texts */
const linesOf = (texts) => texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);

/** @param {string} folder */
const measure = (folder) => {
  /** @param {string} name @param {RegExp} pattern @returns {Map<string, string>} */
  const read = (name, pattern = /\.(ts|tsx|mjs|cjs)$/) =>
    new Map(
      (existsSync(join(folder, name)) ? filesUnder(join(folder, name)) : [])
        .filter((file) => pattern.test(file))
        .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
    );
  const src = read('src');
  const code = [...src.values()].join('\n');
  const sizes = [...src.values()].map((text) => linesOf([text])).sort((a, b) => a - b);

  /** The files of src that a file imports, dynamically too. @param {string} file */
  const importsOf = (file) =>
    [...(src.get(file) ?? '').matchAll(/(?:from|import\()\s*'([.~][^']*)'/g)].flatMap(([, path = '']) => {
      const target = path.startsWith('~/') ? path.replace('~', 'src') : join(dirname(file), path);
      return ['', '.ts', '.tsx'].map((end) => target + end).find((one) => src.has(one)) ?? [];
    });
  const imported = [...src.keys()].flatMap(importsOf);
  /** @param {string} page */
  const reach = (page) => {
    const seen = new Set([...src.keys()].filter((file) => file.endsWith(`/${page}.tsx`)));
    for (const file of seen) for (const next of importsOf(file)) seen.add(next);
    return `${seen.size} files, ${linesOf([...seen].map((file) => src.get(file) ?? ''))} lines`;
  };
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    'src, files': src.size,
    'src, lines': linesOf([...src.values()]),
    'tests, lines': linesOf([...read('tests').values()]),
    'mocks, lines': linesOf([...read('mocks').values()]),
    'scripts, lines': linesOf([...read('scripts').values()]),
    'docs, lines (md)': linesOf([...read('docs', /\.md$/).values()]),
    'median file of src, lines': sizes[Math.floor(sizes.length / 2)],
    'files of src over 280 lines': sizes.filter((size) => size > 280).length,
    'files of src imported once': [...src.keys()].filter((file) => imported.filter((one) => one === file).length === 1)
      .length,
    'own hooks (exported)': `${count(code, /const use[A-Z]\w* =/g)} (${count(code, /export const use[A-Z]\w* =/g)})`,
    'useEffect, useLayoutEffect': count(code, /use(?:Layout)?Effect\(/g),
    useRef: count(code, /useRef[<(]/g),
    useState: count(code, /useState[<(]/g),
    createContext: count(code, /createContext[<(]/g),
    'styled(': count(code, /\bstyled\(/g),
    ':has(': count(code, /:has\(/g),
    'PaymentPage reaches': reach('PaymentPage'),
    'WizardPage reaches': reach('WizardPage'),
    'dependencies; for development': `${Object.keys(dependencies).length}; ${Object.keys(devDependencies).length}`,
  };
};

/** @param {string} ref */
const measureCommit = (ref) => {
  const folder = mkdtempSync(join(tmpdir(), 'cportal-measure-'));
  try {
    execFileSync('tar', ['x', '-C', folder], {
      input: execFileSync('git', ['archive', ref], { cwd: root, maxBuffer: 2 ** 28 }),
    });
    return measure(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const columns = [...process.argv.slice(2).map(measureCommit), measure(root)];
for (const name of Object.keys(columns.at(-1) ?? {}))
  console.log(name.padEnd(34) + columns.map((column) => String(Reflect.get(column, name)).padEnd(26)).join(''));
