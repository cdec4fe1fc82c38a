const comments = require('@eslint-community/eslint-plugin-eslint-comments/configs');
const js = require('@eslint/js');
const i18next = require('eslint-plugin-i18next');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const googleTranslate = require('eslint-plugin-react-google-translate');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');
const bans = require('./scripts/eslint/bans.cjs');
const importWalls = require('./scripts/eslint/importWalls.cjs');

const portal = ['src/**/*.{ts,tsx}'];
const shortFiles = ['error', { max: 280 }];

/** A flat-config array. eslint.config.js re-exports it, where ESLint and editors look for it. */
module.exports = tseslint.config(
  {
    ignores: [
      'dist*/**',
      '.cache/**',
      'coverage/**',
      'docs/**',
      'test-results/**',
      'playwright-report/**',
      'public/**',
      // Its types come with what npm run explore installs.
      'scripts/explore/*.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  comments.recommended,
  {
    rules: {
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable', 'global'] }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      // A service's shape is a type where it is computed and an interface where it is written.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // Event handlers are written `onClick={() => close()}`.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React ignores what an async event handler returns.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Spreading a string splits it into code points, and that is why it is spread.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // A seventh of lint's time, for look-alikes of classes and for enums: the classes are few, none like another, and there is no enum.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // The wire sends "" for a missing text, so `||` is right for strings.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowNumber: true,
          allowNullish: false,
          allowAny: false,
          allowBoolean: false,
          allowNever: false,
          allowRegExp: false,
        },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'max-lines': shortFiles,
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  { files: [...portal, 'mocks/**/*.tsx'], ...reactHooks.configs.flat.recommended },
  { files: portal, rules: { 'func-style': ['error', 'expression'] } },
  // react-hook-form names a callback `field.ref`, which the rule mistakes for a ref object.
  { files: ['src/components/form/**'], rules: { 'react-hooks/refs': 'off' } },
  {
    files: [...portal, 'mocks/**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    rules: {
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
    },
  },
  // A browser that translates the page replaces text nodes, which React then fails to move or remove (FLT-10).
  { files: ['src/**/*.tsx'], ...googleTranslate.configs.recommended },
  {
    files: ['src/**/*.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          message: 'Move this text to src/i18n/locales (I18N-3)',
          'should-validate-template': true,
          // Anything with a letter in it is a text.
          words: { exclude: [/^\P{L}*$/u] },
          'jsx-attributes': {
            include: ['aria-label', 'aria-description', 'placeholder', 'title', 'alt', 'label', 'helperText'],
          },
          // `t` and `errorText` take keys, `format` a pattern.
          callees: { exclude: ['t', '\\w+Text', 'format\\w*'] },
        },
      ],
    },
  },
  ...importWalls,
  ...bans,
  // The contract is kept as it was given.
  { files: ['mocks/contract.ts'], rules: { '@typescript-eslint/no-redundant-type-constituents': 'off' } },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      // In a table of test cases `!` reads better than an assertion that the row exists.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Type tests compare types with generic functions that use each parameter once.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // `expect(service.method)` doesn't call the method.
      '@typescript-eslint/unbound-method': 'off',
      // A page's tests stand together.
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  // Playwright reads the names of a fixture's first parameter, even when there are none.
  { files: ['tests/e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'URL', 'Buffer', 'fetch', 'setTimeout', 'require', 'module', '__dirname'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
    rules: { 'max-lines': shortFiles },
  },
);
