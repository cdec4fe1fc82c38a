const boundaries = require('eslint-plugin-boundaries');
const texts = require('./importTable.json');

const table = Object.fromEntries(
  Object.entries(texts).map(([name, entries]) => [name, entries.split(' ').filter(Boolean)]),
);
/** `type:session` allows type imports only, `dynamic:mocks` dynamic imports only. */
const conditions = { type: { kind: 'type' }, dynamic: { nodeKind: 'dynamic-import' } };

/** The files and folders of src behind the names in the table; also mocks. */
const patternOf = (name) => {
  const path = name === 'mocks' ? name : `src/${name}`;
  return /\.tsx?$/.test(name) ? path : `${path}{.ts,.tsx,/**}`;
};
const nameOf = (entry) => entry.split(':').at(-1);
const names = new Set(Object.entries(table).flatMap(([name, entries]) => [name, ...entries.map(nameOf)]));

const allow = (entry) => ({
  to: { file: { categories: nameOf(entry) } },
  ...(entry.includes(':') ? { dependency: conditions[entry.split(':')[0]] } : {}),
});

const wall = (files, allowed) => ({
  files,
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkUnknownLocals: true,
        message: '{{from.file.path}} may not import {{dependency.source}}: see scripts/eslint/importTable.json',
        policies: allowed.length === 0 ? [] : [{ allow: allowed.map(allow) }],
      },
    ],
  },
});

const shipped = ['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}'];

module.exports = [
  {
    files: shipped,
    plugins: { boundaries },
    settings: {
      // Resolves the alias ~/ of tsconfig.json.
      'import/resolver': { typescript: { alwaysTryTypes: false, project: './tsconfig.json' } },
      'boundaries/files': [...names].map((name) => ({ category: name, pattern: patternOf(name) })),
      'boundaries/additional-dependency-nodes': [{ selector: 'TSImportType > Literal', kind: 'type', name: 'import' }],
      'boundaries/legacy-templates': false,
    },
    rules: { 'boundaries/no-unknown-files': 'error' },
  },
  wall(shipped, []),
  // One configuration per row: in a single one the plugin checks every policy on every import, which is ten times slower.
  ...Object.entries(table).map(([name, entries]) => wall([[patternOf(name), '**/*.{ts,tsx}']], [name, ...entries])),
];
