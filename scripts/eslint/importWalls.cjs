const boundaries = require('eslint-plugin-boundaries');
const table = require('./importTable.json');

/** `type:session` allows type imports only, `dynamic:mocks` dynamic imports only. */
const conditions = { type: { kind: 'type' }, dynamic: { nodeKind: 'dynamic-import' } };

const to = (names) => ({ to: { file: { categories: { anyOf: names } } } });

const policyOf = ([name, entries]) => ({
  from: { file: { categories: name } },
  allow: [
    to([name, ...entries.filter((entry) => !entry.includes(':'))]),
    ...Object.entries(conditions).map(([condition, dependency]) => ({
      ...to(entries.filter((entry) => entry.startsWith(`${condition}:`)).map((entry) => entry.slice(condition.length + 1))),
      dependency,
    })),
  ],
});

/** Every name in the table stands for a file or a folder of src, or for mocks. */
const names = [...new Set(Object.entries(table).flatMap(([from, entries]) => [from, ...entries.map((entry) => entry.split(':').at(-1))]))];
const patternOf = (name) => {
  const path = name === 'mocks' ? name : `src/${name}`;
  return /\.tsx?$/.test(name) ? path : `${path}{.ts,.tsx,/**}`;
};

module.exports = {
  files: ['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.d.ts'] } },
    'boundaries/files': names.map((name) => ({ category: name, pattern: patternOf(name) })),
    'boundaries/additional-dependency-nodes': [{ selector: 'TSImportType > Literal', kind: 'type', name: 'import' }],
    'boundaries/legacy-templates': false,
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkUnknownLocals: true,
        message: '{{from.file.categories}} may not import {{dependency.source}}: see scripts/eslint/importTable.json',
        policies: Object.entries(table).map(policyOf),
      },
    ],
  },
};
