const js = require('@eslint/js');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');
const hardCodedText = require('./scripts/eslint/hardCodedText.cjs');
const importWalls = require('./scripts/eslint/importWalls.cjs');
const restricted = require('./scripts/eslint/restricted.cjs');

const typed = ['**/*.{ts,tsx}'];
const portal = ['src/**/*.{ts,tsx}'];
const shipped = ['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}'];
const rules = (names) => Object.fromEntries(names.map((name) => [`cportal/${name}`, 'error']));

/** A flat-config array; eslint.config.js re-exports it, so that ESLint and editors find it. The rules that need types are .oxlintrc.json's (docs/decisions/009). */
module.exports = tseslint.config(
  { ignores: ['dist*/**', '.cache/**', 'coverage/**', 'docs/**', 'test-results/**', 'playwright-report/**', 'public/**'] },
  {
    plugins: { cportal: { rules: { ...restricted, 'import-walls': importWalls.rule, 'hard-coded-text': hardCodedText } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  js.configs.recommended,
  {
    files: typed,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      // What is taken out of an object to leave it behind is named with an underscore.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `type` and `interface` differ in use here: a service's shape is a type where it is computed.
      '@typescript-eslint/consistent-type-definitions': 'off',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error',
      ...rules(['no-double-cast']),
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  { files: [...portal, 'mocks/**/*.tsx'], ...reactHooks.configs.flat.recommended },
  // react-hook-form hands out a callback under the name `field.ref`; the rule takes it for a ref object that is read.
  { files: portal, rules: { 'react-hooks/refs': 'off' } },
  { files: shipped, rules: { 'no-eval': 'error', 'no-implied-eval': 'off', 'no-new-func': 'error', ...rules(['import-walls', 'no-local-iso-day']) } },
  {
    files: portal,
    rules: {
      'no-restricted-globals': ['error', 'open', 'alert', 'confirm', 'prompt', 'event', 'name', 'status'],
      ...rules(['leave-in-one-place', 'no-markup', 'storage-in-session', 'one-clock', 'hard-coded-text']),
    },
  },
  { files: ['src/http/navigation.ts'], rules: { 'cportal/leave-in-one-place': 'off' } },
  { files: ['src/session/**'], rules: { 'cportal/storage-in-session': 'off' } },
  { files: ['src/domain/clock.ts'], rules: { 'cportal/one-clock': 'off' } },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      // A table's rows are known to be there; an assertion that they are reads worse than `!`.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  // Playwright reads the pattern of a fixture's first parameter, an empty one too.
  { files: ['tests/e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(['process', 'console', 'URL', 'Buffer', 'fetch', 'setTimeout', 'require', 'module', '__dirname'].map((name) => [name, 'readonly'])),
    },
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
  },
);
