const windowLike = '/^(window|globalThis|self|document)$/';
const isLocation = (node) =>
  `:matches([${node}.name='location'], [${node}.property.name='location'][${node}.object.name=${windowLike}])`;

const casts = {
  message: 'Narrow the value instead of silencing the compiler with `as`',
  syntax: ['TSAsExpression > TSAsExpression.expression', 'TSAsExpression > TSNeverKeyword.typeAnnotation'],
};

const shipped = [
  casts,
  {
    message: "Don't cut a local day out of toISOString(); use src/domain/time/dates.ts (I18N-4)",
    syntax: [
      "CallExpression[callee.property.name=/^(slice|split|substring|substr)$/][callee.object.callee.property.name='toISOString']",
    ],
  },
  {
    message: 'Leave out the file extension',
    syntax: [
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal.source[value=/^\\..*\\.[jt]sx?$/]',
    ],
  },
];

const newCss = ':has\\(|@starting-style|@scope|light-dark\\(|content-visibility';
const newCssProperties =
  'contentVisibility|textWrap|fieldSizing|interpolateSize|scrollbarGutter|anchorName|viewTransitionName';

/** What the browsers of package.json's list lack. */
const tooNew = {
  message: 'Missing in a supported browser (browserslist in package.json, OPS-11)',
  properties: [
    ...['canParse', 'parse'].map((property) => ({ object: 'URL', property })),
    ...['Object', 'Map'].map((object) => ({ object, property: 'groupBy' })),
    ...['withResolvers', 'try'].map((property) => ({ object: 'Promise', property })),
    { object: 'AbortSignal', property: 'any' },
    { object: 'Array', property: 'fromAsync' },
    { object: 'Intl', property: 'Segmenter' },
    ...['isWellFormed', 'toWellFormed', 'checkVisibility', 'startViewTransition'].map((property) => ({ property })),
  ],
  globals: ['scheduler', 'Iterator'],
  syntax: [
    "NewExpression[callee.name='RegExp'] > Literal[value=/v/]:nth-child(2)",
    'Literal[regex.flags=/v/]',
    // CSS in styled and sx.
    `Literal[value=/${newCss}/]`,
    `TemplateElement[value.raw=/${newCss}/]`,
    `Property[key.name=/^(${newCssProperties})$/]`,
  ],
};

/** Bans for src; `except` is the one place that is exempt. */
const portal = [
  ...shipped,
  tooNew,
  {
    message: 'Follow addresses through src/http/navigation.ts (SEC-3)',
    except: 'src/http/navigation.ts',
    globals: ['open'],
    syntax: [
      `CallExpression[callee.property.name=/^(assign|replace)$/]${isLocation('callee.object')}`,
      `AssignmentExpression[left.property.name='href']${isLocation('left.object')}`,
      `AssignmentExpression${isLocation('left')}`,
    ],
  },
  {
    message: 'Show text as text, never as markup or code (SEC-5, ERR-6)',
    properties: [
      ...['innerHTML', 'outerHTML', 'srcdoc', 'insertAdjacentHTML', 'createContextualFragment'].map((property) => ({
        property,
      })),
      { object: 'document', property: 'write' },
      { object: 'document', property: 'writeln' },
    ],
    syntax: [
      'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
      "Property[key.name='dangerouslySetInnerHTML']",
      "JSXAttribute[name.name='href'] Literal[value=/^javascript:/i]",
    ],
  },
  {
    message: 'Read and write storage in src/session (SES-1, SEC-8)',
    except: 'src/session/**',
    globals: ['sessionStorage', 'localStorage', 'indexedDB'],
    properties: [{ object: 'document', property: 'cookie' }],
  },
  {
    message: 'Ask src/domain/time/clock.ts for the time (BIZ-2)',
    except: 'src/domain/time/clock.ts',
    properties: [{ object: 'Date', property: 'now' }],
    syntax: ["NewExpression[callee.name='Date'][arguments.length=0]", "CallExpression[callee.name='Date']"],
  },
  {
    // i18next/no-literal-string skips text nested in other attributes, and these attributes on native elements.
    message: 'Move this text to src/i18n/locales (I18N-3)',
    syntax: [
      'JSXAttribute JSXText[value=/\\p{L}/u]',
      'JSXAttribute[name.name=/^aria-(description|roledescription|valuetext)$/] > Literal',
    ],
  },
  {
    message: "Import MUI's components from '@mui/material'; icons each by its path, as there are thousands",
    syntax: [
      'ImportDeclaration[source.value=/^@mui.material.(?!locale|styles)/]',
      "ImportDeclaration[source.value='@mui/icons-material']",
    ],
  },
  {
    message: "Give text its size with rem(px), so that the browser's own font size counts (A11Y-4)",
    except: 'src/theme/typography.ts',
    syntax: [
      "Property[key.name='fontSize'] > Literal[value>3]",
      "Property[key.name='fontSize'] > ObjectExpression > Property > Literal[value>3]",
      'Property[key.name=/^(fontSize|lineHeight)$/] Literal[value=/px$/]',
    ],
  },
  {
    message: "Don't use the browser's dialogs, or globals that read like local names",
    globals: ['alert', 'confirm', 'prompt', 'event', 'name', 'status'],
  },
];

/** Converts bans to ESLint's options. */
const restrict = (bans) => ({
  'no-restricted-globals': [
    'error',
    {
      checkGlobalObject: true,
      globals: bans.flatMap(({ message, globals = [] }) => globals.map((name) => ({ name, message }))),
    },
  ],
  'no-restricted-properties': [
    'error',
    ...bans.flatMap(({ message, properties = [] }) => properties.map((property) => ({ ...property, message }))),
  ],
  'no-restricted-syntax': [
    'error',
    ...bans.flatMap(({ message, syntax = [] }) => syntax.map((selector) => ({ selector, message }))),
  ],
});

module.exports = [
  { files: ['**/*.{ts,tsx}'], rules: restrict([casts]) },
  { files: ['mocks/**/*.{ts,tsx}'], rules: restrict(shipped) },
  // checkGlobalObject only checks `window.open` if `window` is declared.
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
    rules: restrict(portal),
  },
  ...portal
    .filter(({ except }) => except !== undefined)
    .map((ban) => ({ files: [ban.except], rules: restrict(portal.filter((other) => other !== ban)) })),
];
